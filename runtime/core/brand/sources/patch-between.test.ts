import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from './json.ts';
import { mergePatch, sameJson } from './merge.ts';
import { patchBetween } from './patch-between.ts';

it('holds what changed and nothing else', () => {
  const before = { site: { name: 'A', hosts: ['a'] }, features: { blog: false }, gone: 1 };
  const after = { site: { name: 'B', hosts: ['a'] }, features: { blog: false }, fresh: { x: 1 } };
  expect(patchBetween(before, after)).toEqual({ site: { name: 'B' }, gone: null, fresh: { x: 1 } });
  expect(patchBetween(before, structuredClone(before))).toEqual({});
});

it('gives the second document when it is laid over the first', () => {
  const value = fc.letrec((tie) => ({
    leaf: fc.oneof(fc.boolean(), fc.integer(), fc.string(), fc.array(fc.integer(), { maxLength: 3 })),
    node: fc.dictionary(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('node')),
    ),
  })).node as fc.Arbitrary<JsonObject>;
  fc.assert(
    fc.property(value, value, (before, after) => sameJson(mergePatch(before, patchBetween(before, after)), after)),
  );
});
