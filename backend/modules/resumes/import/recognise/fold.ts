/** Lowercase without accents, for comparing headings. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’`´]/g, "'");
}

/** A line folded letter by letter, and where each of its letters stands in the line. */
export function folded(line: string): { text: string; at(index: number): number } {
  const positions: number[] = [];
  let text = '';
  let position = 0;
  for (const letter of line) {
    const plain = fold(letter);
    text += plain;
    for (let at = 0; at < plain.length; at += 1) positions.push(position);
    position += letter.length;
  }
  return { text, at: (index) => positions[index] ?? line.length };
}

/** A folded text with the vowels that files without umlauts spell out: `ueber`, `fuehrerschein`. For comparing alone. */
export const unspelled = (text: string): string => text.replace(/[aou]e/g, ([vowel = '']) => vowel);
