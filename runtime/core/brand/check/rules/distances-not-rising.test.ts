import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { distancesNotRising } from './distances-not-rising.ts';

it('accepts distances that rise', () => {
  expect(report(distancesNotRising, { search: { radius: { options: [0.5, 1, 100] } } })).toEqual([]);
});

it('reports distances out of order', () => {
  expect(report(distancesNotRising, { search: { radius: { options: [5, 25, 10] } } })).toEqual([
    'brands/acme.json:4:18  warning  DISTANCES_NOT_RISING  /search/radius/options\n  The distances are not in ascending order: 5, 25, 10. Write 5, 10, 25.',
  ]);
});
