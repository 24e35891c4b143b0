/** Takes away alerts that nobody confirmed, and paused ones of guests who never came back. */

import { sql } from 'drizzle-orm';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { acrossBrands } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { searchAlert } from '../../database/schema/alerts.ts';
import { defineTask } from '../../work/work.ts';

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
export async function sweepAlerts(db: Connection, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { rowCount } = await db.execute(sql`
    delete from ${acrossBrands(searchAlert, 'Old alerts go on every brand.')} where (confirmed is null and created < ${before(UNCONFIRMED_DAYS)})
      or (account_id is null and paused and greatest(since, last_sent) < ${before(PAUSED_DAYS)})`);
  return rowCount ?? 0;
}
