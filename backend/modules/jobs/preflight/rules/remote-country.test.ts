import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { remoteCountry } from './remote-country.ts';

it('asks from where a remote worker may work', () => {
  expect(findingsOf(remoteCountry, { remote: 'remote', places: [] })).toEqual([
    {
      code: 'REMOTE_COUNTRY',
      severity: 'warning',
      reader: 'google',
      pointer: '/job_location/address/countryCode',
      message: 'The country that people may work from is missing.',
      fix: 'Choose the country in the address. Until then, we use US.',
    },
  ]);
  expect(findingsOf(remoteCountry, { remote: 'remote' })).toEqual([]);
  expect(findingsOf(remoteCountry, { remote: 'hybrid', places: [] })).toEqual([]);
});
