/** Takes away alerts that nobody confirmed, and paused ones of guests who never came back. */

import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { Connection } from '../../database/pool.ts';
import { defineTask } from '../../work/work.ts';
import { deleteOldAlerts } from './store.ts';

/** Days for which an alert waits for its confirmation, and a paused one of a guest for being taken up; docs/limits.md publishes them. */
export const UNCONFIRMED_DAYS = 7;
export const PAUSED_DAYS = 365;

export const sweepAlertsTask = defineTask({
  name: 'sweep-alerts',
  schedule: '50 3 * * *',
  retryLimit: 3,
  async run({ db, now, log }) {
    const removed = await sweepAlerts(db, now());
    if (removed > 0) log('info', 'ALERTS', `Removed ${removed} alerts that nobody confirmed or took up again.`);
  },
});

/** Answers how many it removed. */
export function sweepAlerts(db: Connection, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return deleteOldAlerts(db, { unconfirmed: before(UNCONFIRMED_DAYS), paused: before(PAUSED_DAYS) });
}
