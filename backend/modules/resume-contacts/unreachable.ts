/** Returns the payment for a contact if its owner cannot be reached: mail to them bounced, or their number was removed. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { WorkTools } from '../../work/work.ts';
import { giveBack } from '../billing/spend.ts';
import { markUndelivered } from '../messages/store.ts';
import { mailUnreachable } from './mails.ts';
import { subjectOf } from './service.ts';
import { findUnreached, lockContact, updateContact } from './store.ts';

type Tools = Pick<WorkTools, 'pool' | 'brands' | 'originOf' | 'now'>;

const BATCH = 200;

/** Marks messages whose mail bounced, and returns the payment if the owner cannot be reached. Returns the number of affected requests. */
export async function settleUnreachable(tools: Tools): Promise<number> {
  let settled = 0;
  for (const brand of tools.brands()) {
    const scope = { pool: tools.pool, frontend: brand.id };
    await transact(scope, (tx) => markUndelivered(tx, tools.now()));
    for (const id of await transact(scope, (tx) => findUnreached(tx, BATCH)))
      if (await transact(scope, (tx) => settle(tools, tx, { brand, id }))) settled += 1;
  }
  return settled;
}

async function settle(
  { originOf, now }: Tools,
  tx: TransactionScope,
  { brand, id }: { brand: CompiledBrand; id: number },
): Promise<boolean> {
  const contact = await lockContact(tx, id);
  if (contact === null || contact.opened === null || contact.unreachable !== null) return false;
  const thing = { organizationId: contact.organizationId, purchase: 'contact', subject: subjectOf(contact) } as const;
  const back = await giveBack(tx, thing, now());
  await updateContact(tx, id, { unreachable: now() });
  await mailUnreachable({ brand, linkOrigin: originOf(brand) }, tx, contact, back);
  return true;
}
