/** Phrases that are the same but for gender, number and hyphens. */
import { canonicalWord } from './canonical.ts';

/** Languages of the vocabulary, in the order of the columns of its files. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

/** Endings of plurals and cases, by language; stems of four letters remain. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  en: /(?<=..[^s])s$/,
  de: /(?<=.{4})(?:en|n|e|s)$/,
  fr: /(?<=.{4})(?:(?:(?<=l)le|(?<=n)ne|e)s?|[sx])$/,
  es: /(?<=.{4})(?:[aeo]s?|s)$/,
};

/** The key of folded words in a language; words with hyphens count as several. */
export function phraseKey(words: readonly string[], language: string): string {
  return words
    .flatMap((word) => word.split('-'))
    .map((word) => wordKey(word, language))
    .join(' ');
}

/** `phraseKey` of a folded phrase for lists, whose words repeat: each is looked at once per language. */
export function rememberingKeys(): (phrase: string, language: string) => string {
  const known = new Map<string, string>();
  return (phrase, language) =>
    phrase
      .split(/[ -]/)
      .map((word) => {
        const id = `${language} ${word}`;
        const key = known.get(id) ?? wordKey(word, language);
        known.set(id, key);
        return key;
      })
      .join(' ');
}

function wordKey(word: string, language: string): string {
  const form = canonicalWord(word, language);
  const ending = ENDINGS[language];
  return ending === undefined ? form : form.replace(ending, '');
}
