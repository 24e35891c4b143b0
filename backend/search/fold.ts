/** Normalizes text before it is indexed or searched; both sides use the same functions, so the database needs no custom dictionaries. */
import { dropGenderMarks } from './gender-marks.ts';

/** PostgreSQL text search configurations of languages with stemming; other languages are indexed word by word. */
const CONFIGURATIONS: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
};
/** Languages with stemming. */
export const STEMMED = Object.keys(CONFIGURATIONS);
const UNSTEMMED = 'simple';

/** Letters that do not decompose into a base letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
/** Names that would be lost without their punctuation, other spellings of them, and names that mean something else than their words. */
const NAMES: readonly [RegExp, string][] = [
  [/\bc(?:\+\+| plus plus\b)/g, 'cplusplus'],
  [/\bc(?:#|[ -]sharp\b)/g, 'csharp'],
  [/\bf(?:#|[ -]sharp\b)/g, 'fsharp'],
  [/\b(asp|vb|ado)\.net\b/g, '$1 dotnet'],
  [/(^|[\s(,;/]|csharp|fsharp)(?:\.|dot )net\b/g, '$1 dotnet'],
  [/\b(angular|express|next|node|nuxt|react|vue)js\b/g, '$1 js'],
  [/\b24\s?[/-]\s?7\b(?![/.-]?\d)/g, '247'],
  [/\ba\/b\b/g, 'ab'],
  [/\bs\/4/g, 's4'],
  // Somebody who looks after children, and no nurse; somebody who runs building sites, and no driver.
  [/\bnursery[ -](?=nurses?\b)/g, 'nursery nursery'],
  [/\bconduct(?:eur|rice)s?(?= (?:de )?travaux\b)/g, 'conducteurtravaux'],
  // R&D, M&A, F&B: of the letters alone, some are stop words, and "r" is a programming language.
  [/(?<![\p{L}\p{N}])([a-z])\s?&(?:amp;)?\s?([a-z])(?![\p{L}\p{N}])/gu, '$1and$2'],
];
/** Words that `NAMES` makes of what people type; nobody types them themselves. */
const SPELLED_NAMES = new Set(['cplusplus', 'csharp', 'fsharp', 'dotnet', 'nurserynurse', 'conducteurtravaux']);
/** Stop words with accents, which the dictionaries would not recognize once normalized. */
const ACCENTED_STOP_WORDS = new Set(
  (
    'für über während würde würden können könnte daß hätte wäre wären ' +
    'à été étée étées étés étant êtes même était étaient étais étions étiez fût fûmes fûtes eût eûmes eûtes ' +
    'él más mí qué sí también tú está están estás esté estén estará estarán había habían será serán sería tendrá tendrán'
  ).split(' '),
);

/** The hyphen of `80-100`, which the database would parse as a minus sign. */
const signLike = /(?<=[\p{L}\p{N}])-+(?=\p{N})/gu;

/** The language without region: `en` for `en-GB`. */
export function primaryLanguage(tag: string): string {
  return (tag.split(/[-_]/, 1)[0] ?? tag).toLowerCase();
}

/** Languages that readers of a locale read: those of British English also read English. */
export const languagesOf = (locale: string): string[] => [...new Set([locale, primaryLanguage(locale)])];

/** Name of the PostgreSQL text search configuration of a language. */
export function configurationOf(language: string): string {
  return CONFIGURATIONS[language] ?? UNSTEMMED;
}

/** Text of a document: lowercase, without accents; only letters, digits and inner hyphens. */
export function foldText(text: string): string {
  return foldLetters(text)
    .replaceAll(/[^\p{L}\p{N}\s-]+/gu, ' ')
    .replaceAll(/(^|\s)-+|-+(?=\s|$)/g, '$1')
    .replaceAll(signLike, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Search text: like `foldText`, but keeps double quotes and a minus before a word or a quote. */
export function foldQuery(text: string): string {
  return foldLetters(text)
    .replaceAll(/[„“”«»]/g, '"')
    .replaceAll(/[^\p{L}\p{N}\s"-]+/gu, ' ')
    .replaceAll(/-+(?=\s|$)/g, '')
    .replaceAll(signLike, ' ')
    .replaceAll(/(^|[\s"])-+(?=[\p{L}\p{N}"])/gu, '$1-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Words of normalized text, including the parts of hyphenated ones. */
export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a folded word stands for a name that is typed otherwise, such as `C#` or `.NET`. */
export function isSpelledName(word: string): boolean {
  return SPELLED_NAMES.has(word);
}

function foldLetters(text: string): string {
  let lower = dropGenderMarks(text.toWellFormed().normalize('NFC')).toLowerCase();
  for (const [pattern, name] of NAMES) lower = lower.replaceAll(pattern, name);
  return lower.replaceAll(/[\p{L}\p{M}]+/gu, (word) => (ACCENTED_STOP_WORDS.has(word) ? word : foldWord(word)));
}

function foldWord(word: string): string {
  return word
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '');
}
