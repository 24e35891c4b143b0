import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownKey } from './unknown-key.ts';

it('accepts settings there are', () => {
  expect(report(unknownKey, { site: { name: 'Acme' } })).toEqual([]);
});

it('suggests the setting that was meant', () => {
  expect(report(unknownKey, { site: { nmae: 'Acme' }, colour: 'red' })).toEqual([
    'brands/acme.json:3:5  error  UNKNOWN_KEY  /site/nmae\n  There is no setting "nmae" here. Did you mean "name"?',
    'brands/acme.json:5:3  error  UNKNOWN_KEY  /colour\n  There is no setting "colour" here. Allowed: "$schema", "version", "extends", "abstract", "site", "theme", "locales", "features", "routes", "pages", "navigation", "prices" and 15 more.',
  ]);
});
