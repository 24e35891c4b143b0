/** Contact messages, for administrators: whether somebody has seen to them. */
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, reachOf } from '../rights/access.ts';
import { findMessageBrand, setHandled } from './store.ts';

/** Marks a message as handled, or opens it again; false if there is none within reach, or it is so already. */
export async function handleMessage(context: ApiContext, id: number, isHandled: boolean): Promise<boolean> {
  const { db, pool, now, address } = context;
  const { brands } = await reachOf(context);
  const frontend = await findMessageBrand({ db, brands }, id);
  if (frontend === null) return false;
  const { id: accountId } = personOf(context);
  return transact({ pool, frontend }, async (tx) => {
    if (!(await setHandled(tx, id, isHandled ? { at: now, accountId } : null))) return false;
    const kind = isHandled ? 'contact_handled' : 'contact_reopened';
    await recordEvent(tx, { kind, accountId, address, detail: { contactMessage: String(id) } });
    return true;
  });
}
