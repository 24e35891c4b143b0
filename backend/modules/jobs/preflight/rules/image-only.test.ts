import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { imageOnly } from './image-only.ts';

it('finds words in pictures', () => {
  expect(findingsOf(imageOnly, { type: 'job_per_file', fileName: 'advert.JPG' })).toEqual([
    {
      code: 'IMAGE_FILE',
      severity: 'warning',
      reader: 'site',
      pointer: '/job_info/file',
      message: 'The job ad is a picture.',
      fix: 'Upload a PDF with real text, which can be searched and read aloud, or write the ad here.',
    },
  ]);
  expect(findingsOf(imageOnly, { givenHtml: '<p><img src="/a.png"></p>', html: '' })).toEqual([
    {
      code: 'IMAGE_ONLY',
      severity: 'error',
      reader: 'google',
      pointer: '/job_info/description',
      message: 'The description is a picture.',
      fix: 'Write it as text: search engines and screen readers cannot read pictures.',
    },
  ]);
  expect(findingsOf(imageOnly, { type: 'job_per_file', fileName: 'advert.pdf' })).toEqual([]);
  expect(findingsOf(imageOnly, {})).toEqual([]);
});
