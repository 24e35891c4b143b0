import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Scope } from '../scope.ts';
import { inTransaction } from './transaction.ts';

/** A scope inside a transaction. */
export interface TransactionScope extends Scope {
  /** The connection itself, for indexing and notifications. */
  client: pg.PoolClient;
}

/** Runs the work in a transaction of its own, limited to rows of the same brand. Rejects when the work does, with nothing written. */
export function transact<T>(
  { pool, frontend }: { pool: pg.Pool; frontend: string },
  work: (tx: TransactionScope) => Promise<T>,
): Promise<T> {
  return inTransaction(pool, (client) => work({ db: drizzle(client), frontend, client }));
}
