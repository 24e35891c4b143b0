/** Deletes addresses that nobody confirmed, and addresses that unsubscribed. */
import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { Connection } from '../../database/pool.ts';
import { defineTask } from '../../work/work.ts';
import { forgetWithdrawn } from '../consent/store.ts';
import { NEWS } from '../consent/wording.ts';
import { deleteOldReaders } from './store.ts';

/** Days until an unconfirmed address is deleted, and until one that unsubscribed is; docs/limits.md publishes them. */
export const UNCONFIRMED_READER_DAYS = 7;
export const ENDED_READER_DAYS = 30;

export const sweepNewsletterTask = defineTask({
  name: 'sweep-newsletter',
  schedule: '55 3 * * *',
  retryLimit: 3,
  async run({ db, now, log }) {
    const removed = await sweepNewsletter(db, now());
    if (removed > 0) log('info', 'NEWSLETTER', `Removed ${removed} addresses that do not subscribe.`);
  },
});

/** Returns the number of deleted addresses. The ledger of consents keeps fingerprints of them. */
export async function sweepNewsletter(db: Connection, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const ended = before(ENDED_READER_DAYS);
  await forgetWithdrawn(db, { type: NEWS.type, before: ended });
  return deleteOldReaders(db, { unconfirmed: before(UNCONFIRMED_READER_DAYS), ended });
}
