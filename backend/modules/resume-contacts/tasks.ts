/** Scheduled tasks of contact requests. */
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { transact } from '../../database/transact.ts';
import { defineTask, type WorkTools } from '../../work/work.ts';
import { deleteMessagesBefore } from './message-store.ts';
import { settleUnreachable } from './unreachable.ts';

const BATCH = 500;

/** Every minute, so that bounced mails are handled soon. */
export const settleContactsTask = defineTask({
  name: 'settle-contacts',
  schedule: '* * * * *',
  retryLimit: 5,
  async run(tools) {
    const settled = await settleUnreachable(tools);
    if (settled > 0)
      tools.log('info', 'CONTACTS', `Gave back what was paid for ${settled} contacts that nothing reaches.`);
  },
});

/** Daily: messages have the same retention period as applications. */
export const clearContactMessagesTask = defineTask({
  name: 'clear-contact-messages',
  schedule: '40 3 * * *',
  retryLimit: 5,
  async run(tools) {
    const cleared = await clearContactMessages(tools);
    if (cleared > 0)
      tools.log('info', 'CONTACTS', `Deleted ${cleared} messages between employers and owners of resumes.`);
  },
});

/** Deletes messages past the brand's retention period, with the mails that forwarded them. Returns the number of messages. */
export async function clearContactMessages({
  pool,
  brands,
  now,
}: Pick<WorkTools, 'pool' | 'brands' | 'now'>): Promise<number> {
  let total = 0;
  for (const brand of brands()) {
    const before = new Date(now().getTime() - brand.document.retention.applicationDays * DAY_MS);
    for (let gone = BATCH; gone === BATCH; total += gone)
      gone = await transact({ pool, frontend: brand.id }, (tx) => deleteMessagesBefore(tx, before, BATCH));
  }
  return total;
}
