/** SQL that asks for work, in the tables of pg-boss. */

import { sql } from 'drizzle-orm';
import type { Connection } from '../database/pool.ts';
import { announceTags } from '../services/tag-store.ts';
import { queueOptions, type Task, type WorkData } from './work.ts';

export interface EnqueueOptions {
  startAfter?: Date;
  /** While one with this key waits, another is not added. */
  singletonKey?: string;
}

/** Begins the tag by which workers hear of new work. No page carries it. */
export const WORK_TAG = 'work:';

/** Asks for a run in the transaction of what causes it: it begins after the commit, and never when that fails. */
export async function enqueue<Data extends WorkData>(
  tx: Pick<Connection, 'execute'>,
  task: Task<Data>,
  data: NoInfer<Data>,
  { startAfter, singletonKey }: EnqueueOptions = {},
): Promise<void> {
  const { name } = task;
  const { policy, ...options } = queueOptions(task);
  await tx.execute(sql`select pgboss.create_queue(${name}, ${JSON.stringify({ ...options, policy })}::jsonb)`);
  // Without a key of its own each run with data is another one.
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
