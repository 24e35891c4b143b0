/** Totals and counts of searches, kept as long as nothing that the brand shows has changed. */
import { LRUCache } from 'lru-cache';
import type { SearchPlan } from './plan.ts';
import type { FacetCounts, Relaxation } from './port.ts';
import type { ReadText } from './text-query.ts';

export interface Counts {
  /** The search epoch of the brand that they belong to. */
  epoch: string;
  /** True from this instant ... */
  from: number;
  /** ... until before this one, in milliseconds: then the next row expires. */
  until: number;
  text: ReadText;
  total: number;
  facets: FacetCounts[];
  relaxations: Relaxation[];
  /** The first matches in their own order (by relevance with text, else the usual one), once a page beyond the first was asked for. */
  ranking?: readonly number[];
}

const MOST_ENTRIES = 2_000;
const MOST_VALUES = 400_000;

/** Bounded by the number of searches and by the facet values and ranked hits that they hold. */
export function createCountCache(): LRUCache<string, Counts> {
  return new LRUCache({
    max: MOST_ENTRIES,
    maxSize: MOST_VALUES,
    sizeCalculation: ({ facets, ranking = [] }) =>
      20 + ranking.length + facets.reduce((size, { values }) => size + values.length, 0),
  });
}

/** The same for requests that differ in page and order only. */
export function countKey({ index, brand, languages, language, filters, counted }: SearchPlan): string {
  return JSON.stringify([index, brand, languages, index === 'JOBS' ? '' : language, filters, counted]);
}

/** Whether the counts hold at this instant: no row has expired since. Whether one has changed, the epoch says. */
export function isCurrent(counts: Counts, now: Date): boolean {
  return counts.from <= now.getTime() && now.getTime() < counts.until;
}
