import { expect, it } from 'vitest';
import { findingsOf } from '../testing.ts';
import { titleCapitals } from './title-capitals.ts';

it('finds shouting, and leaves abbreviations', () => {
  expect(findingsOf(titleCapitals, { title: 'NIGHT BAKER' })).toEqual([
    {
      code: 'TITLE_CAPITALS',
      severity: 'warning',
      reader: 'google',
      pointer: '/job_info/title',
      message: 'The title is in capital letters.',
      fix: 'Use normal capitalization: titles in capitals look like advertising and rank lower.',
    },
  ]);
  for (const title of ['HR', 'SAP ABAP developer', 'Night baker'])
    expect(findingsOf(titleCapitals, { title })).toEqual([]);
});
