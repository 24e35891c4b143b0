/** Scheduled cleanup: files of messages whose links have expired, and messages that somebody has handled. */

import type pg from 'pg';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { transact } from '../../database/transact.ts';
import { dropUploads } from '../../uploads/use-uploads.ts';
import { defineTask } from '../../work/work.ts';
import { CONTACT_FILE_DAYS } from './service.ts';
import { deleteMessages, forgetFiles, lockOldMessages } from './store.ts';

/** Days after which a message is deleted that nobody has handled; docs/limits.md publishes it. */
export const OPEN_MESSAGE_DAYS = 180;
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
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const before = { files: ago(CONTACT_FILE_DAYS), open: ago(OPEN_MESSAGE_DAYS) };
  let removed = 0;
  let taken = BATCH;
  while (taken === BATCH) {
    await transact({ pool, frontend: '' }, async (tx) => {
      const old = await lockOldMessages(tx.db, before, BATCH);
      for (const { frontend, files } of old) if (files.length > 0) await dropUploads({ ...tx, frontend }, files);
      const idsOf = (kept: boolean) => old.flatMap(({ id, isKept }) => (isKept === kept ? [id] : []));
      await forgetFiles(tx.db, idsOf(true));
      await deleteMessages(tx.db, idsOf(false));
      taken = old.length;
      removed += old.reduce((sum, { files }) => sum + files.length, 0);
    });
  }
  return removed;
}
