import { describe, expect, it } from 'vitest';
import { composePatches, putBack, stepsBetween, valuesIn } from './compose-patches.ts';
import type { JsonObject } from './json.ts';
import { mergePatch } from './merge.ts';

describe('two patches, one after the other', () => {
  const file: JsonObject = { features: { blog: false, cv: true }, list: [1], page: { a: 1, b: { c: 2 } } };
  it.each<[JsonObject, JsonObject]>([
    [{}, {}],
    [{ features: { blog: true } }, { features: { cv: false } }],
    [{ features: { blog: true } }, { features: { blog: null } }],
    [{ page: { b: { c: 3 } } }, { page: { b: { d: 4 } } }],
    [{ list: [2] }, { list: { x: 1 } }],
    [{ page: { a: 5 } }, { page: null }],
  ])('do what one does that is made of them: %j, %j', (first, second) => {
    expect(mergePatch(file, composePatches(first, second))).toEqual(mergePatch(mergePatch(file, first), second));
  });
});

describe('a step', () => {
  it('is told value by value', () => {
    const before = { features: { blog: true }, list: [1], gone: { a: { b: 1 } }, empty: {} };
    const after = { features: { blog: true, cv: null }, list: [2], empty: { x: {} } };
    expect(stepsBetween(before, after)).toEqual([
      { pointer: '/features/cv', after: null },
      { pointer: '/list', before: [1], after: [2] },
      { pointer: '/gone/a/b', before: 1 },
      { pointer: '/empty/x', after: {} },
    ]);
    expect(stepsBetween(after, after)).toEqual([]);
    expect(valuesIn({ a: { b: [1], 'c/d': null } })).toEqual([
      { path: ['a', 'b'], value: [1] },
      { path: ['a', 'c/d'], value: null },
    ]);
  });

  it('is put back, and what was changed since stays', () => {
    const before: JsonObject = { theme: { primary: '#111111' } };
    const after: JsonObject = { theme: { primary: '#222222', secondary: '#333333' }, features: { blog: true } };
    const steps = stepsBetween(before, after);
    expect(putBack(after, steps)).toEqual({ patch: before, kept: [] });
    const later: JsonObject = { ...after, theme: { primary: '#444444', secondary: '#333333' }, site: { name: 'New' } };
    expect(putBack(later, steps)).toEqual({
      patch: { theme: { primary: '#444444' }, site: { name: 'New' } },
      kept: [{ pointer: '/theme/primary', before: '#111111', after: '#222222' }],
    });
  });

  it('that took values away is put back, too', () => {
    const before: JsonObject = { a: { b: 1, c: { d: null } }, '5': { x: 1 } };
    const steps = stepsBetween(before, { a: { b: 1 } });
    expect(putBack({ a: { b: 1 }, z: 2 }, steps).patch).toEqual({ ...before, z: 2 });
  });
});
