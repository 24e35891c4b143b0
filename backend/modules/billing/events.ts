/** The log of billing actions by people. Reports of a payment provider are recorded with the payments instead. */
import type { ApiContext } from '../../context.ts';
import type { Scope } from '../../scope.ts';
import type { DetailKey } from '../audit/event-detail.ts';
import type { BillingEventKind } from '../audit/event-kinds.ts';
import { recordEvent } from '../audit/event-store.ts';

/** Adds one entry in the transaction of the event: who did it, and to what. */
export async function noteBilling(
  tx: Scope,
  { viewer, address }: Pick<ApiContext, 'viewer' | 'address'>,
  kind: BillingEventKind,
  about: Readonly<Partial<Record<DetailKey, string | number>>>,
): Promise<void> {
  await recordEvent(tx, {
    kind,
    accountId: viewer.account?.id ?? null,
    actorId: viewer.actorId,
    address,
    detail: Object.fromEntries(Object.entries(about).map(([name, value]) => [name, String(value)])),
  });
}
