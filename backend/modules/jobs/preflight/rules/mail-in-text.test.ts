import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { mailInText } from './mail-in-text.ts';

it('finds an email address in the text', () => {
  expect(findingsOf(mailInText, { text: 'Write to jobs@bakery.example.' })).toEqual([
    {
      code: 'MAIL_IN_TEXT',
      severity: 'warning',
      reader: 'feed',
      pointer: '/job_info/description',
      message: 'The description contains an email address: jobs@bakery.example.',
      fix: 'Move it to the application step. In the text it attracts spam, and its applications are not counted.',
    },
  ]);
  expect(findingsOf(mailInText, { text: 'Follow @bakery' })).toEqual([]);
});
