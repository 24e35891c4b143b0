/** Rows for tests of indexing. */
import type { Pool } from 'pg';
import { hourSql } from '../sql-tally.ts';

export interface TestJob {
  title?: string;
  state?: string;
  langcode?: string;
  organizationId?: number;
  organizationName?: string;
  data?: Record<string, unknown>;
  published?: Date;
  expires?: Date | null;
  brands?: readonly string[];
}

/** A job owned by its first brand; not yet indexed. */
export async function insertJob(pool: Pool, job: TestJob = {}): Promise<number> {
  const { brands = ['ledger'] } = job;
  const { rows } = await pool.query<{ id: number }>(
    `insert into job (frontend, organization_id, organization_name, state, title, langcode, data, published, expires)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      brands[0],
      job.organizationId ?? null,
      job.organizationName ?? 'Harbor Works',
      job.state ?? 'published',
      job.title ?? 'Night editor',
      job.langcode ?? 'en',
      job.data ?? {},
      job.published ?? new Date('2026-02-01T08:00:00Z'),
      job.expires ?? null,
    ],
  );
  const id = rows[0]?.id ?? 0;
  await pool.query('insert into job_frontend (job_id, frontend) select $1, unnest($2::text[])', [id, brands]);
  return id;
}

/** Form answers with these terms. */
export function answers(
  categorization: Record<string, unknown>,
  groups: Record<string, unknown> = {},
): Record<string, unknown> {
  return { job_categorization: categorization, ...groups };
}

export async function insertOrganization(
  pool: Pool,
  name: string,
  data: Record<string, unknown> = {},
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'insert into organization (name, data) values ($1, $2) returning id',
    [name, data],
  );
  return rows[0]?.id ?? 0;
}

/** Counts as they should be, read from the search rows. */
export async function trueCounts(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(' ', 'JOBS', b, v, count(*)) as line from job_search, unnest(brands) b, unnest(array[0] || "values" || ${hourSql('published')}) v group by b, v
      union all select concat_ws(' ', 'ORGANIZATIONS', brand, v, count(*)) from organization_search, unnest(array[0] || "values") v group by brand, v
      union all select concat_ws(' ', 'RESUMES', brand, v, count(*)) from resume_search, unnest(array[0] || "values") v group by brand, v`,
  );
  return rows.map(({ line }) => line).sort();
}

export async function keptCounts(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(
    `select concat_ws(' ', index, brand, value, sum(count)) as line from (select * from facet_count
      union all select index, brand, unnest("values"), unnest(steps) from facet_change) c
      group by index, brand, value having sum(count) <> 0`,
  );
  return rows.map(({ line }) => line).sort();
}
