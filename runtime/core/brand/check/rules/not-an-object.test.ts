import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { notAnObject } from './not-an-object.ts';

it('accepts an object', () => {
  expect(report(notAnObject, '{}')).toEqual([]);
});

it('reports a list', () => {
  expect(report(notAnObject, '[1]')).toEqual([
    'brands/acme.json:1:1  error  NOT_AN_OBJECT\n  A brand file is one object in braces: { "site": { ... } }.',
  ]);
});
