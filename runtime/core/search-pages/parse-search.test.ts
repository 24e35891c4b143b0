import { describe, expect, it } from 'vitest';
import { createHref } from '../routing/href.ts';
import { emptySearch } from '../search/empty-search.ts';
import { parseSearch } from './parse-search.ts';
import { parse, routes, stateOf } from './testing.ts';

describe('parseSearch reads', () => {
  it('a search of resumes, which has no company, no open job and no facet in its path', () => {
    const state = stateOf('/resumes?search=baker&occupations=4,3&jobId=3&job_organization_name=Acme');
    expect(state).toMatchObject({ index: 'RESUMES', text: 'baker', jobId: null, organizationName: null });
    expect(createHref(routes, 'de').search(state)).toBe('/de/bewerbersuche?search=baker&occupations=3,4');
  });

  it('an empty search', () => {
    expect(stateOf('/jobs')).toEqual(emptySearch);
    expect(stateOf('/organizations')).toEqual({ ...emptySearch, index: 'ORGANIZATIONS' });
    expect(stateOf('/de/bewerbersuche')).toEqual({ ...emptySearch, index: 'RESUMES' });
  });

  it('the empty fields of a form as nothing', () => {
    expect(stateOf('/jobs?search=&geo_location=&lat=&radius=30&sorting=&page=&employment_type=')).toEqual(emptySearch);
  });

  it('empty values as nothing even where nobody took them out before', () => {
    const names = [
      'page',
      'jobId',
      'lat',
      'lon',
      'radius',
      'sorting',
      'facet',
      'country',
      'administrative_area_level_1',
      'company',
    ];
    const match = { page: 'jobs' as const, taxonomy: [], query: Object.fromEntries(names.map((name) => [name, ''])) };
    expect(parseSearch(match, routes.search, [], createHref(routes, 'en'))).toEqual({
      kind: 'state',
      state: emptySearch,
    });
  });

  it('every parameter', () => {
    const url =
      '/jobs?search=night+nurse&geo_location=Portland,+Maine&country=us&administrative_area_level_1=ME&lat=43.65737&lon=-70.2589&radius=60&job_organization_name=Acme&sorting=publish_date_desc&page=3&jobId=42&facet=company';
    expect(stateOf(url)).toEqual({
      index: 'JOBS',
      page: 3,
      text: 'night nurse',
      location: {
        label: 'Portland, Maine',
        country: 'US',
        administrativeArea: 'ME',
        lat: 43.6574,
        lon: -70.2589,
        radius: 60,
        locationType: 'locality',
      },
      sorting: 'publish_date_desc',
      choices: [],
      organizationName: 'Acme',
      jobId: 42,
      openFacet: 'company',
    });
  });

  it('words to be taken literally', () => {
    expect(stateOf('/jobs?search=portland&literal=1').literal).toBe(true);
    expect(stateOf('/jobs?search=portland').literal).toBeUndefined();
  });

  it('facet values in path and query, in the order of the brand', () => {
    const { choices } = stateOf('/jobs/nurse/full-time?employment_type=2,11&industries=6');
    expect(choices.map(({ field, filter }) => `${field}=${filter}`)).toEqual([
      'employment_type=1',
      'employment_type=2',
      'employment_type=11',
      'occupations=3',
      'industries=6',
    ]);
  });

  it('facet values written as aliases in the query', () => {
    expect(stateOf('/jobs?employment_type=full-time').choices).toMatchObject([
      { field: 'employment_type', filter: '1' },
    ]);
  });

  it('the facet that is open, on each listing one of its own', () => {
    expect(stateOf('/jobs/media?facet=industries').openFacet).toBe('industries');
    expect(stateOf('/organizations?facet=industry').openFacet).toBe('industry');
    expect(stateOf('/jobs?facet=company&facet=industries').openFacet).toBe('company');
    expect(stateOf('/jobs?facet=').openFacet).toBeNull();
  });

  it('one value of a facet that takes one', () => {
    expect(stateOf('/jobs?experience=9,8').choices).toMatchObject([{ field: 'experience', filter: '9' }]);
  });

  it('a country and a region by code, without a distance', () => {
    expect(stateOf('/jobs?country=de&radius=60').location).toMatchObject({
      country: 'DE',
      radius: null,
      locationType: 'country',
    });
    expect(stateOf('/jobs?country=US&administrative_area_level_1=ME').location).toMatchObject({
      administrativeArea: 'ME',
      radius: null,
      locationType: 'administrative_area_level_1',
    });
  });

  it('a place that is only named, to be resolved later', () => {
    expect(stateOf('/jobs?geo_location=K%C3%B6ln&radius=10').location).toEqual({
      label: 'Köln',
      country: null,
      administrativeArea: null,
      lat: null,
      lon: null,
      radius: 10,
      locationType: null,
    });
  });

  it.each([
    ['1e9', 100],
    ['1e999', 100],
    ['7', 5],
    ['8', 10],
    ['7.5', 5],
    ['0.001', 5],
  ])('a radius of %s as %i, the nearest that is offered', (radius, expected) => {
    expect(stateOf(`/jobs?lat=1&lon=2&radius=${radius}`).location?.radius).toBe(expected);
  });

  it('ten kilobytes of text as its first 200 characters', () => {
    expect(stateOf(`/jobs?search=${'nurse+'.repeat(2000)}`).text).toHaveLength(200);
    expect(stateOf(`/jobs?search=${encodeURIComponent('👩‍⚕️'.repeat(900))}`).text.isWellFormed()).toBe(true);
  });

  it('unbalanced quotes, and control characters as space', () => {
    expect(stateOf('/jobs?search=%22night+nurse').text).toBe('"night nurse');
    expect(stateOf('/jobs?search=%01a%0d%0ab%E2%80%A8c%EF%BF%BD').text).toBe('a b c');
    expect(stateOf('/jobs?search=cafe%CC%81').text).toBe('café');
  });

  it('a page that no search has as one beyond the last', () => {
    expect(stateOf('/jobs?page=999999').page).toBe(999_999);
    expect(stateOf(`/jobs?page=${'9'.repeat(400)}`).page).toBe(1_000_000);
  });
});

