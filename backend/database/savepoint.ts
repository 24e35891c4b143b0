/** Savepoints: work within a transaction that can be rolled back while the transaction continues. */
import type pg from 'pg';

/** Does the work and rolls it back. Rejects when the work does, and the transaction is aborted then. */
export async function undone(client: pg.PoolClient, work: () => Promise<unknown>): Promise<void> {
  await client.query('savepoint undone');
  await work();
  await client.query('rollback to savepoint undone; release savepoint undone');
}

/** Does the work, and rolls it back if it fails. Rejects when the work does, but the transaction can continue. */
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
