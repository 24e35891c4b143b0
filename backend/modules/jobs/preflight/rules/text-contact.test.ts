import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { textContact } from './text-contact.ts';

it('finds a text that only says whom to call', () => {
  expect(findingsOf(textContact, { text: 'Call us: +1 207 555 0143 or jobs@bakery.example' })).toEqual([
    {
      code: 'TEXT_CONTACT_ONLY',
      severity: 'error',
      reader: 'google',
      pointer: '/job_info/description',
      message: 'The description only contains contact details.',
      fix: 'Describe the job here and move the contact details to the application step.',
    },
  ]);
  expect(findingsOf(textContact, { text: 'Short.' })).toEqual([]);
  expect(findingsOf(textContact, {})).toEqual([]);
});
