import { describe, expect, it } from 'vitest';
import { emptySearch } from '../../../runtime/core/search/empty-search.ts';
import type { FacetChoice, SearchState } from '../../../runtime/core/search/types.ts';
import { pageFixture } from '../../../runtime/page/testing/page-fixture.ts';
import { choiceHref, openFacetHref, refineHref } from './listing-links.ts';

const choice = (field: string, filter: string, alias: string): FacetChoice => ({ field, filter, alias, label: alias });
const nurse = choice('occupations', '3', 'nurse');
const editor = choice('occupations', '4', 'editor');
const acme = choice('company', '7', 'acme');

function pageOf(changes: Partial<SearchState>) {
  return pageFixture({ search: { ...emptySearch, ...changes } });
}

describe('choiceHref', () => {
  it.each([
    ['adds a value', pageOf({}), nurse, '/jobs/nurse'],
    ['adds one beside another', pageOf({ choices: [nurse] }), editor, '/jobs?occupations=3,4'],
    ['takes a chosen one away', pageOf({ choices: [nurse, acme] }), nurse, '/jobs/acme'],
    [
      'goes back to the first page, the pane closed',
      pageOf({ page: 3, jobId: 9, text: 'a' }),
      acme,
      '/jobs/acme?search=a',
    ],
    ['leaves the open facet open', pageOf({ openFacet: 'occupations' }), acme, '/jobs/acme?facet=occupations'],
  ])('%s', (_, page, value, href) => {
    expect(choiceHref(page, true)(value)).toBe(href);
  });

  it('swaps the value of a facet that takes one', () => {
    expect(choiceHref(pageOf({ choices: [nurse, acme] }), false)(editor)).toBe('/jobs/editor/acme');
  });
});

it('opens and closes a facet on the same page of the list', () => {
  const page = pageOf({ page: 3, jobId: 9, sorting: 'publish_date_desc', openFacet: 'company' });
  expect(openFacetHref(page, 'occupations')).toBe('/jobs?sorting=publish_date_desc&facet=occupations&page=3&jobId=9');
  expect(openFacetHref(page, null)).toBe('/jobs?sorting=publish_date_desc&page=3&jobId=9');
});

it('closes the open facet with every other change, unless told otherwise', () => {
  const page = pageOf({ openFacet: 'company' });
  expect(refineHref(page, { page: 2 })).toBe('/jobs?page=2');
  expect(refineHref(page, { sorting: 'publish_date_desc' })).toBe('/jobs?sorting=publish_date_desc');
  expect(refineHref(page, { jobId: 9, openFacet: 'company' })).toBe('/jobs?facet=company&jobId=9');
});
