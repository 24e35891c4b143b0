import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { jsonSyntax } from './json-syntax.ts';

it('accepts JSON', () => {
  expect(report(jsonSyntax, '{ "version": 1 }')).toEqual([]);
});

it('reports line and column of a missing comma', () => {
  expect(report(jsonSyntax, '{\n  "version": 1\n  "extends": "default"\n}')).toEqual([
    'brands/acme.json:3:3  error  JSON_SYNTAX\n  A comma is missing before this. Found: "extends": "default"',
  ]);
});