describe('parseSearch redirects', () => {
  it.each([
    ['/jobs?sorting=evil', '/jobs'],
    ['/jobs?facet=evil&search=a', '/jobs?search=a'],
    ['/jobs?facet=industry', '/jobs'],
    ['/jobs?facet=company,industries', '/jobs'],
    ['/jobs/media?facet=constructor', '/jobs/media'],
    ['/jobs?lat=abc&lon=2&search=a', '/jobs?search=a'],
    ['/jobs?lat=1', '/jobs'],
    ['/jobs?lat=91&lon=2&geo_location=Rome', '/jobs?geo_location=Rome'],
    ['/jobs?lat=NaN&lon=Infinity', '/jobs'],
    ['/jobs?lat=1&lon=2&radius=abc', '/jobs?lat=1&lon=2'],
    ['/jobs?lat=1&lon=2&radius=-5', '/jobs?lat=1&lon=2'],
    ['/jobs?country=Germany', '/jobs'],
    ['/jobs?administrative_area_level_1=ME', '/jobs'],
    ['/jobs?country=US&administrative_area_level_1=%3Cscript%3E', '/jobs?country=US'],
    ['/jobs?jobId=1e3', '/jobs'],
    ['/jobs?jobId=99999999999', '/jobs'],
    ['/fr/emploi?sorting=evil&page=2', '/fr/emploi?page=2'],
  ])('unreadable values away: %s -> %s', (url, location) => {
    expect(parse(url)).toEqual({ kind: 'redirect', status: 301, location });
  });

  it.each([
    ['/jobs/full-time/nurse', '/jobs/nurse/full-time'],
    ['/jobs/full-time/part-time', '/jobs?employment_type=1,2'],
    ['/jobs/full-time/full-time', '/jobs/full-time'],
    ['/jobs/nurse/full-time/media', '/jobs/nurse/full-time?industries=5'],
    ['/jobs/acme', '/jobs?company=7'],
    ['/jobs/acme/nurse?search=a', '/jobs/nurse?search=a&company=7'],
    ['/jobs/pflege', '/jobs/nurse'],
    ['/de/jobs/nurse?page=2', '/de/jobs/pflege?page=2'],
    ['/de/arbeitgeber-suchen/nurse', '/de/arbeitgeber-suchen/pflege'],
    ['/fr/emploi/vollzeit', '/fr/emploi/full-time-fr'],
  ])('paths into the set order and the page’s language: %s -> %s', (url, location) => {
    expect(parse(url)).toEqual({ kind: 'redirect', status: 301, location });
  });

  it('not when the query could have been a path: forms write it so', () => {
    expect(parse('/jobs?employment_type=1').kind).toBe('state');
  });
});

describe('parseSearch finds nothing', () => {
  it.each([
    ['/jobs/no-such-thing', 'no-such-thing'],
    ['/jobs/nurse/nope', 'nope'],
    ['/organizations/full-time', 'full-time'],
    ['/jobs?employment_type=99', '99'],
    ['/jobs?employment_type=nurse', 'nurse'],
    ['/jobs?industries=5,%27%3B--', "';--"],
  ])('for an unknown facet value: %s', (url, value) => {
    expect(parse(url)).toEqual({ kind: 'notFound', reason: 'UNKNOWN_FACET_VALUE', value });
  });

  it('is no matter of other pages', () => {
    const match = { page: 'home' as const, taxonomy: [], query: {} };
    expect(parseSearch(match, routes.search, [], createHref(routes, 'en'))).toBeNull();
  });
});
