/** Caches totals and counts of searches until something that the brand shows changes. */
import { LRUCache } from 'lru-cache';
import type { SearchPlan } from './plan.ts';
import type { FacetCounts, Relaxation } from './port.ts';
import type { ReadText } from './text/text-query.ts';

export interface Counts {
  /** Search epoch of the brand at the time of counting. */
  epoch: string;
  /** Valid from this time ... */
  from: number;
  /** ... until just before this one, in milliseconds, when the next row expires. */
  until: number;
  text: ReadText;
  total: number;
  /** As in `SearchOutcome`. */
  isWeak: boolean;
  facets: FacetCounts[];
  relaxations: Relaxation[];
  /** The first matches in order (by relevance with text, otherwise the default), once a page beyond the first was requested. */
  ranking?: readonly number[];
}

const MOST_ENTRIES = 1_000;
const MOST_VALUES = 400_000;

/** Limited by the number of searches and by the number of facet values and ranked hits in them. */
export function createCountCache(): LRUCache<string, Counts> {
  return new LRUCache({
    max: MOST_ENTRIES,
    maxSize: MOST_VALUES,
    sizeCalculation: ({ facets, ranking = [] }) =>
      20 + ranking.length + facets.reduce((size, { values }) => size + values.length, 0),
  });
}

/** Equal for requests that only differ in page and sort order. */
export function countKey({
  index,
  brand,
  languages,
  language,
  synonyms,
  filters,
  counted,
  advice,
}: SearchPlan): string {
  // Jobs have a language, which decides between equals where a board has several.
  const isRanked = filters.text !== null || filters.preferred !== null;
  const inLanguage = index === 'JOBS' && !(isRanked && languages.length > 1) ? '' : language;
  const advised = advice.below > 1 ? [advice] : [];
  return JSON.stringify([index, brand, languages, inLanguage, synonyms, filters, counted, ...advised]);
}

/** Whether no row has expired since counting. Changes are detected through the epoch. */
export function isCurrent(counts: Counts, now: Date): boolean {
  return counts.from <= now.getTime() && now.getTime() < counts.until;
}
