/** The connections of one process: few for each purpose, so that none of them takes those of another. */
import type pg from 'pg';
import { MOST_CONNECTIONS as SEARCH_CONNECTIONS } from '../search/search-pool.ts';
import { createPool } from './pool.ts';

export interface Pools {
  /** What somebody waits for: a statement has ten seconds. */
  requests: pg.Pool;
  /** Background work, seed and sweeps: no statement is cut off. */
  work: pg.Pool;
  /** Whether the database answers within a second; one look at a time, whoever asks. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

const MOST = { requests: 10, work: 8, health: 1, bus: 1, search: 2 * SEARCH_CONNECTIONS };
/** Connections that one process takes at most. */
export const CONNECTIONS_OF_A_PROCESS = Object.values(MOST).reduce((sum, some) => sum + some);

export interface Patience {
  /** Milliseconds for a statement that somebody waits for, and for its connection. */
  request: number;
  health: number;
}

const standard: Patience = { request: 10_000, health: 1000 };

interface PoolsOptions {
  log: (message: string) => void;
  /** Finds the transactions that ask for a second connection. */
  strict: boolean;
  patience?: Patience | undefined;
}

/** Opens nothing yet. */
export function createPools(url: string, { log, strict, patience = standard }: PoolsOptions): Pools {
  const { request, health } = patience;
  const requests = createPool(url, { max: MOST.requests, patience: request, connectWithin: request, log, strict });
  const work = createPool(url, { max: MOST.work, name: 'nameplate work', log, strict });
  const probe = createPool(url, {
    max: MOST.health,
    name: 'nameplate health',
    patience: health,
    connectWithin: health,
  });
  let look: Promise<boolean> | undefined;
  return {
    requests,
    work,
    answers() {
      look ??= answersWithin(probe, health).finally(() => {
        look = undefined;
      });
      return look;
    },
    async close() {
      await Promise.all([requests.end(), work.end(), probe.end()]);
    },
  };
}

async function answersWithin(pool: pg.Pool, limit: number): Promise<boolean> {
  const late = AbortSignal.timeout(limit);
  const isLate = new Promise<boolean>((resolve) => late.addEventListener('abort', () => resolve(false)));
  const answer = pool.query('select').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, isLate]);
}
