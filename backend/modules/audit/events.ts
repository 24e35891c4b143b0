/** The account log. It never contains addresses or passwords. */
import type { ApiContext } from '../../context.ts';
import { recordEvent } from './event-store.ts';

/** Everything an administrator does while masquerading is logged. */
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
