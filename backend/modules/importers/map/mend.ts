/** Cleans single values of feeds. Pure. */
import { readable } from '../../../../runtime/core/richtext/plain.ts';

/** Letters that appear where UTF-8 was read as Latin-1, with what follows them. */
const MISREAD = /[\u00c2\u00c3\u00c4\u00c5\u00e2\u00f0][\u0080-\u00bf]/;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Undoes UTF-8 that was read as Latin-1: `SÃ£o Paulo` -> `São Paulo`. Texts that were not are unchanged. */
export function mendEncoding(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: all of Latin-1
  if (!MISREAD.test(text) || !/^[\u0000-\u00ff]*$/.test(text)) return text;
  try {
    return utf8.decode(Buffer.from(text, 'latin1'));
  } catch {
    return text;
  }
}

/** A value on one line: no markup, no control and zero-width characters, single spaces. */
export function lineOf(text: string): string {
  return readable(unescapeOnce(mendEncoding(text)).replace(/<\/?[a-z][^<>]*>/gi, ' '))
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060-\u2064]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Resolves the entities that escape markup, and numeric ones, once. */
export function unescapeOnce(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
  });
}
