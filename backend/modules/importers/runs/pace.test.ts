import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from './pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The pauses after work that takes so many milliseconds. */
async function pausesAfter(ms: number): Promise<number[]> {
  const pauses: number[] = [];
  const work = async () => void (await vi.advanceTimersByTimeAsync(ms));
  await paced(new AbortController().signal, work, async (pause) => pauses.push(pause));
  return pauses;
}

it('pauses after a batch for as long as it took, and at most a second', async () => {
  expect(await pausesAfter(80)).toEqual([80]);
  expect(await pausesAfter(5000)).toEqual([1000]);
});

it('ends when it is asked to, once the batch is written', async () => {
  const leaving = new AbortController();
  const work = async () => leaving.abort(new Error('leaving'));
  await expect(paced(leaving.signal, work)).rejects.toThrow('leaving');
});
