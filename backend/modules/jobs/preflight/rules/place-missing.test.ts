import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { placeMissing } from './place-missing.ts';

it('misses a place unless the work is remote', () => {
  expect(findingsOf(placeMissing, { places: [] })).toEqual([
    {
      code: 'PLACE_MISSING',
      severity: 'error',
      reader: 'google',
      pointer: '/job_location/address',
      message: 'There is no place of work.',
      fix: 'Give an address, or say that the job is done remotely.',
    },
  ]);
  expect(findingsOf(placeMissing, { places: [], remote: 'remote' })).toEqual([]);
  expect(findingsOf(placeMissing, {})).toEqual([]);
});
