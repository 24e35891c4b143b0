/** The searchable texts of a document, by weight, as words of its language. */
import { foldPlace } from '../../../runtime/core/places/fold.ts';
import { foldText, wordsOf } from '../fold.ts';
import { canonicalWord } from '../vocabulary/canonical.ts';
import { splitCompound } from '../vocabulary/compounds.ts';

/** What a document says of itself, as plain text. */
export interface DocumentTexts {
  title: string;
  /** Labels of its occupations in all languages, and skills. */
  labels: readonly string[];
  organizationName: string;
  /** Names of its places. */
  places: readonly string[];
  body: string;
}

/** Words separated by single spaces, in the order of the vector. */
export interface Sections {
  /** Weight A. */
  title: string;
  /** Weight B. */
  labels: string;
  /** Weight C. */
  organization: string;
  /** Weight D. */
  places: string;
  /** Weight B: parts of compounds in the title. */
  titleParts: string;
  /** Weight C: parts of compounds in the labels. */
  labelParts: string;
  /** Weight D, but not in the head. */
  body: string;
}

/** Sections in vector order: everything but the body is the head. */
export const HEAD: readonly (readonly [section: keyof Sections, weight: string])[] = [
  ['title', 'A'],
  ['labels', 'B'],
  ['organization', 'C'],
  ['places', 'D'],
  ['titleParts', 'B'],
  ['labelParts', 'C'],
];
/** A lexeme that only a title of exactly these words has; such a lexeme has no position. */
export function titleLexeme(words: string): string {
  return `= ${words}`;
}

/** A lexeme that only rows in a town of exactly this name have, in any language; without a position. */
export function townLexeme(town: string): string {
  return `@ ${foldPlace(town)}`;
}

export const BODY_WEIGHT = 'D';
export const SECTIONS: readonly (keyof Sections)[] = [...HEAD.map(([section]) => section), 'body'];

/** A language without region; others than German have no compounds to split. */
export function sectionsOf(texts: DocumentTexts, language: string): Sections {
  const labels = texts.labels.join(' ');
  const places = texts.places.join(' ');
  return {
    title: words(texts.title, language),
    labels: words(labels, language),
    organization: words(texts.organizationName, language),
    places: words(places, language),
    titleParts: parts(texts.title, language),
    labelParts: parts(labels, language),
    body: words(texts.body, language),
  };
}

function words(text: string, language: string): string {
  return wordsOf(foldText(text))
    .map((word) => canonicalWord(word, language))
    .join(' ');
}

function parts(text: string, language: string): string {
  const folded = foldText(text);
  const joined = hyphenated(folded).map((word) => word.replaceAll('-', ''));
  const split = language === 'de' ? [...wordsOf(folded), ...joined].flatMap((word) => splitCompound(word)) : [];
  return [...new Set([...joined, ...split])].map((word) => canonicalWord(word, language)).join(' ');
}

/** Words with hyphens inside: `software-entwickler`. */
export function hyphenated(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? [];
}
