/** How many requests a network may send to one process: in memory, for doors too busy to ask the database each time. */
import { LRUCache } from 'lru-cache';
import { networkOf } from './network.ts';

/** Published in docs/limits.md. `networks` bounds what is remembered; beyond it the one that was silent longest is forgotten. */
export const REQUEST_LIMITS = { seconds: 60, networks: 10_000, graphqlCalls: 3000, reports: 60 } as const;

export interface RequestLimit {
  /** Counts `points` of an address. Null where it may go on, else the seconds to wait. */
  count(address: string, points?: number): number | null;
  /** Networks that are remembered. */
  size(): number;
}

/** Lets `points` of each network through within a minute; 0 lets everything through. */
export function createRequestLimit(points: number, now: () => number = () => performance.now()): RequestLimit {
  const { seconds, networks } = REQUEST_LIMITS;
  const used = new LRUCache<string, number>({
    max: networks,
    ttl: seconds * 1000,
    noUpdateTTL: true,
    ttlResolution: 0,
    perf: { now },
  });
  return {
    count(address, more = 1) {
      if (points === 0) return null;
      const network = networkOf(address);
      const all = (used.get(network) ?? 0) + more;
      used.set(network, all);
      return all > points ? Math.max(1, Math.ceil(used.getRemainingTTL(network) / 1000)) : null;
    },
    size: () => used.size,
  };
}
