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
      message: 'The advertisement is a picture.',
      fix: 'A PDF with real text can be read aloud and searched; or write the advertisement here.',
    },
  ]);
  expect(findingsOf(imageOnly, { givenHtml: '<p><img src="/a.png"></p>', html: '' })).toEqual([
    {
      code: 'IMAGE_ONLY',
      severity: 'error',
      reader: 'google',
      pointer: '/job_info/description',
      message: 'The description is a picture.',
      fix: 'Write its words as text: search engines and screen readers cannot read pictures.',
    },
  ]);
  expect(findingsOf(imageOnly, { type: 'job_per_file', fileName: 'advert.pdf' })).toEqual([]);
  expect(findingsOf(imageOnly, {})).toEqual([]);
});
