/** Deletes unconfirmed alerts, and alerts that guests paused and never resumed. */

import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { Connection } from '../../database/pool.ts';
import { defineTask } from '../../work/work.ts';
import { deleteOldAlerts } from './store.ts';

/** Days until an unconfirmed alert is deleted, and until a guest's paused one is; docs/limits.md publishes them. */
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

/** Returns the number of deleted alerts. */
export function sweepAlerts(db: Connection, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return deleteOldAlerts(db, { unconfirmed: before(UNCONFIRMED_DAYS), paused: before(PAUSED_DAYS) });
}
