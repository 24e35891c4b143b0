/** SQL of feeds: the jobs that a brand owns, in pages by key, and whether any of its jobs has changed. */
import { and, asc, eq, gt, isNull, not, or, sql } from 'drizzle-orm';
import { rowsOf } from '../../../database/brand-rows.ts';
import { frontend } from '../../../database/schema/brands.ts';
import { job } from '../../../database/schema/jobs.ts';
import type { Scope } from '../../../scope.ts';
import { epochSql } from '../../../search/sql-tally.ts';

const COLUMNS = {
  id: job.id,
  title: job.title,
  langcode: job.langcode,
  organizationName: job.organizationName,
  published: job.published,
  expires: job.expires,
  changed: job.changed,
  data: job.data,
};

interface Page {
  /** Rows after this key; 0 for the first page. */
  after: number;
  limit: number;
  now: Date;
}

/** Published jobs of this brand in order of their key. Neither samples nor jobs that were taken from other boards. */
export function findFeedPage(scope: Scope, { after, limit, now }: Page) {
  return rowsOf(scope)
    .select(COLUMNS)
    .from(job)
    .where(
      and(
        eq(job.state, 'published'),
        not(job.sample),
        not(job.backfill),
        gt(job.id, after),
        or(isNull(job.expires), gt(job.expires, now)),
      ),
    )
    .orderBy(asc(job.id))
    .limit(limit);
}

/** Changes with every change of a job that the brand shows. */
export async function findJobsVersion({ db, frontend: brand }: Scope): Promise<string> {
  const epoch = sql<string>`${sql.raw(epochSql("'JOBS'", 'f.id'))}`;
  const { rows } = await db.execute<{ version: string }>(
    sql`select ${epoch} as version from ${frontend} f where f.key = ${brand}`,
  );
  return rows[0]?.version ?? '0';
}
