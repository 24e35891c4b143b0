/** SQL of the log of what happens to accounts. Addresses and passwords never stand in it. */

import { and, eq } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { accountEvent } from '../../database/schema/accounts.ts';
import { networkOf } from '../../guards/network.ts';
import type { Scope } from '../../scope.ts';
import type { AccountEventKind } from './event-kinds.ts';

export interface AccountEvent {
  kind: AccountEventKind;
  /** Null for a try that no account belongs to. */
  accountId: number | null;
  /** The administrator who did it, or acts as this person. */
  actorId?: number | null;
  /** Network address; of IPv6 the first half is kept. */
  address: string;
  detail?: Readonly<Record<string, string>>;
}

/** Writes one line, in the transaction of what happened. */
export async function recordEvent(scope: Scope, event: AccountEvent): Promise<void> {
  const { kind, accountId, actorId = null, address, detail = {} } = event;
  await rowsOf(scope)
    .insert(accountEvent)
    .values({ accountId, actorId, kind, detail, network: networkOf(address) });
}

/** Whether the person has come in from this network before, on any brand. */
export async function hasSignedInFrom({ db }: Scope, accountId: number, network: string): Promise<boolean> {
  const isSignIn = and(eq(accountEvent.kind, 'sign_in'), eq(accountEvent.network, network));
  const rows = await db
    .select({ id: accountEvent.id })
    .from(acrossBrands(accountEvent, 'Networks of a person are the same on all brands.'))
    .where(and(eq(accountEvent.accountId, accountId), isSignIn))
    .limit(1);
  return rows.length > 0;
}
