/** SQL of jobs that may appear on another brand, and of what that brand has already. */
import { type SQL, sql } from 'drizzle-orm';
import { acrossBrands, tableOf } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { importerItem } from '../../database/schema/importers.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import { syndicatedJob } from '../../database/schema/syndication.ts';
import type { Candidate, Standing } from './candidate.ts';

const JOBS = acrossBrands(job, 'Rules read the jobs of the brands that they name.');
const SHOWN = acrossBrands(jobFrontend, 'Rules read which brands show a job.');
const ITEMS = acrossBrands(importerItem, 'Rules compare what importers of two brands bring.');

/** A hash of what visitors read of a job. Dates are left out: a longer run needs no new review. */
const contentOf = sql`md5(concat_ws(' ', j.title, j.langcode, j.organization_name, (j.data - 'job_schedule')::text))`;

function candidates(now: Date, rest: SQL): SQL {
  return sql`
    select j.id, j.frontend, j.sample, j.langcode, j.organization_id as "organizationId", j.external, j.title, j.version,
      case when j.state = 'published' and j.expires <= ${now} then 'archived' else j.state end as state,
      coalesce(o.name, j.organization_name) as "organizationName",
      coalesce(j.data #>> '{job_location,address,locality}', '') as place, ${contentOf} as content
    from ${JOBS} j left join ${organization} o on o.id = j.organization_id and not j.on_behalf ${rest}`;
}

const list = (ids: readonly number[]): SQL => sql`any(${sql.param([...ids])}::int[])`;

/** In the order of their ids. */
export async function readCandidates(db: Connection, ids: readonly number[], now: Date): Promise<Candidate[]> {
  const { rows } = await db.execute<Record<string, unknown> & Candidate>(
    candidates(now, sql`where j.id = ${list(ids)} order by j.id`),
  );
  return rows;
}

/** Locked until the end of the transaction, in the order of their ids, as all writers lock them. */
export async function lockCandidates(tx: Connection, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`select from ${JOBS} where id = ${list(ids)} order by id for no key update`);
}

export interface CandidatePage {
  /** Null for all brands but the target. */
  source: string | null;
  target: string;
  /** Only below this id; null for the newest. */
  before: number | null;
  limit: number;
  now: Date;
}

/** Published jobs of the source, the newest first. */
export async function listCandidates(
  db: Connection,
  { source, target, before, limit, now }: CandidatePage,
): Promise<Candidate[]> {
  const { rows } = await db.execute<Record<string, unknown> & Candidate>(
    candidates(
      now,
      sql`where j.state = 'published' and not j.sample and (j.expires is null or j.expires > ${now})
        and j.frontend ${source === null ? sql`<> ${target}` : sql`= ${source}`}
        and (${before}::int is null or j.id < ${before}) order by j.id desc limit ${limit}`,
    ),
  );
  return rows;
}

/** By job: what became of these on the target. */
export async function readStandings(
  db: Connection,
  target: string,
  ids: readonly number[],
): Promise<Map<number, Standing>> {
  const { rows } = await db.execute<{ id: number; standing: Standing }>(sql`
    select job_id as id, state as standing from ${tableOf(target, syndicatedJob)} s where job_id = ${list(ids)}
    union all
    select job_id, 'own' from ${SHOWN} f where f.frontend = ${target} and not f.syndicated and job_id = ${list(ids)}`);
  return new Map(rows.map(({ id, standing }) => [id, standing]));
}

/** Those of these organizations whose people are blocked on the target. */
export async function findBlocked(db: Connection, target: string, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select organization_id as id from ${tableOf(target, organizationProfile)} p
    where organization_id = ${list(ids)} and paused is not null`);
  return new Set(rows.map(({ id }) => id));
}

/** Those of these jobs that importers of the target bring as well: the same address, or the same title, company and place. */
export async function findImported(db: Connection, target: string, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct i.job_id as id from ${ITEMS} i
    join ${tableOf(target, importerItem)} t on t.gone is null and t.job_id <> i.job_id
      and (t.url_key = i.url_key or t.posting_key = i.posting_key)
    join ${JOBS} j on j.id = t.job_id and j.state = 'published'
    where i.job_id = ${list(ids)} and i.gone is null`);
  return new Set(rows.map(({ id }) => id));
}
