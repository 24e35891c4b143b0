/** Text for places that hold no markup: metatags, XML, titles. */

/** What XML 1.0 cannot hold, in any spelling: control characters, lone surrogates, noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** The text without characters that XML forbids; lone surrogates become U+FFFD. */
export function printable(text: string): string {
  return text.toWellFormed().replace(unprintable, '');
}

/** One line of text, at most `limit` UTF-16 units, cut between words with an ellipsis. */
export function shorten(text: string, limit: number): string {
  const line = printable(text).replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  // A text without spaces is cut inside the word, but not inside a character.
  const kept = space > limit / 2 ? cut.slice(0, space) : cut.isWellFormed() ? cut : cut.slice(0, -1);
  return `${kept.replace(/[\s.,;:–—-]+$/, '')}…`;
}

/** The visible text of sanitised HTML. For descriptions only, never to be shown as markup. */
export function textOfHtml(html: string): string {
  const text = html
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
      (_, decimal: string, hex: string, name: string) =>
        name ? (entities[name.toLowerCase()] ?? ' ') : character(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    );
  return text.replace(/\s+/g, ' ').trim();
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ' ';
}
