/** Connections with the settings for search, separate from the given pool. */
import pg from 'pg';
import { ObservedClient } from '../observe/statements.ts';

/**
 * JIT compilation takes longer than execution; a sequential scan would detoast every vector, which the planner does not account for; a
 * misspelt word shares few trigrams with the right one.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  jit: 'off',
  work_mem: '64MB',
  enable_seqscan: 'off',
  max_parallel_workers_per_gather: '0',
  'pg_trgm.similarity_threshold': '0.2',
  statement_timeout: '15000',
};
/** In milliseconds: longer than the server's statement timeout, in case the server does not respond. */
const PATIENCE_MS = 16_000;
/** Maximum size of one pool where nothing else is said. */
const MOST_CONNECTIONS = 6;

/** `fresh`: planned at each execution, where word frequency decides the plan. `kept`: planned once per connection, where one plan is always right. */
export type Plans = 'fresh' | 'kept';

/** A pool to the same server. Idle connections do not keep the process alive. */
export function createSearchPool(pool: pg.Pool, plans: Plans = 'fresh', most?: number): pg.Pool {
  const mode = plans === 'fresh' ? 'force_custom_plan' : 'force_generic_plan';
  const settings = Object.entries({ ...SETTINGS, plan_cache_mode: mode }).map(([name, value]) => `-c ${name}=${value}`);
  const { host, port, user, database, connectionString, ssl } = pool.options;
  const own = new pg.Pool({
    ...(connectionString === undefined
      ? { host, port, user, database, password: pool.options.password }
      : { connectionString }),
    ...(ssl === undefined ? {} : { ssl }),
    Client: ObservedClient,
    application_name: 'nameplate search',
    max: most ?? Math.min(pool.options.max ?? MOST_CONNECTIONS, MOST_CONNECTIONS),
    options: settings.join(' '),
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    query_timeout: PATIENCE_MS,
    allowExitOnIdle: true,
  });
  // A broken idle connection is replaced by the next search, which reports the error.
  own.on('error', () => undefined);
  return own;
}
