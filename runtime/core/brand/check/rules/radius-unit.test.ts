import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { radiusUnit } from './radius-unit.ts';

it('accepts miles to the meter', () => {
  expect(report(radiusUnit, { search: { radius: { unit: 'mi', multiplier: 1.609344 } } })).toEqual([]);
});

it('reports miles that count as kilometers', () => {
  expect(report(radiusUnit, { search: { radius: { unit: 'mi' } } })).toEqual([
    'brands/acme.json:4:15  warning  RADIUS_UNIT  /search/radius/multiplier\n  Distances are shown in miles, but one of them counts as 1 kilometer. Write 1.6.',
  ]);
});

it('reports kilometers that count as miles', () => {
  expect(report(radiusUnit, { search: { radius: { multiplier: 1.6 } } })).toEqual([
    'brands/acme.json:4:21  warning  RADIUS_UNIT  /search/radius/multiplier\n  Distances are shown in kilometers, but one of them counts as 1.6 kilometers. Write 1.',
  ]);
});
