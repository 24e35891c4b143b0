import { holdName } from '../../database/name-lock.ts';
import type { Scope } from '../../scope.ts';

/** Until the end of the transaction, nobody else adds one of these to the organization on this brand: they can be counted. */
export async function holdAdding(tx: Scope, what: 'api keys' | 'webhooks', organizationId: number): Promise<void> {
  await holdName(tx, `${what} ${tx.frontend} ${organizationId}`);
}
