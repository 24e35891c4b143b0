/** Names of the same occupation in several languages, from labels of ESCO. */
import { foldText } from '../../backend/search/fold.ts';
import { dropGenderMarks } from '../../backend/search/gender-marks.ts';
import { phraseKey } from '../../backend/search/vocabulary/phrase-key.ts';

/** The first columns of the vocabulary; Spanish names are only in its synonyms. */
export const LABELLED = ['en', 'de', 'fr'] as const;

/** Words of a preferred name, and of the others by language: French ones need a "de". */
const MOST_WORDS = 4;
const MOST_WORDS_OF_OTHERS: Readonly<Record<string, number>> = { en: 2, de: 2, fr: 3 };
const SHORTEST = 4;
const LONGEST = 60;
/** A name of more occupations says too little, and so does one that is part of the names of others: driver for "hearse driver". */
const MOST_OCCUPATIONS = 3;

export interface SourceLabel {
  concept: string;
  label: string;
}

interface Name {
  concept: string;
  language: string;
  key: string;
  text: string;
  preferred: boolean;
}

/** A line per occupation, as `parseLabels` reads it: the preferred name (or nothing), then the shortest. */
export function composeLabels(sources: Readonly<Record<string, readonly SourceLabel[]>>): string[] {
  const names = LABELLED.flatMap((language) => readNames(language, sources[language] ?? []));
  const uses = countConcepts(names, ({ key }) => [key]);
  const inside = countConcepts(names, ({ key, language }) => partsOf(key, language));
  const telling = names.filter(
    ({ language, key, text, preferred }) =>
      (preferred || wordsIn(text) <= (MOST_WORDS_OF_OTHERS[language] ?? 0)) &&
      (uses.get(`${language} ${key}`)?.size ?? 0) <= MOST_OCCUPATIONS &&
      (preferred || (inside.get(`${language} ${key}`)?.size ?? 0) <= MOST_OCCUPATIONS),
  );
  return [...Map.groupBy(telling, ({ concept }) => concept).values()]
    .map((own) => LABELLED.map((language) => listNames(own.filter((name) => name.language === language))).join('\t'))
    .filter((line) => /\S[\t|]+\S/.test(line))
    .toSorted();
}

/** The names of a language, each form once per concept; the first label of a concept is the preferred one. */
function readNames(language: string, labels: readonly SourceLabel[]): Name[] {
  const names = new Map<string, Name>();
  const seen = new Set<string>();
  for (const { concept, label } of labels) {
    if (!concept.startsWith('occupation/')) continue;
    const preferred = !seen.has(concept);
    seen.add(concept);
    for (const text of textsOf(label).filter((name) => wordsIn(name) <= MOST_WORDS)) {
      const key = phraseKey(text.split(' '), language);
      const id = `${concept} ${key}`;
      if (!names.has(id)) names.set(id, { concept, language, key, text, preferred });
    }
  }
  return [...names.values()];
}

/** A label as one or more folded names: "trancheur/trancheuse" has two. Long ones and remarks are left out. */
function textsOf(label: string): string[] {
  if (/[(),;:]/.test(label)) return [];
  return dropGenderMarks(label)
    .split('/')
    .map(foldText)
    .filter((text) => text.length >= SHORTEST && text.length <= LONGEST);
}

const wordsIn = (text: string): number => text.split(/[ -]/).length;

/** Concepts by `language key`. */
function countConcepts(names: readonly Name[], keysOf: (name: Name) => readonly string[]): Map<string, Set<string>> {
  const concepts = new Map<string, Set<string>>();
  for (const name of names)
    for (const key of keysOf(name)) {
      const id = `${name.language} ${key}`;
      concepts.set(id, (concepts.get(id) ?? new Set<string>()).add(name.concept));
    }
  return concepts;
}

/** Parts of a name: its words in a row, and the ends of German compounds. */
function partsOf(key: string, language: string): string[] {
  const words = key.split(' ');
  const phrases = words.flatMap((_, from) =>
    words.slice(from).map((__, count) => words.slice(from, from + count + 1).join(' ')),
  );
  if (language !== 'de') return phrases;
  return [...phrases, ...words.flatMap((word) => [...word].slice(1, -SHORTEST).map((_, at) => word.slice(at + 1)))];
}

function listNames(names: readonly Name[]): string {
  const rank = ({ text, preferred }: Name) => (preferred ? 0 : wordsIn(text) * 100 + text.length);
  if (names.length === 0) return '';
  const list = names.toSorted((a, b) => rank(a) - rank(b)).map(({ text }) => text);
  return (names.some(({ preferred }) => preferred) ? list : ['', ...list]).join('|');
}
