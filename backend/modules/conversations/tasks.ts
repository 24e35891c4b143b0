/** Scheduled tasks of conversations. */
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { transact } from '../../database/transact.ts';
import { defineTask, type WorkTools } from '../../work/work.ts';
import { deleteMessagesBefore } from '../messages/store.ts';
import { sendMessageDigests } from './digest.ts';

const BATCH = 500;

/** Every 15 minutes, because brands have different time zones. */
export const messageDigestTask = defineTask({
  name: 'message-digest',
  schedule: '*/15 * * * *',
  retryLimit: 5,
  async run(tools) {
    const sent = await sendMessageDigests(tools);
    if (sent > 0) tools.log('info', 'MESSAGES', `Sent ${sent} daily mails about messages.`);
  },
});

/** Daily: messages have the same retention period as applications. */
export const clearMessagesTask = defineTask({
  name: 'clear-messages',
  schedule: '40 3 * * *',
  retryLimit: 5,
  async run(tools) {
    const cleared = await clearMessages(tools);
    if (cleared > 0) tools.log('info', 'MESSAGES', `Deleted ${cleared} messages between employers and seekers.`);
  },
});

/** Deletes messages past the brand's retention period, with their files and mails. Returns the number of messages. */
export async function clearMessages({
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
