import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Scope } from '../scope.ts';
import { inTransaction } from './transaction.ts';

/** A scope inside of a transaction. */
export interface TransactionScope extends Scope {
  /** The connection itself, for what indexes and notifies. */
  client: pg.PoolClient;
}

/** Runs the work in a transaction of its own, on the rows of the same brand. Rejects as the work does, with nothing written. */
export function transact<T>(
  { pool, frontend }: { pool: pg.Pool; frontend: string },
  work: (tx: TransactionScope) => Promise<T>,
): Promise<T> {
  return inTransaction(pool, (client) => work({ db: drizzle(client), frontend, client }));
}
