import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { patternMismatch } from './pattern-mismatch.ts';

it('accepts stars on both sides', () => {
  expect(
    report(patternMismatch, {
      routes: {
        redirects: [{ from: '/old/{slug*}', to: 'https://old.example/{slug*}' }],
        rewrites: [{ from: '/careers*', to: '/jobs*' }],
      },
    }),
  ).toEqual([]);
});

it('reports a rest that has nowhere to go, and one that comes from nowhere', () => {
  expect(
    report(patternMismatch, {
      routes: { redirects: [{ from: '/old', to: '/new/{slug*}' }], rewrites: [{ from: '/careers*', to: '/jobs' }] },
    }),
  ).toEqual([
    'brands/acme.json:6:15  error  PATTERN_MISMATCH  /routes/redirects/0/to\n  "/new/{slug*}" uses {slug}, which "/old" does not have. Remove it here, or add it there.',
    'brands/acme.json:12:15  error  PATTERN_MISMATCH  /routes/rewrites/0/to\n  "/careers*" and "/jobs" do not match: one ends in a star, the other does not. Let both end in a star, or neither.',
  ]);
});
