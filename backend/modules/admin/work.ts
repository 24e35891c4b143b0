/** Background work as administrators of the network see it. */
import type { ApiContext } from '../../context.ts';
import { transact } from '../../database/transact.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, requireAdministrator } from '../rights/access.ts';
import { listFailures, listQueues, retryJob } from './work-store.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const momentOf = (at: string | null) => (at === null ? null : new Date(at));

/** Queues and failures. Throws `UserError` NOT_ALLOWED. */
export async function findWork(context: ApiContext) {
  await requireAdministrator(context, 'adminWork');
  const queues = await listQueues(context.db);
  const failures = await listFailures(context.db);
  return {
    queues: queues.map((queue) => ({ ...queue, lastDone: momentOf(queue.lastDone) })),
    failures: failures.map((one) => ({ ...one, created: new Date(one.created), failed: momentOf(one.failed) })),
  };
}

/** Runs failed work again; false if it did not fail, or is gone. Throws `UserError` NOT_ALLOWED. */
export async function retryWork(context: ApiContext, id: string): Promise<boolean> {
  await requireAdministrator(context, 'retryWork');
  if (!UUID.test(id)) return false;
  const { id: accountId } = personOf(context);
  return transact(context, async (tx) => {
    const task = await retryJob(tx.db, id);
    if (task === null) return false;
    await recordEvent(tx, { kind: 'work_retried', accountId, address: context.address, detail: { task } });
    return true;
  });
}
