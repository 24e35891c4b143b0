/** One form for the genders and inflections of a word that the stemmers of the database keep apart, or confuse. */
import { canonicalEnglish } from './canonical-english.ts';
import { canonicalFrench } from './canonical-french.ts';
import { canonicalGerman } from './canonical-german.ts';
import { canonicalSpanish } from './canonical-spanish.ts';

const FORMS: Readonly<Record<string, (word: string) => string>> = {
  de: canonicalGerman,
  en: canonicalEnglish,
  es: canonicalSpanish,
  fr: canonicalFrench,
};

/**
 * The form under which a folded word is indexed and searched, before stemming; the form of a form is itself. Some
 * forms are terms rather than words (`occupationTerm`), so they are never shown, nor corrected.
 */
export function canonicalWord(word: string, language: string): string {
  return FORMS[language]?.(word) ?? word;
}
