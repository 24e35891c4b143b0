/** Finds the terms that a person who types means. */
import { foldName, spellingsOf } from './spellings.ts';
import type { TermRecord } from './terms.ts';

/** How well a term fits, the best first. */
const WHOLE = 0;
const BEGINNING = 1;
const WORDS = 2;
const OTHER_NAME = 3;
const INSIDE = 4;
const OTHER_LANGUAGE = 5;
const NOT = 6;
/** Shorter texts are inside of too much, or begin too much in another language. */
const SHORTEST_INSIDE = 3;

interface Names {
  label: string;
  labels: readonly string[];
  synonyms: readonly string[];
  foreign: readonly string[];
}

/** By language; the labels of a term are the same object as long as its row is kept. */
const known = new WeakMap<TermRecord['labels'], Map<string, Names>>();
const collators = new Map<string, Intl.Collator>();

/** Those of these terms that the text begins, names otherwise or is part of, best first; all when it has no letter. */
export function findTerms(terms: readonly TermRecord[], text: string, locale: string): TermRecord[] {
  const wanted = foldName(text);
  if (wanted === '') return [...terms];
  const language = locale.split('-')[0] ?? 'en';
  const compare = collatorOf(language).compare;
  return terms
    .map((term) => ({ term, names: namesOf(term, language) }))
    .map(({ term, names }) => ({ term, label: names.label, fit: fitOf(names, wanted) }))
    .filter(({ fit }) => fit < NOT)
    .toSorted((a, b) => a.fit - b.fit || compare(a.label, b.label))
    .map(({ term }) => term);
}

function fitOf({ labels, synonyms, foreign }: Names, wanted: string): number {
  if (labels.includes(wanted)) return WHOLE;
  const begins = (name: string) => name.startsWith(wanted);
  if (labels.some(begins)) return BEGINNING;
  const words = wanted.split(' ');
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
  const made = perLanguage.get(shown) ?? {
    label: labels[shown] ?? code,
    labels: spellingsOf(labels[shown] ?? code),
    synonyms: (synonyms[shown] ?? []).flatMap(spellingsOf),
    foreign: Object.entries(labels).flatMap(([other, label]) => (other === shown ? [] : spellingsOf(label))),
  };
  perLanguage.set(shown, made);
  return made;
}

function collatorOf(language: string): Intl.Collator {
  const kept = collators.get(language);
  if (kept !== undefined) return kept;
  const made = new Intl.Collator(['en', 'de', 'fr'].includes(language) ? language : 'en');
  collators.set(language, made);
  return made;
}
