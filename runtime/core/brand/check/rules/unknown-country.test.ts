import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownCountry } from './unknown-country.ts';

it('accepts countries, and leaves what is no code to the schema', () => {
  const search = { autocomplete: { countries: ['de', 'xk'] } };
  expect(report(unknownCountry, { site: { country: 'DE' }, search })).toEqual([]);
  expect(report(unknownCountry, { site: { country: 'usa' } })).toEqual([]);
});

it('reports codes that no country has, with the one that is meant', () => {
  const place = { label: 'A', administrativeArea: null, lat: 1, lon: 1, locationType: 'locality' };
  expect(
    report(unknownCountry, {
      site: { country: 'ZZ' },
      search: { autocomplete: { countries: ['uk'] }, geoInfo: [{ ...place, country: 'EU' }] },
    }),
  ).toEqual([
    'brands/acme.json:3:16  error  UNKNOWN_COUNTRY  /site/country\n  There is no country "ZZ". Write the two letters of a country, such as "US" or "DE".',
    'brands/acme.json:8:9  error  UNKNOWN_COUNTRY  /search/autocomplete/countries/0\n  There is no country "uk". Did you mean "gb"? Write the two letters of a country, such as "us" or "de".',
    'brands/acme.json:18:20  error  UNKNOWN_COUNTRY  /search/geoInfo/0/country\n  There is no country "EU". Write the two letters of a country, such as "US" or "DE".',
  ]);
});

it('looks into the list of each listing', () => {
  const place = { label: 'A', country: 'EU', administrativeArea: null, lat: 1, lon: 1 };
  expect(report(unknownCountry, { search: { geoInfo: { jobs: [place], organizations: [place] } } })).toEqual([
    expect.stringContaining('UNKNOWN_COUNTRY  /search/geoInfo/jobs/0/country'),
    expect.stringContaining('UNKNOWN_COUNTRY  /search/geoInfo/organizations/0/country'),
  ]);
});
