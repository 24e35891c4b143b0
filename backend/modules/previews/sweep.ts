/** Deletes previews whose links stopped working some time ago. */
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { defineTask } from '../../work/work.ts';
import { OVER_DAYS } from './limits.ts';
import { deleteExpired } from './store.ts';

export const sweepPreviewsTask = defineTask({
  name: 'sweep-previews',
  schedule: '35 3 * * *',
  retryLimit: 3,
  async run({ db, now, log }) {
    const removed = await deleteExpired(db, new Date(now().getTime() - OVER_DAYS * DAY_MS));
    if (removed > 0) log('info', 'CLOCK', `Removed ${removed} old previews.`);
  },
});
