/** Finds terms for a search text. */
import { foldBritish, foldCase, foldName, formsOf, spellingsOf } from './spellings.ts';
import type { TermRecord } from './terms.ts';

/** Ranks of matches, best first. */
const WHOLE = 0;
const WHOLE_OTHER_NAME = 1;
const BEGINNING = 2;
const WHOLE_WORDS = 3;
const WORDS = 4;
const OTHER_NAME = 5;
const INSIDE = 6;
const OTHER_LANGUAGE = 7;
const NOT = 8;
/** Shorter texts are contained in too many names, or start too many in another language. */
const SHORTEST_INSIDE = 3;

interface Names {
  label: string;
  /** Its forms with their accents. */
  accented: readonly string[];
  labels: readonly string[];
  synonyms: readonly string[];
  foreign: readonly string[];
}

/** By language; the labels of a term are the same object for as long as its row is cached. */
const known = new WeakMap<TermRecord['labels'], Map<string, Names>>();
/** Languages with a known sort order; all others use that of English. */
const collators = new Map(['en', 'de', 'fr', 'es'].map((language) => [language, new Intl.Collator(language)]));
const usual = new Intl.Collator('en');

/** Those of these terms that the text is a prefix, synonym or part of, best first; all if it has no letters. */
export function findTerms(terms: readonly TermRecord[], text: string, locale: string): TermRecord[] {
  const language = locale.split('-')[0] ?? 'en';
  const wanted = language === 'en' ? foldBritish(foldName(text)) : foldName(text);
  if (wanted === '') return [...terms];
  const { compare } = collators.get(language) ?? usual;
  // Whoever types accents means them; whoever types none may have left them out.
  const typed = foldCase(text);
  const words = typed === foldName(text) ? [] : typed.split(' ');
  return terms
    .map((term) => ({ term, names: namesOf(term, language) }))
    .map(({ term, names }) => ({ term, names, fit: fitOf(names, wanted) }))
    .filter(({ fit }) => fit < NOT)
    .map((one) => ({ ...one, lacking: isWritten(one.names, words) ? 0 : 1 }))
    .toSorted((a, b) => a.fit - b.fit || a.lacking - b.lacking || compare(a.names.label, b.names.label))
    .map(({ term }) => term);
}

function isWritten({ accented }: Names, words: readonly string[]): boolean {
  return accented.some((name) => words.every((word) => ` ${name}`.includes(` ${word}`)));
}

function fitOf({ labels, synonyms, foreign }: Names, wanted: string): number {
  if (labels.includes(wanted)) return WHOLE;
  if (synonyms.includes(wanted)) return WHOLE_OTHER_NAME;
  const begins = (name: string) => name.startsWith(wanted);
  if (labels.some(begins)) return BEGINNING;
  const words = wanted.split(' ');
  if (labels.some((name) => words.every((word) => ` ${name} `.includes(` ${word} `)))) return WHOLE_WORDS;
  const hasWords = (name: string) => words.every((word) => ` ${name}`.includes(` ${word}`));
  if (labels.some(hasWords)) return WORDS;
  if (synonyms.some(hasWords)) return OTHER_NAME;
  if (wanted.length < SHORTEST_INSIDE) return NOT;
  const isInside = (name: string) => name.includes(wanted);
  if (labels.some(isInside) || synonyms.some(isInside)) return INSIDE;
  return foreign.some(hasWords) ? OTHER_LANGUAGE : NOT;
}

function namesOf({ code, labels, synonyms }: TermRecord, language: string): Names {
  const perLanguage = known.get(labels) ?? new Map<string, Names>();
  known.set(labels, perLanguage);
  const shown = labels[language] === undefined ? 'en' : language;
  const spell = (name: string) => (shown === 'en' ? spellingsOf(name).map(foldBritish) : spellingsOf(name));
  const made = perLanguage.get(shown) ?? {
    label: labels[shown] ?? code,
    accented: formsOf(labels[shown] ?? code).map(foldCase),
    labels: spell(labels[shown] ?? code),
    synonyms: (synonyms[shown] ?? []).flatMap(spell),
    foreign: Object.entries(labels).flatMap(([other, label]) => (other === shown ? [] : spellingsOf(label))),
  };
  perLanguage.set(shown, made);
  return made;
}
