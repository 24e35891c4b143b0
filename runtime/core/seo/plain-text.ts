/** Text for places without markup: meta tags, XML, titles. */

/** Characters that XML 1.0 forbids, in any form: control characters, lone surrogates, noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** Removes characters that XML forbids; lone surrogates become U+FFFD. */
export function printable(text: string): string {
  return text.toWellFormed().replace(unprintable, '');
}

/** One line of text, at most `limit` UTF-16 units, cut between words and ended with an ellipsis. */
export function shorten(text: string, limit: number): string {
  const line = printable(text).replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  const space = cut.lastIndexOf(' ');
  // A text without spaces is cut within a word, but never within a character.
  const kept = space > limit / 2 ? cut.slice(0, space) : cut.isWellFormed() ? cut : cut.slice(0, -1);
  return `${kept.replace(/[\s.,;:–—-]+$/, '')}…`;
}
