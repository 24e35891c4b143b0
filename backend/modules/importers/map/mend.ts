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

const NAMED = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
    ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', middot: '·', deg: '°', euro: '€', pound: '£', szlig: 'ß' },
    ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„', laquo: '«', raquo: '»' },
    ...{ oelig: 'œ', OElig: 'Œ', aelig: 'æ', AElig: 'Æ', oslash: 'ø', Oslash: 'Ø' },
  }),
);
/** `eacute` is an e with an acute accent. */
const MARKS = new Map(
  Object.entries({
    ...{ acute: '\u0301', grave: '\u0300', circ: '\u0302', uml: '\u0308', cedil: '\u0327', tilde: '\u0303' },
    ring: '\u030a',
  }),
);

function characterNamed(name: string): string | undefined {
  const mark = MARKS.get(name.slice(1));
  return mark === undefined ? NAMED.get(name) : `${name[0]}${mark}`.normalize('NFC');
}

/** Resolves the entities that escape markup, numeric ones, and those of letters and signs that texts have, once. */
export function unescapeOnce(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,7}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return characterNamed(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
  });
}
