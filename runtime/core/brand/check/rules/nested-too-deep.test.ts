import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { nestedTooDeep } from './nested-too-deep.ts';

it('accepts ordinary depth', () => {
  expect(report(nestedTooDeep, '{ "a": { "b": [1] } }')).toEqual([]);
});

it('refuses brackets without end', () => {
  expect(report(nestedTooDeep, '['.repeat(100_000))).toEqual([
    'brands/acme.json:1:25  error  NESTED_TOO_DEEP\n  Brackets are nested more than 24 deep here. Is one of them never closed?',
  ]);
});
