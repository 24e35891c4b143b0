/** Alert rows of all brands, for sending. */
import { and, eq, lte, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { accountBrand, accountRole } from '../../database/schema/accounts.ts';
import { searchAlert } from '../../database/schema/alerts.ts';
import type { Scope } from '../../scope.ts';
import { ADMIN_LIKE } from '../../viewer.ts';
import { reachedOn } from '../rights/standing-store.ts';
import type { AlertKind } from './kinds.ts';
import type { SearchCore } from './saved-search.ts';

/** Equal due searches of a brand, which are matched once. */
export interface DueGroup {
  searchKey: string;
  request: SearchCore;
  /** The earliest time from which one of them needs results. */
  since: Date;
}

export interface DueAlert {
  id: number;
  /** Null for a guest. */
  accountId: number | null;
  /** Null for an account that gets no mails: its address is not confirmed, it is blocked, or it may not run this search. */
  recipient: string | null;
  locale: string;
  name: string | null;
  title: string;
  href: string;
  interval: number;
  nonce: string;
  since: Date;
  due: Date;
  sent: number[];
}

/** Selects alerts. */
export interface DueScope {
  frontend: string;
  index: AlertKind['index'];
  now: Date;
  limit: number;
}

/** Groups of a brand after `after`, by their keys. */
export async function findDueGroups(
  db: Connection,
  { frontend, index, now, limit, after }: DueScope & { after: string },
): Promise<DueGroup[]> {
  const { rows } = await db.execute<{ search_key: string; request: SearchCore; since: string }>(sql`
    select search_key, (array_agg(request order by id))[1] as request, min(since) as since
    from ${rowsOf({ db, frontend }).all(searchAlert)} a where "index" = ${index} and search_key > ${after} and due <= ${now}
    group by search_key order by search_key limit ${limit}`);
  return rows.map(({ search_key, request, since }) => ({ searchKey: search_key, request, since: new Date(since) }));
}

export interface DueSearch extends DueScope {
  searchKey: string;
  /** Whether the brand approves accounts. */
  approves: boolean;
}

/** Due alerts of one search that nobody else holds; locked until the end of the transaction. */
export async function lockDue(
  db: Connection,
  { frontend, index, searchKey, now, limit, approves }: DueSearch,
): Promise<DueAlert[]> {
  // The same rule as in modules/resumes/policy.ts, which checks it at the time of a search.
  const role = (names: readonly string[]) => sql`exists(select from ${rowsOf({ db, frontend }).all(accountRole)} r
    where r.account_id = a.id and r.role = any(${sql.param(names)}::text[]))`;
  const approved = sql`exists(select from ${rowsOf({ db, frontend }).all(accountBrand)} b
    where b.account_id = a.id and b.approved is not null)`;
  const maySearch =
    index === 'JOBS'
      ? sql`true`
      : sql`(${role(ADMIN_LIKE)} or ${role(['recruiter'])} and (not ${approves}::boolean or ${approved}))`;
  const taken = rowsOf({ db, frontend })
    .select()
    .from(searchAlert)
    .where(and(eq(searchAlert.index, index), eq(searchAlert.searchKey, searchKey), lte(searchAlert.due, now)))
    .orderBy(searchAlert.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rows } = await db.execute<Omit<DueAlert, 'since' | 'due'> & { since: string; due: string }>(sql`
    with taken as ${taken}
    select t.id, t.account_id as "accountId", t.locale, t.name, t.title, t.href, t.interval, t.nonce, t.since, t.due, t.sent,
      case when t.account_id is null then t.email
        when ${reachedOn(frontend, sql`a`)} and ${maySearch} then a.email end as recipient
    from taken t left join account a on a.id = t.account_id order by t.id`);
  return rows.map((row) => ({ ...row, since: new Date(row.since), due: new Date(row.due) }));
}

/** Result of processing an alert. */
export interface Looked {
  id: number;
  due: Date;
  /** Results in the mail; empty without a mail. */
  mailed: number[];
}

/** Records who was sent what, and when each alert is due again, from `since` on; `sent` keeps the last `kept` results. */
export async function noteLooked(
  scope: Scope,
  { looked, now, since, kept }: { looked: readonly Looked[]; now: Date; since: Date; kept: number },
): Promise<void> {
  const rows = looked.map(({ id, due, mailed }) => ({ id, due: due.toISOString(), mailed }));
  const mailed = sql`cardinality(l.mailed) > 0`;
  await rowsOf(scope)
    .update(searchAlert)
    .set({
      since: sql`greatest(${searchAlert.since}, ${since})`,
      due: sql`l.due`,
      lastSent: sql`case when ${mailed} then ${now} else ${searchAlert.lastSent} end`,
      sent: sql`case when ${mailed} then (${searchAlert.sent} || l.mailed)
        [greatest(1, cardinality(${searchAlert.sent}) + cardinality(l.mailed) - ${kept} + 1):] else ${searchAlert.sent} end`,
    })
    .from(sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(id int, due timestamptz, mailed int[])`)
    .where(sql`${searchAlert.id} = l.id`);
}
