import { sql } from 'drizzle-orm';
import type { Scope } from '../../scope.ts';

/** Until the end of the transaction, nobody else adds one of these to the organization on this brand: they can be counted. */
export async function holdAdding(tx: Scope, what: 'api keys' | 'webhooks', organizationId: number): Promise<void> {
  const name = `${what} ${tx.frontend} ${organizationId}`;
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
