import { expect, it } from 'vitest';
import { ticksTo } from './ticks.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [7, [0, 2, 4, 6, 8]],
  [10, [0, 2, 4, 6, 8, 10]],
  [11, [0, 5, 10, 15]],
  [2100, [0, 500, 1000, 1500, 2000, 2500]],
  [83_456, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
  [145_002, [0, 50_000, 100_000, 150_000]],
  [1_000_001, [0, 250_000, 500_000, 750_000, 1_000_000, 1_250_000]],
])('divides an axis up to %i in round steps', (highest, ticks) => {
  expect(ticksTo(highest)).toEqual(ticks);
});
