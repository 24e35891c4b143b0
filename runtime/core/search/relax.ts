import type { SearchState } from './types.ts';

/** The search without one of its filters, named as in `relaxations`: a facet field, fulltext, geoLocation or organization_name. */
export function withoutFilter(state: SearchState, field: string): SearchState {
  const first: SearchState = { ...state, page: 1, jobId: null, openFacet: null };
  switch (field) {
    case 'fulltext':
      return { ...first, text: '' };
    case 'geoLocation':
      return { ...first, location: null };
    case 'organization_name':
      return { ...first, organizationName: null };
    default:
      return { ...first, choices: first.choices.filter((choice) => choice.field !== field) };
  }
}

/** The search without any filters; its sorting is kept. */
export function withoutFilters(state: SearchState): SearchState {
  const first = { ...state, page: 1, jobId: null, openFacet: null };
  return { ...first, text: '', location: null, organizationName: null, choices: [] };
}
