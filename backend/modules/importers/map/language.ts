/** The language of an ad. Pure. */

import { textOf } from '../../../../runtime/core/richtext/text-of.ts';
import { primaryLanguage } from '../../../search/fold.ts';

/** Words of one language only among these four, which nearly every sentence has. */
const COMMON: Readonly<Record<string, string>> = {
  en: 'the and of to with for you your our we are is will be as an or by from that this have work who',
  de: 'und der die das mit für sie wir ist sind den dem ein eine einer zur zum auf bei von im ihre unsere oder auch als du dich werden',
  fr: 'et le les des du une vous nous votre nos avec pour dans est sur au aux sont ou par vos notre ce cette être qui',
  es: 'y el los las del una con para por su sus en es son que nuestra nuestro como al se o tu te ser más empresa',
};
const LANGUAGE_OF = new Map(
  Object.entries(COMMON).flatMap(([language, words]) => words.split(' ').map((word) => [word, language] as const)),
);
const MOST_CHARACTERS = 3000;
/** A short text proves nothing, unless it has words of one language only. */
const FEWEST_WORDS = 4;
const FEWEST_ALONE = 2;
const SHARE_ALONE = 0.12;

/** The language of a text or of HTML; null for one that is too short, or in another language. */
export function detectLanguage(text: string): string | null {
  const words =
    textOf(text.slice(0, MOST_CHARACTERS))
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const counts = new Map<string, number>();
  for (const word of words) {
    const language = LANGUAGE_OF.get(word);
    if (language !== undefined) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const [best, next] = [...counts].sort(([, a], [, b]) => b - a);
  if (best === undefined) return null;
  if (next === undefined && best[1] >= FEWEST_ALONE && best[1] >= words.length * SHARE_ALONE) return best[0];
  if (best[1] < FEWEST_WORDS || best[1] < words.length * 0.04) return null;
  return next !== undefined && next[1] * 1.2 > best[1] ? null : best[0];
}

/** English names of languages and codes of three letters, as feeds write them. */
const NAMED: Readonly<Record<string, string>> = {
  english: 'en',
  eng: 'en',
  englisch: 'en',
  anglais: 'en',
  ingles: 'en',
  german: 'de',
  deutsch: 'de',
  deu: 'de',
  ger: 'de',
  allemand: 'de',
  french: 'fr',
  francais: 'fr',
  fra: 'fr',
  fre: 'fr',
  spanish: 'es',
  espanol: 'es',
  spa: 'es',
};

/** A language as a feed names it, without region; null for a text that names none. */
export function languageNamed(text: string): string | null {
  const plain = text
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  const known = NAMED[plain];
  if (known !== undefined) return known;
  return /^[a-z]{2}(?:[-_][a-z0-9]{2,8})*$/.test(plain) ? primaryLanguage(plain) : null;
}

/** The one of a brand's locales that is in this language. */
export function localeIn(language: string | null, supported: readonly string[]): string | null {
  if (language === null) return null;
  return (
    supported.find((locale) => locale === language) ??
    supported.find((locale) => primaryLanguage(locale) === language) ??
    null
  );
}
