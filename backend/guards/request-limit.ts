/** Limits requests per network and process: counted in memory, for endpoints too busy to ask the database each time. */
import { LRUCache } from 'lru-cache';
import { networkOf } from './network.ts';

/** Published in docs/limits.md. `networks` limits how many are tracked; beyond it the least recently active one is dropped. */
export const REQUEST_LIMITS = { seconds: 60, networks: 10_000, graphqlCalls: 3000, reports: 60, events: 300 } as const;

export interface RequestLimit {
  /** Counts `points` for an address. Null if allowed, otherwise the seconds to wait. */
  count(address: string, points?: number): number | null;
  /** Number of tracked networks. */
  size(): number;
}

/** Allows `points` per network and minute; 0 for no limit. */
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
