import { track } from '../../runtime/core/analytics/track.ts';
import type { FoundSearch } from '../../runtime/core/search-pages/read-search.ts';

/** Tracks a resume search and its criteria. `route` is the path of the page. */
export function tellSearch({ state, place }: Extract<FoundSearch, { kind: 'state' }>, route: string): void {
  const chosen = (field: string) => state.choices.filter((choice) => choice.field === field).map(({ label }) => label);
  const regions = chosen('region');
  // An unknown place does not filter.
  const where = place?.label === null ? null : (state.location?.label ?? null);
  track({
    key: 'resume_search',
    params: {
      search_query: state.text,
      region: where ?? regions,
      occupations: chosen('occupations'),
      skills: chosen('skills'),
      languages: chosen('languages'),
      fields_of_study: chosen('fields_of_study'),
      route,
    },
  });
}
