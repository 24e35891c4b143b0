/** Field names allowed in a search request, per index. */
import { FACET_TAXONOMIES as BUILT_IN } from '../../runtime/core/document/facet-fields.ts';
import { SORT_FIELDS, type SortKey } from '../../runtime/core/search/sort-fields.ts';
import { closest } from './closest.ts';
import { InvalidSearchRequest } from './errors.ts';
import type { SearchIndex } from './port.ts';

/** Facet fields and the taxonomy of their values; null for organizations. Brands may add `x_...`. */
export const FACET_TAXONOMIES: Readonly<Record<SearchIndex, Readonly<Record<string, string | null>>>> = {
  JOBS: BUILT_IN.jobs,
  ORGANIZATIONS: BUILT_IN.organizations,
  RESUMES: BUILT_IN.resumes,
};

/** Facets with ordered values: shown in the order of their taxonomy, not by frequency. */
const NATURALLY_ORDERED: ReadonlySet<string> = new Set(['salary', 'experience', 'date_posted']);

/** Whether the values of a facet have a natural order, such as salary ranges. */
export function hasNaturalOrder(field: string): boolean {
  return NATURALLY_ORDERED.has(field);
}

/** Boolean conditions. */
export const FLAGS: Readonly<Record<SearchIndex, readonly Flag[]>> = {
  JOBS: ['featured', 'top', 'backfill', 'video'],
  ORGANIZATIONS: ['featured', 'training'],
  RESUMES: [],
};
export type Flag = 'featured' | 'top' | 'backfill' | 'video' | 'training';

/** Sort fields by index. */
export const SORTS: Readonly<Record<SearchIndex, Readonly<Record<string, SortKey>>>> = {
  JOBS: SORT_FIELDS.jobs,
  ORGANIZATIONS: SORT_FIELDS.organizations,
  RESUMES: SORT_FIELDS.resumes,
};

const CUSTOM_FACET = /^x_[a-z0-9_]{1,60}$/;

/** Whether a request may use this facet: a built-in one, or a brand's custom `x_...`. */
export function isFacetField(index: SearchIndex, field: string): boolean {
  return Object.hasOwn(FACET_TAXONOMIES[index], field) || CUSTOM_FACET.test(field);
}

/** An error that lists the valid names. */
export function unknownName(path: string, kind: string, name: string, known: readonly string[]): InvalidSearchRequest {
  const suggestion = closest(name, known);
  const hint = suggestion === undefined ? `Known are: ${known.join(', ')}.` : `Did you mean "${suggestion}"?`;
  const code = kind === 'sort' ? 'SEARCH_SORT_UNKNOWN' : 'SEARCH_FIELD_UNKNOWN';
  return new InvalidSearchRequest(code, path, `There is no ${kind} "${name.slice(0, 60)}". ${hint}`);
}
