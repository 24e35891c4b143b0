import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { outOfBounds } from './out-of-bounds.ts';

it('accepts a value within bounds', () => {
  expect(report(outOfBounds, { theme: { logoMinHeight: 100 } })).toEqual([]);
});

it('reports a number beyond them and a list that says a thing twice', () => {
  expect(report(outOfBounds, { theme: { logoMinHeight: 1000 }, locales: { supported: ['en', 'en'] } })).toEqual([
    'brands/acme.json:3:22  error  OUT_OF_BOUNDS  /theme/logoMinHeight\n  1000 is too large. Allowed: 16 to 200 (minimum height of the logo in pixels, whatever else is in the header).',
    'brands/acme.json:6:18  error  OUT_OF_BOUNDS  /locales/supported\n  This list has "en" twice: as its 1st and 2nd entry. Remove one of the two.',
  ]);
});
