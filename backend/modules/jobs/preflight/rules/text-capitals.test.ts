import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { textCapitals } from './text-capitals.ts';

it('finds a text in capitals', () => {
  expect(findingsOf(textCapitals, { text: 'WE LOOK FOR A BAKER WHO WORKS AT NIGHT. '.repeat(3) })).toEqual([
    {
      code: 'TEXT_CAPITALS',
      severity: 'warning',
      reader: 'google',
      pointer: '/job_info/description',
      message: 'The description is in capital letters.',
      fix: 'Use normal capitalization, and bold for emphasis.',
    },
  ]);
  expect(findingsOf(textCapitals, { text: 'NASA and ESA look for a baker. '.repeat(4) })).toEqual([]);
});
