/** Rows of all brands as the sending of alerts needs them. */
import { sql } from 'drizzle-orm';
import type { Connection } from '../../database/pool.ts';
import type { SearchCore } from './saved-search.ts';

/** Equal searches of a brand that are due: one look at the jobs serves all of them. */
export interface DueGroup {
  searchKey: string;
  request: SearchCore;
  /** The earliest moment from which one of them wants jobs. */
  since: Date;
}

export interface DueAlert {
  id: number;
  /** Null for an account whose address is not confirmed, or that is blocked: it gets nothing. */
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

/** Groups of a brand after `after`, by their keys. */
export async function findDueGroups(
  db: Connection,
  { frontend, now, after, limit }: { frontend: string; now: Date; after: string; limit: number },
): Promise<DueGroup[]> {
  const { rows } = await db.execute<{ search_key: string; request: SearchCore; since: string }>(sql`
    select search_key, (array_agg(request order by id))[1] as request, min(since) as since
    from search_alert where frontend = ${frontend} and search_key > ${after} and due <= ${now}
    group by search_key order by search_key limit ${limit}`);
  return rows.map(({ search_key, request, since }) => ({ searchKey: search_key, request, since: new Date(since) }));
}

/** Due alerts of one search, which nobody else holds; they stay locked until the end of the transaction. */
export async function lockDue(
  db: Connection,
  { frontend, searchKey, now, limit }: { frontend: string; searchKey: string; now: Date; limit: number },
): Promise<DueAlert[]> {
  const { rows } = await db.execute<Omit<DueAlert, 'since' | 'due'> & { since: string; due: string }>(sql`
    with taken as (
      select * from search_alert where frontend = ${frontend} and search_key = ${searchKey} and due <= ${now}
      order by id limit ${limit} for update skip locked)
    select t.id, t.locale, t.name, t.title, t.href, t.interval, t.nonce, t.since, t.due, t.sent,
      case when t.account_id is null then t.email
        when a.email_verified is not null and a.blocked is null then a.email end as recipient
    from taken t left join account a on a.id = t.account_id order by t.id`);
  return rows.map((row) => ({ ...row, since: new Date(row.since), due: new Date(row.due) }));
}

/** What became of an alert that was looked at. */
export interface Looked {
  id: number;
  due: Date;
  /** Jobs of the mail; none for no mail. */
  jobs: number[];
}

/** Writes down who got what, and when each is looked at again, from `since` on; `sent` keeps the last `kept` jobs. */
export async function noteLooked(
  db: Connection,
  { looked, now, since, kept }: { looked: readonly Looked[]; now: Date; since: Date; kept: number },
): Promise<void> {
  const rows = looked.map(({ id, due, jobs }) => ({ id, due: due.toISOString(), jobs }));
  await db.execute(sql`
    update search_alert a set since = greatest(a.since, ${since}), due = l.due,
      last_sent = case when cardinality(l.jobs) > 0 then ${now} else a.last_sent end,
      sent = case when cardinality(l.jobs) > 0
        then (a.sent || l.jobs)[greatest(1, cardinality(a.sent) + cardinality(l.jobs) - ${kept} + 1):] else a.sent end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(id int, due timestamptz, jobs int[])
    where a.id = l.id`);
}

export interface NewJobRow {
  id: number;
  title: string;
  organizationName: string;
  company: string;
  /** The answers of the group `job_location`. */
  location: unknown;
  published: Date;
}

/** Jobs that came out on a brand since a moment, the newest first, and are open at `now`. */
export async function findNewJobs(
  db: Connection,
  { frontend, since, now, limit }: { frontend: string; since: Date; now: Date; limit: number },
): Promise<NewJobRow[]> {
  const { rows } = await db.execute<Record<string, unknown> & Omit<NewJobRow, 'published'> & { published: string }>(sql`
    select j.id, j.title, j.organization_name as "organizationName", j.published, j.data -> 'job_location' as location,
      coalesce('#' || j.organization_id, lower(j.organization_name)) as company
    from job j join job_frontend f on f.job_id = j.id and f.frontend = ${frontend}
    where j.state = 'published' and j.published > ${since} and j.published <= ${now}
      and (j.expires is null or j.expires > ${now})
    order by j.published desc, j.id desc limit ${limit}`);
  return rows.map((row) => ({ ...row, published: new Date(row.published) }));
}
