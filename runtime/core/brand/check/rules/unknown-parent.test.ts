import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownParent } from './unknown-parent.ts';

it('accepts a family there is', () => {
  expect(report(unknownParent, { extends: 'family' }, { others: { family: { abstract: true } } })).toEqual([]);
});

it('suggests the family that was meant', () => {
  expect(report(unknownParent, { extends: 'us-newspapr' }, { others: { 'us-newspaper': { abstract: true } } })).toEqual(
    [
      'brands/acme.json:2:14  error  UNKNOWN_PARENT  /extends\n  There is no brand or family "us-newspapr". Did you mean "us-newspaper"?',
    ],
  );
});
