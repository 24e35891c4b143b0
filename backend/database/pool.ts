/** Connections to PostgreSQL. Statements that run on every page are prepared once per connection. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { refuseSecondConnection } from './transaction.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** What a store function needs: the database or a transaction in it. */
export type Connection = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

interface PoolOptions {
  max?: number;
  log?: (message: string) => void;
  /** Finds the transactions that ask for a second connection; for development and tests. */
  strict?: boolean;
}

/** A pool; `max` connections. A broken idle connection is reported and replaced. */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    application_name: 'nameplate',
    // Compiling a plan takes longer than running it; forgotten transactions must not hold rows; a misspelt place shares few trigrams.
    options: '-c jit=off -c idle_in_transaction_session_timeout=60000 -c pg_trgm.similarity_threshold=0.2',
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', (error) => options.log?.(`A database connection broke: ${error.message}`));
  return options.strict ? strict(pool) : pool;
}

function strict(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as (...callback: unknown[]) => Promise<pg.PoolClient>;
  return Object.assign(pool, {
    connect(...callback: unknown[]) {
      refuseSecondConnection(pool);
      return connect(...callback);
    },
  });
}

/** The typed door to the tables. */
export function openDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}
