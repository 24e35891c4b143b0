import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { duplicateKey } from './duplicate-key.ts';

it('accepts the same key in two objects', () => {
  expect(report(duplicateKey, '{ "theme": { "radius": "none" }, "routes": { "robots": { "index": true } } }')).toEqual(
    [],
  );
});

it('reports the second of two equal keys', () => {
  expect(report(duplicateKey, '{\n  "version": 1,\n  "site": { "name": "A", "name": "B" }\n}')).toEqual([
    'brands/acme.json:3:26  error  DUPLICATE_KEY  /site/name\n  "name" is already set in line 3, column 13; only the last of the two would count. Keep one.',
  ]);
});
