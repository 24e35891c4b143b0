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
      message: 'The title names the location: Portland.',
      fix: 'Remove it. The location has its own field and is shown next to the title everywhere.',
    },
  ]);
  expect(findingsOf(titlePlace, { title: 'Portlander cement worker' })).toEqual([]);
  expect(findingsOf(titlePlace, { title: 'Night baker, Portland', places: [] })).toEqual([]);
});
