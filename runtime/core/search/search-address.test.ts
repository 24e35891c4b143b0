import { describe, expect, it } from 'vitest';
import { createHref, publicRoutes } from '../routing/href.ts';
import { routedDocument, testAliases } from '../routing/testing.ts';
import { toChoice } from './choices.ts';
import { emptySearch } from './empty-search.ts';
import { withoutFilter, withoutFilters } from './relax.ts';
import { canonicalSearch, feedAddress, isNoindexSearch } from './search-address.ts';
import type { SearchState } from './types.ts';

const routes = publicRoutes(routedDocument());
const href = createHref(routes, 'en');

function search(changes: Partial<SearchState> & { values?: string[] } = {}): SearchState {
  const { values = [], ...rest } = changes;
  const choices = testAliases()
    .filter(({ alias }) => values.includes(alias))
    .map((alias) => toChoice(alias, 'en'));
  return { ...emptySearch, choices, ...rest };
}

const rome = {
  label: 'Rome',
  country: 'IT',
  administrativeArea: null,
  lat: 41.9,
  lon: 12.5,
  radius: 30,
  locationType: 'locality' as const,
};

describe('the address of a search', () => {
  it.each([
    ['nothing chosen', search(), '/jobs'],
    ['one clean value', search({ values: ['media'] }), '/jobs/media'],
    ['two clean values in the set order', search({ values: ['media', 'nurse'] }), '/jobs/nurse/media'],
    ['a third clean value', search({ values: ['media', 'nurse', 'full-time'] }), '/jobs/nurse/full-time?industries=5'],
    ['two values of a facet', search({ values: ['nurse', 'editor', 'media'] }), '/jobs/media?occupations=3,4'],
    ['a facet that is never clean', search({ values: ['acme'] }), '/jobs?company=7'],
    ['text and page', search({ text: 'café & "bar"', page: 2 }), '/jobs?search=caf%C3%A9+%26+%22bar%22&page=2'],
    ['words to be taken literally', search({ text: 'nurse', literal: true }), '/jobs?search=nurse&literal=1'],
    ['nothing to be taken literally', search({ text: '', literal: true }), '/jobs'],
    [
      'a place at the default distance',
      search({ location: rome }),
      '/jobs?geo_location=Rome&country=IT&lat=41.9&lon=12.5',
    ],
    [
      'another distance',
      search({ location: { ...rome, radius: 60 } }),
      '/jobs?geo_location=Rome&country=IT&lat=41.9&lon=12.5&radius=60',
    ],
    [
      'everything else',
      search({ organizationName: 'A', sorting: 'publish_date_desc', jobId: 4, openFacet: 'company' }),
      '/jobs?job_organization_name=A&sorting=publish_date_desc&facet=company&jobId=4',
    ],
    ['organizations', search({ index: 'ORGANIZATIONS', page: 2 }), '/organizations?page=2'],
  ])('%s', (_, state, address) => {
    expect(href.search(state)).toBe(address);
  });

  it('does not depend on the order in which values were chosen', () => {
    const state = search({ values: ['full-time', 'part-time', 'internship', 'acme'] });
    expect(href.search({ ...state, choices: [...state.choices].reverse() })).toBe(
      '/jobs?employment_type=1,2,11&company=7',
    );
  });

  it('names the plain search as canonical, whatever the order, the open facet and the open job', () => {
    expect(
      href.search(
        canonicalSearch(
          search({ values: ['media'], sorting: 'publish_date_desc', jobId: 4, openFacet: 'company', page: 2 }),
        ),
      ),
    ).toBe('/jobs/media?page=2');
  });

  it('puts everything into the query of a feed', () => {
    expect(
      feedAddress(
        search({ values: ['media'], text: 'a', page: 3, jobId: 4, openFacet: 'company' }),
        routes.search,
        'de',
      ),
    ).toBe('/feeds/jobs.rss?locale=de&search=a&industries=5');
  });
});

describe('isNoindexSearch', () => {
  it.each([
    ['nothing chosen', search(), false],
    ['clean values', search({ values: ['media', 'nurse'] }), false],
    ['a later page', search({ page: 3 }), false],
    ['too many values', search({ values: ['media', 'nurse', 'full-time'] }), true],
    ['two values of a facet', search({ values: ['nurse', 'editor'] }), true],
    ['a text', search({ text: 'a' }), true],
    ['a place', search({ location: rome }), true],
    ['a company by name', search({ organizationName: 'A' }), true],
    ['another order', search({ sorting: 'publish_date_desc' }), true],
    ['an open facet', search({ openFacet: 'company' }), true],
  ])('%s', (_, state, noindex) => {
    expect(isNoindexSearch(state, 12, routes.search)).toBe(noindex);
  });

  it('keeps empty pages out where the brand wants it', () => {
    expect(isNoindexSearch(search(), 0, routes.search)).toBe(true);
    expect(isNoindexSearch(search(), 0, { ...routes.search, noindexEmpty: false })).toBe(false);
  });
});

describe('a search without a filter', () => {
  const full = search({
    values: ['media', 'nurse'],
    text: 'a',
    location: rome,
    organizationName: 'A',
    sorting: 'publish_date_desc',
    page: 4,
    jobId: 1,
  });

  it.each([
    ['fulltext', { text: '' }],
    ['geoLocation', { location: null }],
    ['organization_name', { organizationName: null }],
    ['industries', { choices: full.choices.filter(({ field }) => field === 'occupations') }],
  ])('drops %s and begins at the first page', (field, change) => {
    expect(withoutFilter(full, field)).toEqual({ ...full, page: 1, jobId: null, ...change });
  });

  it('drops all of them and keeps the order', () => {
    expect(withoutFilters(full)).toEqual(search({ sorting: 'publish_date_desc' }));
  });
});
