import { expect, it } from 'vitest';
import { keep } from './keep.ts';

it('makes an answer once for a key, an empty one too', () => {
  const known = new Map<string, string>();
  const asked: string[] = [];
  const make = (key: string) => {
    asked.push(key);
    return key === 'nothing' ? '' : key.toUpperCase();
  };
  const answers = ['a', 'a', 'nothing', 'nothing'].map((key) => known.get(key) ?? keep(known, key, make(key)));
  expect(answers).toEqual(['A', 'A', '', '']);
  expect(asked).toEqual(['a', 'nothing']);
});

it('starts anew after a thousand answers', () => {
  const known = new Map<string, number>();
  for (let at = 0; at < 1000; at += 1) keep(known, `key ${at}`, at);
  expect(known.size).toBe(1000);
  expect(keep(known, 'one more', 1000)).toBe(1000);
  expect([...known]).toEqual([['one more', 1000]]);
});

it('starts anew when its keys are too long together, and never keeps one that is too long by itself', () => {
  const known = new Map<string, number>();
  const keyOf = (at: number) => `${at}`.padEnd(100, 'x');
  for (let at = 0; at < 10; at += 1) keep(known, keyOf(at), at, 1000);
  expect(known.size).toBe(10);
  keep(known, keyOf(10), 10, 1000);
  expect([...known.values()]).toEqual([10]);
  expect(keep(known, 'y'.repeat(1001), 11, 1000)).toBe(11);
  expect(known.size).toBe(0);
  for (let at = 0; at < 500; at += 1) keep(known, `${at}`.padEnd(8000, 'x'), at);
  expect(known.size).toBeLessThanOrEqual(250);
});
