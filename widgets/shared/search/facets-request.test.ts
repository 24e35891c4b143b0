import { expect, it } from 'vitest';
import { emptySearch } from '../../../runtime/core/search/empty-search.ts';
import type { FacetChoice, SearchState } from '../../../runtime/core/search/types.ts';
import { brandFixture, pageFixture } from '../../../runtime/page/testing/page-fixture.ts';
import { facetsRequest } from './facets-request.ts';

const nurse: FacetChoice = { field: 'occupations', filter: '3', alias: 'nurse', label: 'Nurse' };

/** The request for two facets, the first of which shows eight values; thirty are listed at most. */
function asked(changes: Partial<SearchState>, { facetLimit = 100, shown = 8 } = {}) {
  const brand = brandFixture(({ facets, search }) => {
    facets.jobs.items.occupations = { ...facets.jobs.items.occupations, limit: shown };
    search.facetLimit = facetLimit;
    search.facetAutocompleteThreshold = 30;
  });
  const page = pageFixture({ search: { ...emptySearch, ...changes } }, brand);
  const facets = [{ field: 'occupations' }, { field: 'company' }];
  return facetsRequest({ brand, page }, { facets, range: { first: 0, last: 10 } });
}

it.each([
  ['shown values and two more', asked({}), { limit: 10, top_only: true }, { limit: 12, top_only: true }],
  [
    'all listed values of the open facet and one more',
    asked({ openFacet: 'occupations' }),
    { limit: 31, top_only: true },
    { limit: 12, top_only: true },
  ],
  [
    'all values around a chosen one, with those below them',
    asked({ choices: [nurse] }),
    { limit: 100 },
    { limit: 12, top_only: true },
  ],
  [
    'never more than the brand counts',
    asked({ choices: [nurse] }, { facetLimit: 5 }),
    { limit: 5 },
    { limit: 5, top_only: true },
  ],
  [
    'never many more than are listed',
    asked({}, { shown: 90 }),
    { limit: 32, top_only: true },
    { limit: 12, top_only: true },
  ],
])('asks for %s', (_, facets, occupations, company) => {
  expect(facets).toEqual([
    { field: 'occupations', ...occupations },
    { field: 'company', ...company },
  ]);
});
