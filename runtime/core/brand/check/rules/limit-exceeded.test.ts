import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { limitExceeded } from './limit-exceeded.ts';

it('accepts a page with a few widgets', () => {
  expect(report(limitExceeded, { pages: { home: { main: [{ widget: 'note' }] } } })).toEqual([]);
});

it('reports a page with too many widgets', () => {
  const notes = (length: number) => Array.from({ length }, () => ({ widget: 'note' }));
  expect(report(limitExceeded, { pages: { home: { main: notes(40), aside: notes(1) } } })).toEqual([
    'brands/acme.json:3:5  error  LIMIT_EXCEEDED  /pages/home\n  The page "home" has 42 widgets; at most 40 are allowed. Remove some.',
  ]);
});
