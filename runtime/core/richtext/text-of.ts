/** Plain text from sanitized HTML. */
import { keep } from '../keep.ts';

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};
const BLOCK_END =
  /<\/?(?:p|li|ul|ol|h[1-6]|div|blockquote|pre|table|tr|td|th|figure|figcaption|hr|br|iframe)\b[^<>]*>/gi;

/** Up to the closing tag, or to the end of the text: text from strangers is scanned only once. */
const CODE = /<(script|style)\b(?:.*?<\/\1\s*>|.*$)/gis;

/** By length, then by the text itself: a string already in memory is found without comparing its characters. */
const summaries = new Map<number, Map<string, string>>();

/** The beginning of the text without markup, cut at a word boundary to at most `limit` characters with an ellipsis. */
export function summaryOf(html: string, limit: number): string {
  const known = summaries.get(limit) ?? new Map<string, string>();
  summaries.set(limit, known);
  // Markup beyond this length is ignored, so that a summary of a long text stays cheap.
  return known.get(html) ?? keep(known, html, cut(textOf(html.slice(0, limit * 8 + 2000)), limit));
}

/** The text without markup, spaces collapsed. */
export function textOf(html: string): string {
  return html
    .replace(CODE, ' ')
    .replace(BLOCK_END, ' ')
    .replace(/<[^>]*>?/g, '')
    .replace(/&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]+));/g, decode)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same, with a blank line at block boundaries. */
export function paragraphTextOf(html: string): string {
  return html.replace(CODE, ' ').split(BLOCK_END).map(textOf).filter(Boolean).join('\n\n');
}

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '';
}

function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const room = text.slice(0, limit - 1);
  const end = room.lastIndexOf(' ');
  const kept = end > limit / 2 ? room.slice(0, end) : room;
  return `${kept.replace(/[\s.,;:!?–-]+$/u, '').toWellFormed()}…`;
}
