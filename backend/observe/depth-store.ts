/** SQL of `/metrics`: what waits in the queues. One statement, with the patience of a health check. */

import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { acrossBrands } from '../database/brand-rows.ts';
import { openDatabase } from '../database/pool.ts';
import { outbox } from '../database/schema/mail.ts';

export interface Depths {
  queues: { name: string; due: number; later: number; active: number; failed: number }[];
  /** Emails by state; those without a mail server are `kept`. */
  outbox: { queued: number; sending: number; failed: number };
  /** For how many seconds the oldest email has been due. */
  mailOverdue: number;
}

const MAILS = acrossBrands(outbox, 'The mails of all brands wait in one queue.');

/** Rejects when the database does not answer in time. */
export async function readDepths(pool: pg.Pool): Promise<Depths> {
  const { rows } = await openDatabase(pool).execute<{ depths: Depths }>(sql`
    select json_build_object(
      'queues', (select coalesce(json_agg(q), '[]') from (
        select q.name, count(*) filter (where j.state in ('created', 'retry') and j.start_after <= now()) as due,
          count(*) filter (where j.state in ('created', 'retry') and j.start_after > now()) as later,
          count(*) filter (where j.state = 'active') as active, count(*) filter (where j.state = 'failed') as failed
        from pgboss.queue q left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active', 'failed')
        where q.name not like '\\_\\_pgboss%' group by q.name order by q.name) q),
      'outbox', (select json_build_object('queued', count(*) filter (where state = 'queued'),
        'sending', count(*) filter (where state = 'sending'),
        'failed', (select count(*) from ${MAILS} where state = 'failed')) from ${MAILS} where state in ('queued', 'sending')),
      'mailOverdue', (select greatest(0, coalesce(extract(epoch from now() - min(next_try)), 0)) from ${MAILS}
        where state in ('queued', 'sending'))) as depths`);
  const [row] = rows;
  if (row === undefined) throw new Error('The queues could not be counted.');
  return row.depths;
}
