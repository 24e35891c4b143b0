import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { emptySearch } from '../../runtime/core/search/empty-search.ts';
import type { FacetChoice, SearchState } from '../../runtime/core/search/types.ts';
import { PageFrame } from '../../runtime/page/testing/PageFrame.tsx';
import { brandFixture, pageFixture } from '../../runtime/page/testing/page-fixture.ts';
import { load as jobFacets } from '../job-facets/load.ts';
import { load as organizationFacets } from '../organization-facets/load.ts';
import type { Facet } from '../shared/search/search-types.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { load } from './load.ts';

const transport: FacetChoice = { field: 'industry', filter: '31', alias: 'transport', label: 'Transport' };
const media: FacetChoice = { field: 'industry', filter: '32', alias: 'media', label: 'Media' };
const industry: Facet = {
  field: 'industry',
  values: [{ filter: '31', label: 'Transport', alias: 'transport', count: 12 }],
};

function show(search: Partial<SearchState>, facets: readonly Facet[] = [industry]): string {
  const page = pageFixture({ page: 'organizations', search: { ...emptySearch, index: 'ORGANIZATIONS', ...search } });
  return renderToStaticMarkup(
    <PageFrame page={page} namespaces={['search']} onMissing={(key) => expect.fail(key)}>
      <FilterSheet
        id="main-1"
        page={page}
        props={{}}
        data={{ listing: { search: { total: 12, facetsOfAll: false, facets } } }}
      />
    </PageFrame>,
  );
}

it('leads to the filters below the list where nothing opens them, and says how many are chosen', () => {
  expect(show({})).toContain('href="#filters" aria-haspopup="dialog" data-opens-filters="">Filters</a>');
  expect(show({ choices: [transport, media] })).toContain(
    'href="#filters" aria-haspopup="dialog" data-opens-filters="">Filters (2)</a>',
  );
});

it('is not there when there is nothing to choose', () => {
  expect(show({}, [{ ...industry, values: [] }])).toBe('');
});

it.each([
  ['jobs', 'JOBS', jobFacets],
  ['organizations', 'ORGANIZATIONS', organizationFacets],
] as const)('asks what the filters of the %s ask, so that it runs once', (document, index, facets) => {
  const brand = brandFixture();
  const search = { ...emptySearch, index, text: 'harbor', choices: [transport] };
  const context = { brand, page: pageFixture({ page: document, document, search }, brand) };
  expect(Object.values(load(context))).toEqual(Object.values(facets(context)));
});
