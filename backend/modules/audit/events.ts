/** The log of what happens to accounts. Addresses and passwords never stand in it. */
import type { ApiContext } from '../../context.ts';
import { recordEvent } from './event-store.ts';

/** What an administrator does as somebody else is written down, whatever it is. */
export async function noteActing(context: ApiContext, operation: string): Promise<void> {
  const { viewer, address } = context;
  if (viewer.actorId === null || viewer.account === null) return;
  const { account, actorId } = viewer;
  await recordEvent(context, {
    kind: 'masquerade_action',
    accountId: account.id,
    actorId,
    address,
    detail: { operation },
  });
}
