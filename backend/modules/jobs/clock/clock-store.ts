/** SQL of scheduled job tasks, and of the recipients of their mails. */

import { and, asc, eq, gt, inArray, lte, not, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../../database/brand-rows.ts';
import type { Connection } from '../../../database/pool.ts';
import { accountBrand } from '../../../database/schema/accounts.ts';
import { job, jobReport, jobRequest } from '../../../database/schema/jobs.ts';
import type { Scope } from '../../../scope.ts';
import { reachedOn } from '../../rights/standing-store.ts';
import type { OwnJobRow } from '../own/own-store.ts';

const WHY = 'What is old goes on every brand.';

/** Deletes idempotency keys from before a given time, on all brands. */
export async function deleteRequests(db: Connection, before: Date): Promise<void> {
  await db.execute(sql`delete from ${acrossBrands(jobRequest, WHY)} where created < ${before}`);
}

/** Removes the senders of reports that were resolved before a given time, on all brands. */
export async function forgetReporters(db: Connection, before: Date): Promise<void> {
  await db.execute(sql`
    update ${acrossBrands(jobReport, WHY)} set email = null, account_id = null
    where resolved < ${before} and (email is not null or account_id is not null)`);
}

/** The brands of those of these jobs that people posted (not imported). */
export async function brandsOfPosted({ db }: Pick<Scope, 'db'>, ids: readonly number[]): Promise<string[]> {
  const { rows } = await db.execute<{ frontend: string }>(sql`
    select distinct frontend from ${acrossBrands(job, 'Time passes on every brand.')}
    where id = any(${sql.param([...ids])}::int[]) and not external and not backfill order by frontend`);
  return rows.map(({ frontend }) => frontend);
}

export interface Ending {
  now: Date;
  until: Date;
  /** Only jobs with higher ids. */
  after: number;
}

/** Jobs that people posted on this brand, that end by `until` and whose notice was not sent; locked until the end of the transaction. */
export async function lockEnding(tx: Scope, { now, until, after }: Ending, limit: number): Promise<number[]> {
  const near = await rowsOf(tx)
    .select({ id: job.id })
    .from(job)
    .where(
      and(
        eq(job.state, 'published'),
        not(job.external),
        not(job.backfill),
        gt(job.expires, now),
        lte(job.expires, until),
        sql`${job.expiryNoticed} is distinct from ${job.expires}`,
        gt(job.id, after),
      ),
    )
    .orderBy(asc(job.id))
    .limit(limit)
    .for('no key update', { skipLocked: true });
  return near.map(({ id }) => id);
}

/** Records that the notice for the current end of these jobs was sent. */
export async function noteEnds(scope: Scope, ids: readonly number[]): Promise<void> {
  await rowsOf(scope)
    .update(job)
    .set({ expiryNoticed: sql`${job.expires}` })
    .where(inArray(job.id, [...ids]));
}

/** Forgets the notice for the end of this job. */
export async function forgetEnd(scope: Scope, id: number): Promise<void> {
  await rowsOf(scope).update(job).set({ expiryNoticed: null }).where(eq(job.id, id));
}

export type MailedJob = Pick<OwnJobRow, 'id' | 'title' | 'organizationId' | 'ownerId'>;

interface Recipient extends Record<string, unknown> {
  email: string;
  locale: string;
}

/** Its author, while they are a member of its organization; otherwise the owners of the organization. */
export async function recipientsOf(scope: Scope, job: MailedJob): Promise<Recipient[]> {
  const { rows } = await scope.db.execute<Recipient & { isWriter: boolean }>(sql`
    select a.email, coalesce(b.locale, '') as locale, a.id = ${job.ownerId} as "isWriter"
    from account a
      left join ${rowsOf(scope).all(accountBrand)} b on b.account_id = a.id
      left join organization_member m on m.account_id = a.id and m.organization_id = ${job.organizationId}
    where ${reachedOn(scope.frontend, sql`a`)}
      and (m.role = 'owner' or (a.id = ${job.ownerId} and (m.role is not null or ${job.organizationId}::int is null)))
    order by a.id`);
  const writer = rows.filter(({ isWriter }) => isWriter);
  return writer.length > 0 ? writer : rows;
}
