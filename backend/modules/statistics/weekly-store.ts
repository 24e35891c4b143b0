/** SQL of the weekly figures by email: who gets them, and about which jobs. */
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import { accountBrand } from '../../database/schema/accounts.ts';
import { job } from '../../database/schema/jobs.ts';
import { jobStatistic, weeklyFigures } from '../../database/schema/statistics.ts';
import type { Scope } from '../../scope.ts';
import { ofPerson } from '../jobs/own/own-store.ts';
import { reachedOn } from '../rights/standing-store.ts';
import { type Span, wasOnline } from './job-store.ts';

type ReaderRow = typeof weeklyFigures.$inferSelect;

/** Since when the person gets them; null if they do not. */
export async function findSince(scope: Scope, accountId: number): Promise<Date | null> {
  const [row] = await rowsOf(scope)
    .select({ since: weeklyFigures.since })
    .from(weeklyFigures)
    .where(and(eq(weeklyFigures.accountId, accountId), isNull(weeklyFigures.ended)));
  return row?.since ?? null;
}

/** Begins them with the issue after `issue`; those that somebody gets already stay as they are. */
export async function beginWeekly(
  scope: Scope,
  { accountId, nonce, since, issue }: Pick<ReaderRow, 'accountId' | 'nonce' | 'since' | 'issue'>,
): Promise<void> {
  const { ended } = weeklyFigures;
  await rowsOf(scope)
    .insert(weeklyFigures)
    .values({ accountId, nonce, since, issue })
    .onConflictDoUpdate({
      target: [weeklyFigures.accountId, weeklyFigures.frontend],
      set: {
        ended: null,
        since: sql`case when ${ended} is null then ${weeklyFigures.since} else excluded.since end`,
        issue: sql`case when ${ended} is null then ${weeklyFigures.issue} else excluded.issue end`,
      },
    });
}

export async function endWeekly(scope: Scope & { now: Date }, accountId: number): Promise<void> {
  await rowsOf(scope)
    .update(weeklyFigures)
    .set({ ended: scope.now })
    .where(and(eq(weeklyFigures.accountId, accountId), isNull(weeklyFigures.ended)));
}

/** For the holder of a token, which the caller compares. */
export async function findWeekly(scope: Scope, id: number): Promise<ReaderRow | undefined> {
  const [row] = await rowsOf(scope)
    .select(columnsOf(weeklyFigures))
    .from(weeklyFigures)
    .where(eq(weeklyFigures.id, id));
  return row;
}

export interface DueWeekly {
  id: number;
  nonce: string;
  accountId: number;
  /** Null for an account that gets no mails. */
  recipient: string | null;
  locale: string | null;
}

/** Readers who have not had an issue yet and whom nobody else holds; locked until the end of the transaction. */
export async function lockWeekly(tx: Scope, { issue, limit }: { issue: Date; limit: number }): Promise<DueWeekly[]> {
  const rows = rowsOf(tx);
  const taken = rows
    .select()
    .from(weeklyFigures)
    .where(and(isNull(weeklyFigures.ended), lt(weeklyFigures.issue, issue)))
    .orderBy(asc(weeklyFigures.issue), asc(weeklyFigures.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rows: due } = await tx.db.execute<DueWeekly & Record<string, unknown>>(sql`
    with taken as ${taken}
    select t.id, t.nonce, t.account_id as "accountId", b.locale,
      case when ${reachedOn(tx.frontend, sql`a`)} then a.email end as recipient
    from taken t join account a on a.id = t.account_id
    left join ${rows.all(accountBrand)} b on b.account_id = t.account_id order by t.id`);
  return due;
}

/** Records that these readers have had an issue. */
export async function noteWeekly(scope: Scope, ids: readonly number[], issue: Date): Promise<void> {
  await rowsOf(scope)
    .update(weeklyFigures)
    .set({ issue })
    .where(inArray(weeklyFigures.id, [...ids]));
}

export interface WeeklyJob extends Record<string, unknown> {
  id: number;
  title: string;
  views: number;
  starts: number;
  applications: number;
}

/** Jobs of the brand that the person looks after and that were online in the span or were counted then, those read most first. */
export async function listWeeklyJobs(scope: Scope, accountId: number, span: Span): Promise<WeeklyJob[]> {
  const { rows } = await scope.db.execute<WeeklyJob>(sql`
    with own as ${rowsOf(scope).select().from(job).where(ofPerson(scope, accountId))}
    select j.id, j.title, s.views, s.starts, s.applications
    from own j
    cross join lateral (
      select coalesce(sum(d.views), 0)::float8 as views, coalesce(sum(d.starts), 0)::float8 as starts,
        coalesce(sum(d.applications), 0)::float8 as applications, count(*) as days
      from ${rowsOf(scope).all(jobStatistic)} d
      where d.job_id = j.id and d.grain = 'day' and d.period between ${span.from}::date and ${span.until}::date
    ) s
    where not j.sample and (${wasOnline(span)} or s.days > 0)
    order by s.views desc, s.starts desc, j.id desc`);
  return rows;
}
