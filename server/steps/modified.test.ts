import { expect, it } from 'vitest';
import { createModified } from './modified.ts';

it('is the second in which a form was first seen, and never the same for two forms', () => {
  let now = 1_000_900;
  const modifiedOf = createModified(2, () => now);
  const at = (key: string, form: string) => modifiedOf(key, form).getTime();
  expect([at('a', 'one'), at('a', 'one')]).toEqual([1_000_000, 1_000_000]);
  expect([at('a', 'two'), at('a', 'three')]).toEqual([1_001_000, 1_002_000]);
  now = 9_000_000;
  expect([at('a', 'three'), at('b', 'one'), at('a', 'four')]).toEqual([1_002_000, 9_000_000, 9_000_000]);
});
