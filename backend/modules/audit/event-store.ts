/** SQL of the account log. It never contains addresses or passwords. */

import { and, eq } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { accountEvent } from '../../database/schema/accounts.ts';
import { networkOf } from '../../guards/network.ts';
import type { Scope } from '../../scope.ts';
import type { EventDetail } from './event-detail.ts';
import type { AccountEventKind } from './event-kinds.ts';

export interface AccountEvent {
  kind: AccountEventKind;
  /** Null for an attempt that matches no account. */
  accountId: number | null;
  /** The administrator who did it, or who masquerades as this person. */
  actorId?: number | null;
  /** IP address; for IPv6 the first 64 bits are stored. */
  address: string;
  detail?: EventDetail;
}

/** Adds one entry, in the transaction of the event. */
export async function recordEvent(scope: Scope, event: AccountEvent): Promise<void> {
  const { kind, accountId, actorId = null, address, detail = {} } = event;
  await rowsOf(scope)
    .insert(accountEvent)
    .values({ accountId, actorId, kind, detail, network: networkOf(address) });
}

/** Whether the person has signed in from this network before, on any brand. */
export async function hasSignedInFrom({ db }: Scope, accountId: number, network: string): Promise<boolean> {
  const isSignIn = and(eq(accountEvent.kind, 'sign_in'), eq(accountEvent.network, network));
  const rows = await db
    .select({ id: accountEvent.id })
    .from(acrossBrands(accountEvent, 'Networks of a person are the same on all brands.'))
    .where(and(eq(accountEvent.accountId, accountId), isSignIn))
    .limit(1);
  return rows.length > 0;
}
