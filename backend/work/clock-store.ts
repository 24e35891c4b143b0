/** What pg-boss has noted by a clock that was ahead, and has been set back. */
import type pg from 'pg';

/**
 * Schedules, queues and tasks that were noted for a moment which has not come yet count from now: otherwise nothing would run until the
 * clock is there again.
 */
export async function forgetFuture(pool: pg.Pool): Promise<void> {
  await pool.query(`
    with ahead as (
      update pgboss.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()), flow_on = least(flow_on, now()),
        reindex_on = least(reindex_on, now())
      where greatest(cron_on, bam_on, flow_on, reindex_on) > now() + interval '1 minute'
      returning true),
    queues as (
      update pgboss.queue set monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
        maintain_on = least(maintain_on, now())
      where exists (select from ahead) and greatest(monitor_claim_on, monitor_on, maintain_on) > now())
    update pgboss.job set created_on = least(created_on, now()), started_on = least(started_on, now()),
      heartbeat_on = least(heartbeat_on, now()),
      start_after = start_after - (greatest(created_on, started_on, now()) - now())
    where exists (select from ahead) and state in ('created', 'retry', 'active')
      and greatest(created_on, started_on, heartbeat_on) > now()`);
}
