import { expect, it } from 'vitest';
import { findingsOf, portland } from '../testing.ts';
import { placeCountry } from './place-country.ts';

it('misses country and town of an address', () => {
  expect(findingsOf(placeCountry, { places: [{ ...portland, countryCode: null }] })).toEqual([
    {
      code: 'PLACE_COUNTRY',
      severity: 'error',
      reader: 'google',
      pointer: '/job_location/address/countryCode',
      message: 'The address has no country.',
      fix: 'Choose the country; Google does not show the job without it.',
    },
  ]);
  expect(findingsOf(placeCountry, { places: [{ ...portland, locality: null }] })).toEqual([
    {
      code: 'PLACE_TOWN',
      severity: 'warning',
      reader: 'feed',
      pointer: '/job_location/address/locality',
      message: 'The address has no city.',
      fix: 'Enter the city: people search for it.',
    },
  ]);
  expect(findingsOf(placeCountry, { places: [{ ...portland, locality: null }], remote: 'remote' })).toEqual([]);
  expect(findingsOf(placeCountry, {})).toEqual([]);
});
