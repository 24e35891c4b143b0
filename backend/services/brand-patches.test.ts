import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followPatches } from './brand-patches.ts';
import { ALL_TAGS, type TagListener } from './bus.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function follow() {
  const listeners = new Set<TagListener>();
  const reads: (readonly string[] | undefined)[] = [];
  const log: string[] = [];
  const state = { isAway: false };
  const end = followPatches({
    bus: {
      onTags(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    async readPatches(ids) {
      reads.push(ids);
      if (state.isAway) throw new Error('away');
    },
    log: (message) => log.push(message),
  });
  const tell = (...tags: string[]) => {
    for (const listener of listeners) listener(tags);
  };
  return { end, tell, reads, log, state };
}

it('reads everything at the start, then the brands that changed, and everything after notices were missed', async () => {
  const { tell, reads, end } = follow();
  tell('brand:acme', 'job:7', 'brand:rhein');
  tell('jobs:acme');
  tell(ALL_TAGS);
  end();
  tell('brand:late');
  expect(reads).toEqual([undefined, ['acme', 'rhein'], undefined]);
});

it('reads again soon what it could not read, until it can', async () => {
  const { tell, reads, log, state, end } = follow();
  state.isAway = true;
  tell('brand:acme');
  await vi.advanceTimersByTimeAsync(1100);
  state.isAway = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect(reads).toEqual([undefined, ['acme'], undefined, undefined, undefined]);
  expect(new Set(log)).toEqual(new Set(['Switches could not be read: away']));
  end();
});
