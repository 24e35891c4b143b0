import { describe, expect, it } from 'vitest';
import { routedDocument, testAliases } from '../routing/testing.ts';
import { applyPlace, placeToResolve } from '../search-pages/place.ts';
import { toChoice } from './choices.ts';
import { emptySearch } from './empty-search.ts';
import { searchRequest } from './search-request.ts';
import { searchSettings } from './settings.ts';

const document = routedDocument();
const settings = searchSettings(document);
const named = {
  label: 'rome',
  country: null,
  administrativeArea: null,
  lat: null,
  lon: null,
  radius: 60,
  locationType: null,
};

describe('searchRequest', () => {
  it('asks for the first page and all facets when nothing is chosen', () => {
    expect(searchRequest({ ...emptySearch, index: 'ORGANIZATIONS' }, document, 'de')).toEqual({
      language: 'de',
      facets: [
        { field: 'industry', limit: 100, operator: 'or', min_count: 1, missing: false },
        { field: 'occupations', limit: 100, operator: 'or', min_count: 1, missing: false },
      ],
      range: { first: 0, last: 12 },
    });
  });

  it('asks for all that is chosen: one group a facet, kilometres, the page, the order', () => {
    const values = ['1', '2', '5', '6'];
    const choices = testAliases()
      .filter(({ filter }) => values.includes(filter))
      .map((alias) => toChoice(alias, 'en'));
    const location = { ...named, lat: 41.9, lon: 12.5, country: 'IT', locationType: 'locality' as const };
    const state = {
      ...emptySearch,
      page: 3,
      text: 'nurse',
      location,
      sorting: 'publish_date_desc',
      choices,
      organizationName: 'Acme',
    };
    expect(searchRequest(state, document, 'en')).toMatchObject({
      conditionGroup: {
        conjunction: 'AND',
        conditions: [{ field: 'organization_name', value: 'Acme' }],
        groups: [
          {
            conjunction: 'OR',
            conditions: [
              { field: 'employment_type', value: '1' },
              { field: 'employment_type', value: '2' },
            ],
          },
          {
            conjunction: 'AND',
            conditions: [
              { field: 'industries', value: '5' },
              { field: 'industries', value: '6' },
            ],
          },
        ],
      },
      fulltext: { keys: 'nurse' },
      geoLocation: { lat: 41.9, lon: 12.5, radius: 96, country: 'IT', locationType: 'locality' },
      range: { first: 20, last: 30 },
      sorts: [{ field: 'field_job_publishing_date', value: 'desc' }],
    });
  });

  it('sends no order for relevancy, and the brand’s default order otherwise', () => {
    expect(searchRequest(emptySearch, document, 'en').sorts).toBeUndefined();
    const newestFirst = routedDocument();
    newestFirst.search.sorting.jobs.default = 'publish_date_desc';
    expect(searchRequest(emptySearch, newestFirst, 'en').sorts).toEqual([
      { field: 'field_job_publishing_date', value: 'desc' },
    ]);
  });

  it('asks for the last hits that the backend gives where a page lies behind them', () => {
    const rangeOf = (page: number) => searchRequest({ ...emptySearch, page }, document, 'en').range;
    expect(rangeOf(100_000)).toEqual({ first: 999_990, last: 1_000_000 });
    expect(rangeOf(100_001)).toEqual({ first: 999_990, last: 1_000_000 });
    expect(rangeOf(99_999)).toEqual({ first: 999_980, last: 999_990 });
  });

  it('limits nothing by a place that is not resolved', () => {
    expect(searchRequest({ ...emptySearch, location: named }, document, 'en').geoLocation).toBeUndefined();
  });
});

describe('a place that was typed', () => {
  const typed = { ...emptySearch, location: named };
  const place = {
    label: 'Rome, Italy',
    country: 'IT',
    administrativeArea: 'RM',
    lat: 41.89193,
    lon: 12.51133,
    locationType: 'locality',
  };

  it('is to be resolved, unless its point or code is known', () => {
    expect(placeToResolve(typed)).toBe('rome');
    expect(placeToResolve(applyPlace(typed, place, settings))).toBeNull();
    expect(placeToResolve(emptySearch)).toBeNull();
  });

  it('becomes a point and keeps the visitor’s words and distance', () => {
    expect(applyPlace(typed, place, settings).location).toEqual({
      label: 'rome',
      country: 'IT',
      administrativeArea: 'RM',
      lat: 41.8919,
      lon: 12.5113,
      radius: 60,
      locationType: 'locality',
    });
  });

  it('becomes a country or region by code, without a distance', () => {
    const country = { ...place, locationType: 'country', administrativeArea: null };
    expect(applyPlace(typed, country, settings).location).toMatchObject({
      country: 'IT',
      lat: null,
      radius: null,
      locationType: 'country',
    });
    const region = { ...place, locationType: 'administrative_area_level_1' };
    expect(applyPlace(typed, region, settings).location).toMatchObject({
      administrativeArea: 'RM',
      lat: null,
      radius: null,
    });
  });

  it('stays as it is when nobody knows it', () => {
    expect(applyPlace(typed, undefined, settings)).toBe(typed);
  });
});
