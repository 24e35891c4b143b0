/** An end to trying keys: a network that has sent too many unknown ones is refused without a look-up for a while. */
import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '../../../../runtime/core/durations.ts';
import { networkOf } from '../../../guards/network.ts';
import { RATE_LIMITS, type RateLimiter } from '../../../guards/rate-limit.ts';
import { problem } from './problem.ts';

const MOST = 10_000;
const { points } = RATE_LIMITS['api-unknown'];

export function createUnknownKeys(limiter: Pick<RateLimiter, 'use'>) {
  /** Networks that this process refuses, until when. */
  const refused = new LRUCache<string, number>({ max: MOST });
  /** Hashes of keys that were usable lately: others on their network do not lock them out. */
  const proven = new LRUCache<string, true>({ max: MOST, ttl: HOUR_MS });

  const tooMany = (until: number) =>
    problem('TOO_MANY_UNKNOWN_KEYS', {
      headers: { 'Retry-After': String(Math.max(1, Math.ceil((until - Date.now()) / 1000))) },
    });

  return {
    /** Throws a `Problem` if this key is not to be looked up. `hash`: null if it cannot be one. */
    admit(address: string, hash: string | null): void {
      const until = refused.get(networkOf(address)) ?? 0;
      if (until > Date.now() && (hash === null || !proven.has(hash))) throw tooMany(until);
    },
    found: (hash: string): void => void proven.set(hash, true),
    /** Throws a `Problem` if there were too many. */
    async missed(address: string): Promise<void> {
      const network = networkOf(address);
      const { used, seconds } = await limiter.use('api-unknown', network);
      if (used <= points) return;
      const until = Date.now() + seconds * 1000;
      refused.set(network, until);
      throw tooMany(until);
    },
  };
}

export type UnknownKeys = ReturnType<typeof createUnknownKeys>;
