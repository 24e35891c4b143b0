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
