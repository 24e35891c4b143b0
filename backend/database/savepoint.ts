/** Work within a transaction that can be rolled back while the transaction goes on. */
import type pg from 'pg';

/** Does the work and takes it back. Rejects as the work does; the transaction is broken then. */
export async function undone(client: pg.PoolClient, work: () => Promise<unknown>): Promise<void> {
  await client.query('savepoint undone');
  await work();
  await client.query('rollback to savepoint undone; release savepoint undone');
}

/** Does the work, and takes back what it did where it fails. Rejects as the work does; the transaction goes on all the same. */
export async function orUndone(client: pg.PoolClient, work: () => Promise<unknown>): Promise<void> {
  await client.query('savepoint attempt');
  try {
    await work();
    await client.query('release savepoint attempt');
  } catch (error) {
    await client.query('rollback to savepoint attempt; release savepoint attempt');
    throw error;
  }
}
