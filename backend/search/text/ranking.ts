/**
 * How well a row matches a text. First counts how many words are found in its head (title, occupation, skills,
 * organization, place), then how well each of them matches. Words found in the body alone add nothing.
 */

/** Points of a word found in the head, before those of its match: more than any sum of matches. */
export const IN_HEAD = 10_000;
/** Points of a row whose head contains every word: more than any number of words found there. */
export const ALL_IN_HEAD = 1_000_000;
/** Points of a word that need not be found, anywhere in the head, or of the town: less than a better section gives. */
export const OPTIONAL = 15;
/** Points of a row in another town whose name contains that of the town, or of an employer so called. */
export const NAMESAKE = 7;
/** Points of a row in the language of the page, on a board in several: it only decides between equals. */
export const OWN_LANGUAGE = 1;
/** Points of a title that consists of the words searched for. */
export const WHOLE_TITLE = 12;
/** Of rows with equal points, those within the first of these distances from the place come first, in kilometers; then those within the next. */
export const NEAR_KM: readonly number[] = [10, 30];
/** Points of a title with another name, besides those of the best match: an occupation may contain the word itself. */
export const OTHER_TITLE = 4;
/** Points of adjacent words in the title. */
export const ADJACENT = 5;

export type Weight = 'A' | 'B' | 'C' | 'D';
export type FormKind = 'exact' | 'parts' | 'synonym' | 'related';

/** Points by weight of the section: A title, B occupations and skills, C organization, D places. Missing ones do not match. */
export const POINTS: Readonly<Record<FormKind, Readonly<Partial<Record<Weight, number>>>>> = {
  exact: { A: 100, B: 80, C: 60, D: 50 },
  parts: { A: 80, B: 60 },
  synonym: { A: 70, B: 50 },
  related: { A: 66, B: 46 },
};
/** Points of a word that means a facet value, for a row with that value. */
export const FACET_POINTS = 90;
/** Points of such a word in the head of a row without the value. */
export const FACET_WORD_POINTS = 80;
