/** SQL that enqueues jobs in the tables of pg-boss. */

import { sql } from 'drizzle-orm';
import type { Connection } from '../database/pool.ts';
import { announceTags } from '../services/tag-store.ts';
import { queueOptions, type Task, type WorkData } from './work.ts';

export interface EnqueueOptions {
  startAfter?: Date;
  /** While a job with this key is queued, no other is added. */
  singletonKey?: string;
}

/** Prefix of the tag that notifies workers of new jobs. No page has it. */
export const WORK_TAG = 'work:';

/** Enqueues a run in the current transaction: it starts after the commit, and never on rollback. */
export async function enqueue<Data extends WorkData>(
  tx: Pick<Connection, 'execute'>,
  task: Task<Data>,
  data: NoInfer<Data>,
  { startAfter, singletonKey }: EnqueueOptions = {},
): Promise<void> {
  const { name } = task;
  const { policy, ...options } = queueOptions(task);
  await tx.execute(sql`select pgboss.create_queue(${name}, ${JSON.stringify({ ...options, policy })}::jsonb)`);
  // Without a key, each run with data is separate.
  const key = singletonKey ?? (task.schedule === undefined ? sql`gen_random_uuid()::text` : null);
  await tx.execute(sql`
    insert into pgboss.job (name, data, start_after, keep_until, singleton_key, policy, retry_limit, retry_delay,
      retry_backoff, retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds)
    select q.name, ${JSON.stringify(data)}::jsonb, at, at + q.retention_seconds * interval '1s', ${key}, q.policy,
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
      q.heartbeat_seconds
    from pgboss.queue q, coalesce(${startAfter?.toISOString() ?? null}::timestamptz, now()) at where q.name = ${name}
    on conflict do nothing`);
  await announceTags(tx, [`${WORK_TAG}${name}`]);
}
