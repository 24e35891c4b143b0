import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const held = () => Promise.withResolvers<string>();

it('lets two run, two wait in order, and refuses the fifth', async () => {
  const inTurn = createTurns({ atOnce: 2, mostWaiting: 2 });
  const works = Array.from({ length: 5 }, held);
  const begun: number[] = [];
  const done = works.map(({ promise }, at) =>
    inTurn(() => {
      begun.push(at);
      return promise;
    }),
  );
  expect(await done[4]).toBeNull();
  expect(begun).toEqual([0, 1]);
  works[1]?.resolve('second');
  expect(await done[1]).toBe('second');
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  works[0]?.reject(new Error('lost'));
  await expect(done[0]).rejects.toThrow('lost');
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
});

it('has room again after what has run', async () => {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 0 });
  expect(await inTurn(async () => 'first')).toBe('first');
  expect(await inTurn(async () => 'second')).toBe('second');
});
