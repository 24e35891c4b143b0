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
      message: 'It does not say from which country people may work.',
      fix: 'Choose the country in the address. Until then US is taken for it.',
    },
  ]);
  expect(findingsOf(remoteCountry, { remote: 'remote' })).toEqual([]);
  expect(findingsOf(remoteCountry, { remote: 'hybrid', places: [] })).toEqual([]);
});
