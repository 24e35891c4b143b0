import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from './json.ts';
import { mergePatch, sameJson } from './merge.ts';

/** RFC 7396, section 2, verbatim. */
function reference(target: Json | undefined, patch: Json): Json {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const result: JsonObject =
    typeof target === 'object' && target !== null && !Array.isArray(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = reference(result[key], value);
  }
  return result;
}

const key = fc.constantFrom('a', 'b', 'c', 'd');
const { tree } = fc.letrec<{ tree: JsonObject; value: Json }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, fc.constantFrom<Json>(null, 1, 'x', true, [], [1, { a: null }]), tie('tree')),
  tree: fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
}));

describe('mergePatch', () => {
  it('does what the standard says, for any two documents', () => {
    fc.assert(
      fc.property(tree, tree, (target, patch) => {
        expect(mergePatch(target, patch)).toEqual(reference(target, patch));
      }),
    );
  });

  it('changes neither document', () => {
    fc.assert(
      fc.property(tree, tree, (target, patch) => {
        const before = structuredClone([target, patch]);
        mergePatch(target, patch);
        expect([target, patch]).toEqual(before);
      }),
    );
  });

  it('shares what the patch does not change', () => {
    const target = { site: { name: 'A', hosts: ['a'] }, theme: { radius: 'none' }, pages: { home: { main: [1] } } };
    const merged = mergePatch(target, {
      site: { name: 'B' },
      theme: { radius: 'none' },
      pages: { home: { main: [1] } },
    });
    expect(merged).toEqual({ ...target, site: { name: 'B', hosts: ['a'] } });
    expect(merged.theme).toBe(target.theme);
    expect(merged.pages).toBe(target.pages);
    expect(mergePatch(target, {})).toBe(target);
  });

  it('keeps a null where null is a value', () => {
    const keepsNull = (path: readonly (string | number)[]) => path.join('/') === 'site/logo';
    expect(mergePatch({ site: { logo: 'a.svg', name: 'A' } }, { site: { logo: null, name: null } }, keepsNull)).toEqual(
      { site: { logo: null } },
    );
  });
});

describe('sameJson', () => {
  it('compares without regard to the order of keys', () => {
    expect(sameJson({ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 })).toBe(true);
    expect(sameJson({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(sameJson([1, 2], [2, 1])).toBe(false);
  });
});
