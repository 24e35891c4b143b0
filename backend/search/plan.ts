/** A normalized search request: equivalent requests have equal plans. */

import type { SortKey } from '../../runtime/core/search/sort-fields.ts';
import { DATE_POSTED, type Periods } from './date-posted.ts';
import type { Flag } from './fields.ts';
import type { PlaceFilter } from './plan-place.ts';
import type { SearchIndex } from './port.ts';

export interface SearchPlan {
  index: SearchIndex;
  brand: string;
  /** Languages of the brand without region, sorted. */
  languages: readonly string[];
  /** Language of the page, for indexes whose rows have none. */
  language: string;
  now: Date;
  /** Version of the brand's synonyms (`versionOf`); 0 without text or synonyms. */
  synonyms: number;
  /** Whether there is text, even if none of it is searchable. */
  hasText: boolean;
  filters: SearchFilters;
  counted: readonly CountedFacet[];
  /** Those of the facet "date posted", if the search asks for it. */
  periods: Periods;
  order: { by: SortKey; descending: boolean };
  advice: Advice;
  /** Inclusive. */
  first: number;
  /** Exclusive. */
  last: number;
}

/** When other searches are counted, and which. */
export interface Advice {
  /** With fewer hits than this. */
  below: number;
  /** Larger radiuses, ascending, in kilometers. */
  wider: readonly number[];
}

/** The conditions that rows must meet. */
export interface SearchFilters {
  /** Normalized; null without text. */
  text: string | null;
  /** Normalized names that count for the order only, as typed first. */
  preferred: readonly string[] | null;
  /** Whether words of the text may not be interpreted or corrected. */
  literal: boolean;
  /** By field, sorted. */
  facets: readonly FacetFilter[];
  place: PlaceFilter | null;
  /** Normalized. */
  organizationName: string | null;
  flags: Readonly<Partial<Record<Flag, boolean>>>;
  /** Only these; null for no such condition. */
  ids: readonly number[] | null;
  notIds: readonly number[];
  /** Rows that do not exist for the person who searches; sorted. No condition of the search: nothing finds them. */
  excluded: readonly number[];
}

/** A row matches if it has a value of every clause. */
export interface FacetFilter {
  field: string;
  clauses: readonly (readonly number[])[];
}

export interface CountedFacet {
  field: string;
  limit: number;
  minCount: number;
  missing: boolean;
  /** Only values without a parent. */
  topOnly: boolean;
  /** Whether it is counted as if this facet were not filtered. */
  disjunctive: boolean;
}

/** Whether the result depends on how old jobs are. */
export function isDated({ index, filters, counted }: SearchPlan): boolean {
  return index === 'JOBS' && [...filters.facets, ...counted].some(({ field }) => field === DATE_POSTED);
}

export const USUAL_ORDER: Readonly<Record<SearchIndex, SearchPlan['order']>> = {
  JOBS: { by: 'published', descending: true },
  ORGANIZATIONS: { by: 'name', descending: false },
  RESUMES: { by: 'changed', descending: true },
};

/** The default order without text: newest jobs and resumes first, organizations by name. */
export function usualOrder({ index, order }: Pick<SearchPlan, 'index' | 'order'>): SearchPlan['order'] {
  return order.by === 'relevance' ? USUAL_ORDER[index] : order;
}

/** Whether hits are sorted in the default order: newest jobs and resumes first, organizations by name. */
export function isUsualOrder({ index, order }: SearchPlan): boolean {
  return order.by === USUAL_ORDER[index].by && order.descending === USUAL_ORDER[index].descending;
}
