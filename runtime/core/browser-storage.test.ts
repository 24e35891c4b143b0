import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptInBrowser, keptInTab } from './browser-storage.ts';

const tab = new Map<string, string>();
const storage = {
  getItem: (key: string) => tab.get(key) ?? null,
  setItem: (key: string, value: string) => tab.set(key, value),
  removeItem: (key: string) => tab.delete(key),
};
beforeEach(() => {
  tab.clear();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

it('keeps a text until it is removed or taken', () => {
  const kept = keptInTab('a');
  expect([kept.read(), kept.write('x'), kept.read()]).toEqual([null, true, 'x']);
  expect([kept.write(null), kept.read()]).toEqual([true, null]);
  kept.write('y');
  expect([kept.take(), kept.take()]).toEqual(['y', null]);
});

it('keeps JSON, and reads null where somebody else left something different', () => {
  const kept = keptInTab('a');
  expect([kept.readJson(), kept.writeJson({ b: [1] }), kept.readJson()]).toEqual([null, true, { b: [1] }]);
  tab.set('a', '{"b":');
  expect(kept.readJson()).toBeNull();
});

it.each([
  ['has no storage', undefined],
  ['refuses', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('says that nothing is kept, without an error, where the browser %s', (_, localStorage) => {
  vi.stubGlobal('localStorage', localStorage);
  const kept = keptInBrowser('a');
  expect([kept.write('x'), kept.writeJson(1), kept.write(null)]).toEqual([false, false, false]);
  expect([kept.read(), kept.take(), kept.readJson()]).toEqual([null, null, null]);
});

function refuse(): never {
  throw new Error('SecurityError');
}
