import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { valueNotAllowed } from './value-not-allowed.ts';

it('accepts one of the values', () => {
  expect(report(valueNotAllowed, { theme: { radius: 'round' } })).toEqual([]);
});

it('suggests the value that was meant', () => {
  expect(report(valueNotAllowed, { theme: { radius: 'rond', list: 'grid' } })).toEqual([
    'brands/acme.json:3:15  error  VALUE_NOT_ALLOWED  /theme/radius\n  "rond" is not allowed here. Did you mean "round"? Allowed: "none", "small", "round".',
    'brands/acme.json:4:13  error  VALUE_NOT_ALLOWED  /theme/list\n  "grid" is not allowed here. Allowed: "rules", "cards", "table", "ledger", "tickets".',
  ]);
});
