import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { mailInText } from './mail-in-text.ts';

it('finds an e-mail address in the text', () => {
  expect(findingsOf(mailInText, { text: 'Write to jobs@bakery.example.' })).toEqual([
    {
      code: 'MAIL_IN_TEXT',
      severity: 'warning',
      reader: 'feed',
      pointer: '/job_info/description',
      message: 'The description holds an e-mail address, jobs@bakery.example.',
      fix: 'Give it in the step about applying: in the text it gathers spam, and nobody counts what arrives there.',
    },
  ]);
  expect(findingsOf(mailInText, { text: 'Follow @bakery' })).toEqual([]);
});
