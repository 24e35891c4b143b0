/** Settings of which process managers set some: connections to the database, and how much memory a process may use. */
import { FEWEST, FULL_POOLS, type PoolSizes } from '../../backend/database/pool-sizes.ts';
import { type Environment, wholeNumber } from './environment.ts';

const MB = 1024 * 1024;
/** A process that has just started uses more than this. */
const LEAST_MB = 256;

interface Duties {
  worker: 'inside' | 'separate';
  hasPreviews: boolean;
}

/** Throws an Error with one readable sentence for pools that are too small for what the process does. */
export function parseConnections(env: Environment, { worker, hasPreviews }: Duties): PoolSizes {
  const size = (name: string, fallback: number, fewest: number) => wholeNumber(env, name, fallback, fewest, 500);
  return {
    requests: size('DATABASE_POOL', FULL_POOLS.requests, FEWEST.requests),
    search: size('DATABASE_POOL_SEARCH', FULL_POOLS.search, FEWEST.search),
    work: size('DATABASE_POOL_WORK', FULL_POOLS.work, worker === 'separate' ? FEWEST.work : FEWEST.workOfWorkers),
    previews: hasPreviews ? FULL_POOLS.previews : 0,
  };
}

/** In bytes; null without a limit. */
export function parseMemoryLimit(env: Environment): number | null {
  const megabytes = wholeNumber(env, 'MEMORY_LIMIT_MB', 0, 0, 65_536);
  if (megabytes === 0) return null;
  if (megabytes < LEAST_MB)
    throw new Error(`MEMORY_LIMIT_MB is "${megabytes}"; it must be 0 (no limit) or at least ${LEAST_MB}.`);
  return megabytes * MB;
}
