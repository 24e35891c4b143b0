/** Letters that Unicode decomposition does not split. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
};

/** Words with several common spellings in place names. */
const WORDS: Readonly<Record<string, string>> = {
  saint: 'st',
  sankt: 'st',
  sainte: 'ste',
  fort: 'ft',
  mount: 'mt',
};

/**
 * Normalized spelling under which a place is stored and looked up: lower case, no accents, single spaces, "st" for
 * saint.
 */
export function foldPlace(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[ßæœøđðþłıħ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/['’‘ʻ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain
    .split(' ')
    .map((word) => WORDS[word] ?? word)
    .join(' ');
}

/** The same with German umlauts spelled out (Muenchen), or null if the text has none. */
export function foldUmlauts(text: string): string | null {
  if (!/[äöüÄÖÜ]/.test(text)) return null;
  return foldPlace(text.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue'));
}

/** All spellings of a place's name: unchanged, with umlauts spelled out, without parentheses, each half of "A / B". */
export function foldVariants(name: string): string[] {
  const spellings = [name, name.replace(/\s*\([^)]*\)/g, ''), ...(name.includes('/') ? name.split('/') : [])];
  const folded = spellings.flatMap((spelling) => [foldPlace(spelling), foldUmlauts(spelling)]);
  return [...new Set(folded.filter((spelling): spelling is string => spelling !== null && spelling !== ''))];
}
