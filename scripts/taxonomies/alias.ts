/** URL aliases from labels. */
import type { Language } from './read-terms.ts';

const LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', œ: 'oe', æ: 'ae' };

/**
 * `Büroleitung` -> `bueroleitung`; of gendered pairs the first form: `Assistant/e de direction` ->
 * `assistant-de-direction`.
 */
export function aliasOf(label: string, language: Language): string {
  // English has no gendered pairs, and its apostrophes are dropped: children's -> childrens.
  const single = language === 'en' ? label.replaceAll("'", '') : label.replace(/\/-?[^\s/,-]+/g, '');
  return single
    .toLowerCase()
    .replace(/[äöüßœæ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('-');
}
