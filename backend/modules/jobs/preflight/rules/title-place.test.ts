import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { titlePlace } from './title-place.ts';

it('finds the town of the address in the title', () => {
  expect(findingsOf(titlePlace, { title: 'Night baker – portland' })).toEqual([
    {
      code: 'TITLE_PLACE',
      severity: 'warning',
      reader: 'feed',
      pointer: '/job_info/title',
      message: 'The title names the place, Portland.',
      fix: 'Take it out: the place has a field of its own and stands beside the title everywhere.',
    },
  ]);
  expect(findingsOf(titlePlace, { title: 'Portlander cement worker' })).toEqual([]);
  expect(findingsOf(titlePlace, { title: 'Night baker, Portland', places: [] })).toEqual([]);
});
