/** Work that only one process does at a time. */
import type pg from 'pg';

/** Runs the work only if no other process holds this advisory lock. The lock ends with its connection, so a crash cannot leave it behind. */
export async function alone(pool: pg.Pool, lock: number, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [lock]);
    if (rows[0]?.free !== true) return;
    await work();
    await client.query('select pg_advisory_unlock($1)', [lock]);
  } catch (error) {
    broken = error instanceof Error ? error : new Error(String(error));
    throw error;
  } finally {
    client.release(broken);
  }
}
