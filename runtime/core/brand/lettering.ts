/** Text helpers for images: initials, line breaks and estimated widths. */

const ARTICLES = new Set([
  'the',
  'a',
  'an',
  'der',
  'die',
  'das',
  'le',
  'la',
  'les',
  'and',
  'und',
  'et',
  'of',
  'jobs',
  'careers',
]);
const NARROW = /[iljtfrI.,:;'!|()\s-]/;
const WIDE = /[mwMWÄÖÜ&@%]/;

/** One or two initials for an icon: `The Harbor Ledger` gives `HL`; a repeated letter is shown once. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s/&+–—-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const strong = words.filter((word) => !ARTICLES.has(word.toLowerCase()));
  const [first = '', second = ''] = (strong.length > 0 ? strong : words).slice(0, 2).map((word) => [...word][0] ?? '');
  return (first === second ? first : first + second).toUpperCase() || '•';
}

/** Estimated width of bold text in pixels; tends to overestimate. */
export function textWidth(text: string, size: number): number {
  const units = Array.from(text, (letter) =>
    NARROW.test(letter) ? 0.4 : WIDE.test(letter) ? 0.95 : /[A-Z]/.test(letter) ? 0.74 : 0.62,
  );
  return units.reduce((sum, unit) => sum + unit, 0) * size;
}

/** Breaks a text into lines of at most `length` characters between words; a longer word stays whole. */
export function linesOf(text: string, length: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > 0 ? lines : [''];
}
