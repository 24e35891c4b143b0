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
      message: 'The description has no content that we can show.',
      fix: 'It only contained scripts, frames or styles. Type the text or paste it as plain text.',
    },
  ]);
  expect(findingsOf(textEmptied, { givenHtml: '<p>&nbsp;</p>', html: '' })).toEqual([]);
  expect(findingsOf(textEmptied, {})).toEqual([]);
});
