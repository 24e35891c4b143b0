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
      message: 'The location is missing.',
      fix: 'Enter an address, or mark the job as remote.',
    },
  ]);
  expect(findingsOf(placeMissing, { places: [], remote: 'remote' })).toEqual([]);
  expect(findingsOf(placeMissing, {})).toEqual([]);
});
