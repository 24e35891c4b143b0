/** The connection pools of one process: few connections for each purpose, so that no purpose starves another. */
import type pg from 'pg';
import { answerWithin } from '../observe/answer-within.ts';
import { createPool } from './pool.ts';
import type { PoolSizes } from './pool-sizes.ts';

export interface Pools {
  /** For requests that somebody waits for: statements time out after ten seconds. */
  requests: pg.Pool;
  /** For background work, seeding and sweeps: no statement timeout. */
  work: pg.Pool;
  /** For short questions about the database itself, that give up after seconds. */
  health: pg.Pool;
  /** Whether the database responds within a second of this process's own time; concurrent callers share one check. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

export interface Patience {
  /** Timeout in milliseconds of a statement that somebody waits for, and of its connection. */
  request: number;
  health: number;
}

const standard: Patience = { request: 10_000, health: 1000 };

interface PoolsOptions {
  log: (message: string) => void;
  /** Detects transactions that ask for a second connection. */
  strict: boolean;
  patience?: Patience | undefined;
  sizes: Pick<PoolSizes, 'requests' | 'work'>;
}

/** Opens no connection yet. */
export function createPools(url: string, { log, strict, patience = standard, sizes }: PoolsOptions): Pools {
  const { request, health } = patience;
  const requests = createPool(url, { max: sizes.requests, patience: request, connectWithin: request, log, strict });
  const work = createPool(url, { max: sizes.work, name: 'nameplate work', log, strict });
  const probe = createPool(url, {
    max: 1,
    name: 'nameplate health',
    // A busy process reads late what has arrived: it is `answers` that gives up in time.
    patience: 5 * health,
    connectWithin: 5 * health,
  });
  let look: Promise<boolean> | undefined;
  return {
    requests,
    work,
    health: probe,
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

const answersWithin = (pool: pg.Pool, limit: number): Promise<boolean> =>
  answerWithin(
    limit,
    pool.query('select').then(
      () => true,
      () => false,
    ),
    false,
  );
