/** Variants of a search without one of its filters, for an empty result. */
import type { SearchFilters } from './plan.ts';

export interface Relaxed {
  /** The removed filter. */
  field: string;
  filters: SearchFilters;
}

/** One entry per active filter, without that filter; a facet counts as one. */
export function withoutOneFilter(filters: SearchFilters): Relaxed[] {
  const relaxed: Relaxed[] = filters.facets.map(({ field }) => {
    return { field, filters: { ...filters, facets: filters.facets.filter((facet) => facet.field !== field) } };
  });
  if (filters.text !== null) relaxed.push({ field: 'fulltext', filters: { ...filters, text: null } });
  if (filters.place !== null) relaxed.push({ field: 'geoLocation', filters: { ...filters, place: null } });
  if (filters.organizationName !== null) {
    relaxed.push({ field: 'organization_name', filters: { ...filters, organizationName: null } });
  }
  for (const flag of Object.keys(filters.flags)) {
    const flags = Object.fromEntries(Object.entries(filters.flags).filter(([name]) => name !== flag));
    relaxed.push({ field: flag, filters: { ...filters, flags } });
  }
  if (filters.ids !== null || filters.notIds.length > 0) {
    relaxed.push({ field: 'id', filters: { ...filters, ids: null, notIds: [] } });
  }
  return relaxed;
}

/** Whether there is no filter. */
export function isUnfiltered({ text, facets, place, organizationName, flags, ids, notIds }: SearchFilters): boolean {
  const conditions = [text, place, organizationName, ids].some((filter) => filter !== null);
  return !conditions && facets.length === 0 && notIds.length === 0 && Object.keys(flags).length === 0;
}
