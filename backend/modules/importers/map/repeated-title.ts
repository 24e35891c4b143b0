/** Descriptions that begin with the title of their ad, which stands above them. Pure. */
import { escapeHtml } from '../../../../runtime/core/richtext/plain.ts';
import { lineOf } from './mend.ts';

const FIRST_LINE =
  /^\s*<(p|div|h[1-6])\b[^<>]*>\s*(?:<(?:strong|b)>)?([^<>]{2,200}?)(?:<\/(?:strong|b)>)?\s*(<br\s*\/?>|<\/\1>)\s*(?=\S)/i;

/** HTML without its first line if that is the title, and not all there is. */
export function withoutTitle(html: string, title: string): string {
  return html.replace(FIRST_LINE, (whole, tag: string, words: string, end: string) => {
    if (folded(words) !== folded(escapeHtml(title))) return whole;
    return end.startsWith('</') ? '' : `<${tag}>`;
  });
}

const folded = (text: string): string =>
  lineOf(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
