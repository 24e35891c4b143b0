/** Connections to PostgreSQL. Statements that run on every page are prepared once per connection. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** What a store function needs: the database or a transaction in it. */
export type Connection = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** A pool; `max` connections. A broken idle connection is reported and replaced. */
export function createPool(url: string, options: { max?: number; log?: (message: string) => void } = {}): pg.Pool {
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
  return pool;
}

/** The typed door to the tables. */
export function openDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}
