/** The log of actions on organizations. */
import type { ApiContext } from '../../context.ts';
import type { Scope } from '../../scope.ts';
import type { OrganizationEventKind } from '../audit/event-kinds.ts';
import { recordEvent } from '../audit/event-store.ts';

/** Adds one entry in the transaction of the event: who did it, and to whom. */
export async function noteEvent(
  tx: Scope,
  { viewer, address }: Pick<ApiContext, 'viewer' | 'address'>,
  kind: OrganizationEventKind,
  { id, ...detail }: { id: number; accountId?: number; role?: string; name?: string },
): Promise<void> {
  const named = Object.entries({ organization: id, account: detail.accountId, role: detail.role, name: detail.name });
  await recordEvent(tx, {
    kind,
    accountId: viewer.account?.id ?? null,
    actorId: viewer.actorId,
    address,
    detail: Object.fromEntries(named.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))),
  });
}
