/** Rebuilds search from jobs, profiles and resumes, without downtime. */
import type { Pool } from 'pg';
import { inTransaction } from '../database/transaction.ts';
import { loadBrandIds } from './brand-ids.ts';
import { DATE_POSTED } from './date-posted.ts';
import { ensureAliases } from './facet-aliases.ts';
import { indexJobs, indexOrganizations, indexResumes } from './index-job.ts';
import type { LanguagesOf, Transaction } from './index-types.ts';
import type { SearchIndex } from './port.ts';
import { countsSql } from './sql-tally.ts';
import { recount } from './tally.ts';

/** Increment it when texts or words are indexed in another way: running servers then index everything anew. */
const FORM = 9;
const BATCH = 500;
const INDEXES: readonly SearchIndex[] = ['JOBS', 'ORGANIZATIONS', 'RESUMES'];

export interface RebuildReport {
  jobs: number;
  profiles: number;
  resumes: number;
}

/** Rebuilds rows in batches, each in a transaction of its own; then what the counts lack. Writers go on meanwhile. */
export async function rebuildSearch(pool: Pool, languagesOf: LanguagesOf): Promise<RebuildReport> {
  await pool.query('truncate search_word, search_word_later');
  const report = {
    jobs: await inBatches(pool, 'job', (tx, ids) => indexJobs(tx, ids, languagesOf)),
    profiles: await inBatches(pool, 'organization_profile', (tx, ids) => indexOrganizations(tx, ids, languagesOf)),
    resumes: await inBatches(pool, 'resume', (tx, ids) => indexResumes(tx, ids, languagesOf)),
  };
  await inTransaction(pool, recount);
  await pool.query(
    'vacuum analyze job_search, job_search_brand, organization_search, resume_search, search_word, facet_value, facet_count, facet_change',
  );
  return report;
}

/** Rebuilds search if its rows were written in another form, by an older version. Returns null if they were not. */
export async function rebuildOutdated(pool: Pool, languagesOf: LanguagesOf): Promise<RebuildReport | null> {
  const { rows } = await pool.query<{ current: boolean; empty: boolean }>(
    `select exists (select from search_form where form = $1) as current,
      not exists (select from job_search) and not exists (select from organization_search) as empty`,
    [FORM],
  );
  if (rows[0]?.current) return null;
  const report = rows[0]?.empty ? null : await rebuildSearch(pool, languagesOf);
  await inTransaction(pool, noteForm);
  return report;
}

/** Says that all rows have the form of this version. */
export async function noteForm(tx: Transaction): Promise<void> {
  await tx.query('delete from search_form');
  await tx.query('insert into search_form (form) values ($1)', [FORM]);
}

/** Gives every value that the brand shows an alias in all its languages: needed after a language was added to its document. */
export async function nameFacetValues(tx: Transaction, brand: string, languages: readonly string[]): Promise<void> {
  const brandId = (await loadBrandIds(tx, [brand])).get(brand) ?? 0;
  for (const index of INDEXES) {
    const { rows } = await tx.query<{ value: number }>(
      `with shown as (select value from (${countsSql('$1', '$2')}) c group by value having sum(count) > 0)
        select value from shown where value > 0
        union select v.id from facet_value v where v.field = $3 and $1 = 'JOBS' and exists (select from shown) order by value`,
      [index, brandId, DATE_POSTED],
    );
    await ensureAliases(
      tx,
      index,
      rows.map(({ value }) => ({ brandId, languages, value })),
    );
  }
}

async function inBatches(
  pool: Pool,
  table: 'job' | 'organization_profile' | 'resume',
  work: (tx: Transaction, ids: number[]) => Promise<void>,
): Promise<number> {
  let count = 0;
  for (let last = 0; ; ) {
    const { rows } = await pool.query<{ id: number }>(
      `select id from ${table} where id > $1 order by id limit ${BATCH}`,
      [last],
    );
    if (rows.length === 0) return count;
    const ids = rows.map(({ id }) => id);
    await inTransaction(pool, (tx) => work(tx, ids));
    count += ids.length;
    last = ids.at(-1) ?? last;
  }
}
