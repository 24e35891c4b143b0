import { expect, it } from 'vitest';
import { report } from '../testing/check-one.ts';
import { limitExceeded } from './limit-exceeded.ts';

it('accepts a page with a few widgets', () => {
  expect(report(limitExceeded, { pages: { home: { main: [{ widget: 'note' }] } } })).toEqual([]);
});

it('reports a page with too many widgets', () => {
  expect(
    report(limitExceeded, { pages: { home: { main: Array.from({ length: 41 }, () => ({ widget: 'note' })) } } }),
  ).toEqual([
    'brands/acme.json:3:5  error  LIMIT_EXCEEDED  /pages/home\n  The page "home" has 42 widgets; at most 40 are allowed.',
  ]);
});
