import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { textEmptied } from './text-emptied.ts';

it('finds markup of which nothing is left', () => {
  expect(findingsOf(textEmptied, { givenHtml: '<script>alert(1)</script>', html: '' })).toEqual([
    {
      code: 'TEXT_EMPTIED',
      severity: 'error',
      reader: 'site',
      pointer: '/job_info/description',
      message: 'Nothing that can be shown is left of the description.',
      fix: 'It held scripts, frames or styles only. Type the text, or paste it as plain text.',
    },
  ]);
  expect(findingsOf(textEmptied, { givenHtml: '<p>&nbsp;</p>', html: '' })).toEqual([]);
  expect(findingsOf(textEmptied, {})).toEqual([]);
});
