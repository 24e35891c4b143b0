import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import { isConnectionLost } from './away.ts';

const held = new AsyncLocalStorage<pg.Pool>();

/**
 * Throws when work inside a transaction asks its pool for a second connection: as many such transactions as the pool has
 * connections would deadlock until all of them time out.
 */
export function refuseSecondConnection(pool: pg.Pool): void {
  if (held.getStore() === pool)
    throw new Error('A transaction asked the pool for another connection: use its own scope.');
}

/** Runs the work in a transaction of its own and returns its result. Rejects when the work does, with nothing written. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await held.run(pool, () => work(client));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A lost connection cannot roll back: trying would only keep it checked out twice as long.
    if (isConnectionLost(error)) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
    // A connection that cannot roll back is thrown away.
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}
