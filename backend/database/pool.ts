/** Connections to PostgreSQL. Statements that run on every page are prepared once per connection. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { outside } from '../observe/current.ts';
import { ObservedClient } from '../observe/statements.ts';
import { isConnectionLost } from './away.ts';
import { refuseSecondConnection } from './transaction.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** What a store function needs: the database or a transaction in it. */
export type Connection = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export interface PoolOptions {
  max?: number;
  /** Connection name in the server's list. */
  name?: string;
  /** Statement timeout in milliseconds; no limit without it. */
  patience?: number;
  /** Milliseconds until a connection must be established or free. */
  connectWithin?: number;
  log?: (message: string) => void;
  /** Detects transactions that ask for a second connection; for development and tests. */
  strict?: boolean;
}

/** Extra milliseconds that the client waits for the server's own timeout, in case the server does not respond at all. */
const GRACE_MS = 1000;

/** A pool of at most `max` connections. A broken idle connection is reported and replaced. */
export function createPool(url: string, options: PoolOptions = {}): pg.Pool {
  const { max = 10, name = 'nameplate', patience, connectWithin = 10_000, log } = options;
  const pool = new pg.Pool({
    connectionString: url,
    Client: ObservedClient,
    max,
    application_name: name,
    // JIT compilation takes longer than execution; forgotten transactions must not keep locks; a misspelt place shares few trigrams.
    options: '-c jit=off -c idle_in_transaction_session_timeout=60000 -c pg_trgm.similarity_threshold=0.2',
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: connectWithin,
    ...(patience !== undefined && { statement_timeout: patience, query_timeout: patience + GRACE_MS }),
  });
  pool.on('error', (error) => outside(() => log?.(`A database connection broke: ${error.message}`)));
  // A checked-out client has no other error listener: the work fails anyway, but the process must not crash.
  pool.on('connect', (client) => client.on('error', () => undefined));
  keepAfterFaults(pool);
  return options.strict ? strict(pool) : pool;
}

/**
 * pg gives up a connection with each statement that fails. While the disk is full these are all that writes, and a new
 * connection may need a file that no longer fits: nobody could read any more.
 */
function keepAfterFaults(pool: pg.Pool): void {
  const query = async (...args: Parameters<pg.PoolClient['query']>): Promise<unknown> => {
    const client = await pool.connect();
    try {
      const result = await client.query(...args);
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof Error && isConnectionLost(error) ? error : undefined);
      throw error;
    }
  };
  Object.assign(pool, { query });
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

/** Typed access to the tables. */
export function openDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}
