import { sql } from 'drizzle-orm';
import type { Connection } from './pool.ts';

/** Waits until nobody else holds this name, and holds it until the end of the transaction. */
export async function holdName({ db }: { db: Pick<Connection, 'execute'> }, name: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
