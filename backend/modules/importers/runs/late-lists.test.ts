import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLateLists } from './late-lists.ts';

const EVERY = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What was announced within transactions, and later. */
function open(send: (tags: readonly string[]) => Promise<void> = async () => undefined) {
  const [soon, late]: [unknown[], string[][]] = [[], []];
  const lists = createLateLists(async (tags) => {
    await send(tags);
    late.push([...tags]);
  }, EVERY);
  const sender = { query: async (_text: string, [, notice]: unknown[]) => void soon.push(JSON.parse(String(notice))) };
  return { lists, sender, soon, late };
}

it('announces jobs with their batch, and lists once in a while', async () => {
  const { lists, sender, soon, late } = open();
  for (const id of [1, 2]) {
    const batch = lists.begin();
    await batch.announce(sender, [`job:${id}`, 'jobs:acme', 'org-jobs:3']);
    batch.committed();
  }
  await vi.advanceTimersByTimeAsync(EVERY - 1);
  expect([soon, late]).toEqual([
    [
      ['job:1', 'org-jobs:3'],
      ['job:2', 'org-jobs:3'],
    ],
    [],
  ]);
  await vi.advanceTimersByTimeAsync(1);
  expect(late).toEqual([['jobs:acme']]);
  await vi.advanceTimersByTimeAsync(10 * EVERY);
  await lists.flush();
  expect(late).toEqual([['jobs:acme']]);
});

it('announces nothing of a batch that is not committed', async () => {
  const { lists, sender, late } = open();
  await lists.begin().announce(sender, ['jobs:acme']);
  await vi.advanceTimersByTimeAsync(EVERY);
  await lists.flush();
  expect(late).toEqual([]);
});

it('announces what could not be sent with the next try', async () => {
  let isUp = false;
  const { lists, late } = open(() => (isUp ? Promise.resolve() : Promise.reject(new Error('no connection'))));
  lists.hold(['jobs:acme']);
  await vi.advanceTimersByTimeAsync(EVERY);
  await expect(lists.flush()).rejects.toThrow('no connection');
  isUp = true;
  await lists.flush();
  expect(late).toEqual([['jobs:acme']]);
});
