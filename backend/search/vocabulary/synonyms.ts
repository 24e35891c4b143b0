/** Other names for what is searched for. */
import { primaryLanguage } from '../fold.ts';
import { isVocabulary } from './known.ts';
import { labelsWith, shippedLabels } from './occupation-labels.ts';
import { phraseKey } from './phrase-key.ts';
import {
  indexGroups,
  namesWith,
  type OtherNames,
  ownGroups,
  type SynonymIndex,
  shippedSynonyms,
} from './synonym-groups.ts';

export interface SynonymScope {
  /** Languages of the board. */
  languages: readonly string[];
  /** The brand's own groups of equal phrases. */
  own: readonly (readonly string[])[];
}

/** Words `from` up to but not including `to` that have other names. */
export interface SynonymSpan {
  from: number;
  to: number;
  /** Folded phrases, best first: the brand's and ours, or else labels of occupations. */
  alternatives: readonly string[];
  /** Names of what is close to it. */
  related: readonly string[];
}

/** Versions of groups, by the list that a document holds: a changed document has another list. */
const versions = new WeakMap<SynonymScope['own'], number>();
let newest = 0;

/** A number for a brand's groups, for the keys of caches; 0 for none. */
export function versionOf(own: SynonymScope['own'] = []): number {
  if (own.length === 0) return 0;
  const version = versions.get(own) ?? ++newest;
  versions.set(own, version);
  return version;
}

const LONGEST = 6;
const MOST_ALTERNATIVES = 16;
/** Letters of two words that are one: "deck hand", "ware house". */
const SHORTEST_JOINED = 7;

/** The groups of a brand by its languages, indexed once per document. */
const indexes = new WeakMap<SynonymScope['own'], Map<string, SynonymIndex>>();

/** Other names for folded words; where names overlap, the first and longest counts. */
export function findSynonyms(words: readonly string[], scope: SynonymScope): readonly SynonymSpan[] {
  const languages = [...new Set(scope.languages.map(primaryLanguage))];
  const own = indexOf(scope.own, languages);
  const spans: SynonymSpan[] = [];
  let from = 0;
  while (from < words.length) {
    const span = longestSpan(words, from, languages, own);
    if (span !== null) spans.push(span);
    from = span?.to ?? from + 1;
  }
  return spans;
}

function longestSpan(
  words: readonly string[],
  from: number,
  languages: readonly string[],
  own: SynonymIndex,
): SynonymSpan | null {
  for (let to = Math.min(words.length, from + LONGEST); to > from; to--) {
    const { names, related } = otherNames(words.slice(from, to), languages, own);
    if (names.length + related.length > 0) return { from, to, alternatives: names, related };
  }
  return null;
}

function otherNames(phrase: readonly string[], languages: readonly string[], own: SynonymIndex): OtherNames {
  const keys = languages.map((language) => [language, phraseKey(phrase, language)] as const);
  const groups = [
    ...keys.map(([language, key]) => namesWith(own, key, language, [])),
    ...keys.map(([language, key]) => namesWith(shippedSynonyms(), key, language, languages)),
  ];
  const chosen = groups.flatMap(({ names }) => names);
  const names =
    chosen.length > 0
      ? chosen
      : keys.flatMap(([language, key]) => labelsWith(shippedLabels(), key, language, languages));
  const joined = phrase.join('');
  if (
    phrase.length === 2 &&
    names.length === 0 &&
    joined.length >= SHORTEST_JOINED &&
    isVocabulary(joined, languages)
  ) {
    const ofJoined = otherNames([joined], languages, own);
    return { ...ofJoined, names: [joined, ...ofJoined.names] };
  }
  const isSame = (name: string) => keys.some(([language, key]) => phraseKey(name.split(' '), language) === key);
  const distinct = (list: readonly string[]) => [...new Set(list)].filter((name) => !isSame(name));
  const others = distinct(names).slice(0, MOST_ALTERNATIVES);
  const related = distinct(groups.flatMap((group) => group.related)).filter((name) => !others.includes(name));
  return { names: others, related: related.slice(0, MOST_ALTERNATIVES) };
}

function indexOf(own: SynonymScope['own'], languages: readonly string[]): SynonymIndex {
  const known = indexes.get(own) ?? new Map<string, SynonymIndex>();
  indexes.set(own, known);
  const id = languages.join(' ');
  const index = known.get(id) ?? indexGroups(ownGroups(own, languages));
  known.set(id, index);
  return index;
}
