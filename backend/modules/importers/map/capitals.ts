/** Texts in capitals, as one writes them. Pure. */

/** Words that stay small inside of names and titles. */
const SMALL = new Set(
  [
    ...[
      'de',
      'du',
      'des',
      'la',
      'le',
      'les',
      'et',
      'en',
      'sous',
      'sur',
      'aux',
      'au',
      'ou',
      'par',
      'pour',
      'avec',
      'lès',
    ],
    ...['und', 'oder', 'für', 'in', 'im', 'am', 'an', 'mit', 'von', 'vom', 'der', 'die', 'das', 'zur', 'zum', 'bei'],
    ...['of', 'and', 'or', 'for', 'the', 'to', 'at', 'on', 'with', 'from'],
    ...['y', 'e', 'o', 'el', 'los', 'las', 'del', 'al', 'para', 'con', 'por', 'em', 'do', 'da', 'dos', 'das'],
  ].flatMap((word) => [word, word.normalize('NFD').replace(/\p{M}/gu, '')]),
);
/** Only the first word of a title has a capital letter there. */
const SENTENCE_CASE = new Set(['fr', 'es', 'it', 'pt']);
const FEWEST_LETTERS = 8;
const SHORTEST_WORD = 5;
const LONGEST_ACRONYM = 3;
const WORD = /\p{L}+/gu;

/** Whether it is written in capitals throughout, and is no mere abbreviation. */
export function isInCapitals(text: string): boolean {
  const words = text.match(WORD) ?? [];
  const letters = words.join('');
  return (
    letters.length >= FEWEST_LETTERS &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase() &&
    words.some((word) => word.length >= SHORTEST_WORD)
  );
}

/** `GESTIONNAIRE DE PAIE (H/F)` -> `Gestionnaire de paie (H/F)`; short words may be abbreviations, and stay. Others are unchanged but for a first letter that is small. */
export function readableTitle(text: string, locale: string): string {
  if (!isInCapitals(text)) return text.replace(/^\p{Ll}{4,}(?=[\s/(,.–-]|$)/u, capitalized);
  const isSentence = SENTENCE_CASE.has(locale.slice(0, 2));
  return eachWord(text, (word, { isFirst, isElided }) => {
    if (isElided) return isFirst ? word : word.toLowerCase();
    if (!isFirst && SMALL.has(word.toLowerCase())) return word.toLowerCase();
    if (word.length <= LONGEST_ACRONYM || !/[AEIOUYÀ-Ý]/u.test(word)) return word;
    return isFirst || !isSentence ? capitalized(word.toLowerCase()) : word.toLowerCase();
  });
}

/** `ST DIDIER SOUS AUBENAS` -> `St Didier sous Aubenas`. */
export function readableName(text: string): string {
  if (!isInCapitals(text)) return text;
  return eachWord(text, (word, { isFirst, isElided }) =>
    !isFirst && (isElided || word.length === 1 || SMALL.has(word.toLowerCase()))
      ? word.toLowerCase()
      : capitalized(word.toLowerCase()),
  );
}

/** `isElided`: before an apostrophe. */
function eachWord(text: string, write: (word: string, at: { isFirst: boolean; isElided: boolean }) => string): string {
  let isFirst = true;
  return text.replace(WORD, (word, at: number) => {
    const made = write(word, { isFirst, isElided: /^['’]\p{L}/u.test(text.slice(at + word.length)) });
    isFirst = false;
    return made;
  });
}

function capitalized(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}
