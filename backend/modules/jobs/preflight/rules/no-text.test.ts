import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { noText } from './no-text.ts';

it('says what an advertisement elsewhere costs', () => {
  expect(findingsOf(noText, { type: 'job_per_link', text: '' })).toEqual([
    {
      code: 'LINK_ALONE',
      severity: 'error',
      reader: 'google',
      pointer: '/job_info/type',
      message: 'The advertisement stands behind a link, so this page has no text for search engines.',
      fix: 'To be found there, choose to write the advertisement here and give the link as the way to apply.',
    },
  ]);
  expect(findingsOf(noText, { type: 'job_per_file', text: '' })).toEqual([
    {
      code: 'FILE_ALONE',
      severity: 'error',
      reader: 'google',
      pointer: '/job_info/type',
      message: 'The advertisement stands in a file, so this page has no text for search engines.',
      fix: 'To be found there, choose to write the advertisement here.',
    },
  ]);
  expect(findingsOf(noText, { type: 'job_per_template', text: '' })).toEqual([]);
  expect(findingsOf(noText, {})).toEqual([]);
});
