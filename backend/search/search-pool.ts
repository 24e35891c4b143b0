/** Connections with the settings that search needs, beside those of the given pool. */
import pg from 'pg';

/**
 * Compiling a plan takes longer than running it; a word's frequency decides the plan, so none is kept; a sequential scan would unpack every
 * vector, which the planner does not reckon with; a misspelt word shares few trigrams with the right one.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  jit: 'off',
  work_mem: '64MB',
  plan_cache_mode: 'force_custom_plan',
  enable_seqscan: 'off',
  max_parallel_workers_per_gather: '0',
  'pg_trgm.similarity_threshold': '0.2',
  statement_timeout: '15000',
};
const MOST_CONNECTIONS = 6;

/** A pool to the same server. Idle connections keep no process alive. */
export function createSearchPool(pool: pg.Pool): pg.Pool {
  const settings = Object.entries(SETTINGS).map(([name, value]) => `-c ${name}=${value}`);
  const { host, port, user, database, connectionString, ssl } = pool.options;
  const own = new pg.Pool({
    ...(connectionString === undefined
      ? { host, port, user, database, password: pool.options.password }
      : { connectionString }),
    ...(ssl === undefined ? {} : { ssl }),
    application_name: 'nameplate search',
    max: Math.min(pool.options.max ?? MOST_CONNECTIONS, MOST_CONNECTIONS),
    options: settings.join(' '),
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  });
  // A broken idle connection is replaced by the next search, which reports what is wrong.
  own.on('error', () => undefined);
  return own;
}
