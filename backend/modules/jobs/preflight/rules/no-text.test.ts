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
      message: 'The job ad is behind a link, so this page has no text for search engines.',
      fix: 'To be found, write the ad here and use the link for applications.',
    },
  ]);
  expect(findingsOf(noText, { type: 'job_per_file', text: '' })).toEqual([
    {
      code: 'FILE_ALONE',
      severity: 'error',
      reader: 'google',
      pointer: '/job_info/type',
      message: 'The job ad is in a file, so this page has no text for search engines.',
      fix: 'To be found, write the ad here.',
    },
  ]);
  expect(findingsOf(noText, { type: 'job_per_template', text: '' })).toEqual([]);
  expect(findingsOf(noText, {})).toEqual([]);
});
