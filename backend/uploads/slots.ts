/** Limits concurrent requests with files. */
import { MOST_AT_ONCE, MOST_AT_ONCE_FROM_ADDRESS } from './limits.ts';
import { UploadRefusal } from './refusal.ts';

/** Runs work for a network; rejects with `UploadRefusal` if too much is running already. */
export type Slots = <T>(network: string, work: () => Promise<T>) => Promise<T>;

/** Allows this many concurrent requests, in total and per network; refuses the others. */
export function createSlots(): Slots {
  const taken = new Map<string, number>();
  let all = 0;
  return async <T>(network: string, work: () => Promise<T>): Promise<T> => {
    const own = taken.get(network) ?? 0;
    if (all >= MOST_AT_ONCE || own >= MOST_AT_ONCE_FROM_ADDRESS) {
      throw new UploadRefusal('busy');
    }
    all += 1;
    taken.set(network, own + 1);
    try {
      return await work();
    } finally {
      all -= 1;
      const left = (taken.get(network) ?? 1) - 1;
      if (left > 0) taken.set(network, left);
      else taken.delete(network);
    }
  };
}
