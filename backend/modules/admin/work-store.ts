/** SQL of background work, for administrators: the tables of pg-boss. */
import { sql } from 'drizzle-orm';
import type { Connection } from '../../database/pool.ts';
import { announceTags } from '../../services/tag-store.ts';
import { WORK_TAG } from '../../work/queue-store.ts';

const MOST_FAILURES = 100;
const LONGEST_ERROR = 500;

export interface QueueRow extends Record<string, unknown> {
  name: string;
  schedule: string | null;
  waiting: number;
  active: number;
  failed: number;
  lastDone: string | null;
}

/** Queues by name, with the number of their jobs. Finished jobs are kept for a day. */
export async function listQueues(db: Connection): Promise<QueueRow[]> {
  const { rows } = await db.execute<QueueRow>(sql`
    select q.name, (select min(s.cron) from pgboss.schedule s where s.name = q.name) as schedule,
      count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'failed')::int as failed,
      max(j.completed_on) filter (where j.state = 'completed') as "lastDone"
    from pgboss.queue q left join pgboss.job j on j.name = q.name
    where q.name not like '\\_\\_pgboss%'
    group by q.name order by q.name`);
  return rows;
}

export interface FailureRow extends Record<string, unknown> {
  id: string;
  queue: string;
  created: string;
  failed: string | null;
  tries: number;
  error: string | null;
}

/** Failed jobs, the latest first; without their data, which can be about people. */
export async function listFailures(db: Connection): Promise<FailureRow[]> {
  const { rows } = await db.execute<FailureRow>(sql`
    select j.id, j.name as queue, j.created_on as created, j.completed_on as failed, j.retry_count + 1 as tries,
      left(coalesce(j.output ->> 'message', j.output #>> '{}'), ${LONGEST_ERROR}) as error
    from pgboss.job j where j.state = 'failed'
    order by j.completed_on desc nulls last, j.id limit ${MOST_FAILURES}`);
  return rows;
}

/** Queues a failed job again, as pg-boss does; the name of its queue, or null if there is none. */
export async function retryJob(tx: Connection, id: string): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null,
      start_after = greatest(start_after, now()), keep_until = greatest(keep_until, now() + interval '1 day')
    where id = ${id}::uuid and state = 'failed' returning name`);
  const name = rows[0]?.name ?? null;
  if (name !== null) await announceTags(tx, [`${WORK_TAG}${name}`]);
  return name;
}
