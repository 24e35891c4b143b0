import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { breakpointsMustRise } from './breakpoints-must-rise.ts';

it('accepts widths that rise', () => {
  expect(report(breakpointsMustRise, { theme: { breakpoints: { mobile: 700, tablet: 1000 } } })).toEqual([]);
});

it('reports a width that is not larger than the one before', () => {
  expect(report(breakpointsMustRise, { theme: { breakpoints: { mobile: 1300 } } })).toEqual([
    'brands/acme.json:4:17  error  BREAKPOINTS_MUST_RISE  /theme/breakpoints/mobile\n  The breakpoint "tablet" (1199) must be larger than "mobile" (1300).',
  ]);
});
