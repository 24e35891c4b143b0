/** Scheduled cleanup: files of messages whose links have expired. */

import type pg from 'pg';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { transact } from '../../database/transact.ts';
import { dropUploads } from '../../uploads/use-uploads.ts';
import { defineTask } from '../../work/work.ts';
import { CONTACT_FILE_DAYS } from './service.ts';
import { deleteMessages, lockOldMessages } from './store.ts';

const BATCH = 100;

export const sweepMessagesTask = defineTask({
  name: 'sweep-messages',
  schedule: '40 * * * *',
  retryLimit: 0,
  async run({ pool, now, log }) {
    const removed = await sweepMessages(pool, now());
    if (removed > 0) log('info', 'CLOCK', `Removed ${removed} files that came with messages.`);
  },
});

/** Returns the number of deleted files. */
export async function sweepMessages(pool: pg.Pool, now: Date): Promise<number> {
  const before = new Date(now.getTime() - CONTACT_FILE_DAYS * DAY_MS);
  let removed = 0;
  let taken = BATCH;
  while (taken === BATCH) {
    await transact({ pool, frontend: '' }, async (tx) => {
      const old = await lockOldMessages(tx.db, before, BATCH);
      for (const { frontend, files } of old) if (files.length > 0) await dropUploads({ ...tx, frontend }, files);
      await deleteMessages(
        tx.db,
        old.map(({ id }) => id),
      );
      taken = old.length;
      removed += old.reduce((sum, { files }) => sum + files.length, 0);
    });
  }
  return removed;
}
