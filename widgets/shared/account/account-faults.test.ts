import { expect, it } from 'vitest';
import { faultsAtFields, missingAnswers, summaryOf } from './account-faults.ts';

const fields = [
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'nickname', label: 'Nickname', type: 'text', optional: true },
] as const;

it('puts faults of the backend at the fields that they are about', () => {
  expect(faultsAtFields([{ pointer: '/account/email', message: 'No address.' }])).toEqual([
    { field: 'email', message: 'No address.' },
  ]);
});

it('finds what has to be answered and is not', () => {
  expect(missingAnswers(fields, { email: '  ', nickname: '' }, 'Please.')).toEqual([
    { field: 'email', message: 'Please.' },
  ]);
  expect(missingAnswers(fields, { email: 'a@b.example' }, 'Please.')).toEqual([]);
});

it('names the fields in a summary', () => {
  expect(
    summaryOf(
      [
        { field: 'email', message: 'No.' },
        { field: 'other', message: 'Hm.' },
      ],
      fields,
    ),
  ).toEqual([
    { field: 'email', message: 'No.', label: 'Email' },
    { field: 'other', message: 'Hm.', label: '' },
  ]);
});
