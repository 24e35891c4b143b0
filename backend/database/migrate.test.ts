import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { migrateDatabase } from './migrate.ts';
import { frontend } from './schema/brands.ts';
import { job } from './schema/jobs.ts';
import { jobSearch } from './schema/search.ts';

const database = testDatabase();

describe('migrations', () => {
  it('do nothing on a database that has them', async () => {
    await Promise.all([migrateDatabase(database.url), migrateDatabase(database.url)]);
    const { rows } = await database.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations');
    expect(rows[0].n).toBeGreaterThan(0);
  });

  it('refuse tables that are older than the first of them, and change nothing', async () => {
    const { rows } = await database.pool.query(
      'update drizzle.__drizzle_migrations set created_at = created_at - 1000000000000 returning created_at',
    );
    await expect(migrateDatabase(database.url)).rejects.toThrow(
      /^The tables of this database are older than \d{4}-\d\d-\d\d\. Start the last version from before that day on it once, or begin with an empty database\.$/,
    );
    await database.pool.query('update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000');
    await migrateDatabase(database.url);
    const after = await database.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations');
    expect(after.rows[0].n).toBe(rows.length);
  });

  it('note each insert, update and delete of a search row with its transaction', async () => {
    const { db, pool } = database;
    const [brand] = await db.insert(frontend).values({ key: 'acme' }).returning();
    const [row] = await db
      .insert(everyBrand(job))
      .values({ frontend: 'acme', organizationName: 'A', state: 'published', title: 'T', langcode: 'en', data: {} })
      .returning();
    const jobId = row?.id ?? 0;
    await db.insert(jobSearch).values({
      jobId,
      brands: [brand?.id ?? 0],
      values: [],
      langcode: 'en',
      published: new Date(),
      organizationName: 'A',
      headVector: 'a',
      allVector: 'a',
    });
    await pool.query('update job_search set featured = true');
    await pool.query('delete from job_search');
    const { rows } = await pool.query(
      'select index, subject, transaction::text::bigint > 0 as known from search_change order by id',
    );
    expect(rows).toEqual([1, 2, 3].map(() => ({ index: 'JOBS', subject: jobId, known: true })));
  });
});
