import { asc, eq, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend, testBrand } from '../testing/backend.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { insertPerson } from '../testing/people.ts';
import { insertBasics, insertJob } from '../testing/rows.ts';
import { acrossBrands, acrossBrandsByName, rowsOf, rowsWithin } from './brand-rows.ts';
import { accountRole } from './schema/accounts.ts';
import { bookmark } from './schema/alerts.ts';
import { job, jobFrontend } from './schema/jobs.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const created = new Date('2026-03-01T12:00:00Z');
let accountId = 0;
let jobId = 0;

const here = () => rowsOf({ db: api.db, frontend: 'acme' });
const all = () =>
  api.db
    .select({ frontend: bookmark.frontend, created: bookmark.created })
    .from(everyBrand(bookmark))
    .orderBy(asc(bookmark.frontend));

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  accountId = (await insertPerson(api)).id;
  jobId = await insertJob(api.db, { on: ['acme', 'rhein'] });
  await insertBoth();
});

async function insertBoth() {
  await api.db.delete(everyBrand(bookmark));
  for (const frontend of ['acme', 'rhein'])
    await rowsOf({ db: api.db, frontend }).insert(bookmark).values({ accountId, jobId, created });
}

describe('rowsOf', () => {
  it('reads the rows of its brand, whatever the conditions', async () => {
    const rows = await here().select({ on: bookmark.frontend }).from(bookmark).where(sql`true or true`);
    expect(rows).toEqual([{ on: 'acme' }]);
    expect(await here().select({ on: bookmark.frontend }).from(bookmark).where()).toEqual([{ on: 'acme' }]);
  });

  it('joins the rows of its brand', async () => {
    const ofJob = eq(bookmark.jobId, job.id);
    const inner = here().select({ on: bookmark.frontend }).from(everyBrand(job)).innerJoin(bookmark, ofJob);
    expect(await inner.where()).toEqual([{ on: 'acme' }]);
    const left = here().select({ on: bookmark.frontend }).from(everyBrand(job)).leftJoin(bookmark, ofJob);
    expect(await left.where()).toEqual([{ on: 'acme' }]);
  });

  it('gives raw SQL the rows of its brand', async () => {
    const { rows } = await api.db.execute(sql`select b.frontend from ${here().all(bookmark)} b`);
    expect(rows).toEqual([{ frontend: 'acme' }]);
  });

  it('changes and deletes rows of its brand, and leaves them there', async () => {
    const later = new Date('2026-03-02T12:00:00Z');
    const change = { created: later, frontend: 'rhein' };
    expect(await here().update(bookmark).set(change).where().returning({ on: bookmark.frontend })).toEqual([
      { on: 'acme' },
    ]);
    expect(await all()).toEqual([
      { frontend: 'acme', created: later },
      { frontend: 'rhein', created },
    ]);
    await here().delete(bookmark).where();
    expect(await all()).toEqual([{ frontend: 'rhein', created }]);
    await insertBoth();
  });

  it('writes on its brand, and over rows of its brand', async () => {
    const later = new Date('2026-03-03T12:00:00Z');
    const row = { accountId, jobId, created, frontend: 'rhein' };
    const target = [bookmark.accountId, bookmark.frontend, bookmark.jobId];
    await here()
      .insert(bookmark)
      .values(row)
      .onConflictDoUpdate({ target, set: { created: later } });
    expect(await all()).toEqual([
      { frontend: 'acme', created: later },
      { frontend: 'rhein', created },
    ]);
    await insertBoth();
  });

  it('shows what belongs to no brand on each, and leaves it alone', async () => {
    const role = { accountId, role: 'job_editor' };
    await api.db
      .insert(everyBrand(accountRole))
      .values([role, { ...role, frontend: 'acme' }, { ...role, frontend: 'rhein' }]);
    const isEditor = eq(accountRole.role, 'job_editor');
    const roles = here().select({ on: accountRole.frontend }).from(accountRole).where(isEditor);
    const rows = await roles.orderBy(accountRole.frontend);
    expect(rows).toEqual([{ on: 'acme' }, { on: null }]);
    const gone = await here().delete(accountRole).where(isEditor).returning({ on: accountRole.frontend });
    expect(gone).toEqual([{ on: 'acme' }]);
  });

  it('takes the brand of a prepared statement from its call', async () => {
    const rows = rowsOf({ db: api.db, frontend: sql.placeholder('frontend') });
    const read = rows.select({ on: bookmark.frontend }).from(bookmark).where().prepare('read_marks');
    expect(await read.execute({ frontend: 'rhein' })).toEqual([{ on: 'rhein' }]);
  });
});

it('names what it opens for all brands with its schema, so that a statement tells', () => {
  const why = 'Tests stand outside of brands.';
  const opened = api.db.delete(acrossBrands(bookmark, why)).where(eq(bookmark.jobId, jobId));
  expect(opened.toSQL().sql).toBe('delete from "public"."bookmark" where "bookmark"."job_id" = $1');
  const raw = sql`select 1 from ${acrossBrands(job, why)} j, ${acrossBrandsByName('bookmark', why)} b`;
  expect(new PgDialect().sqlToQuery(raw).sql).toBe('select 1 from "public"."job" j, "public"."bookmark" b');
  const within = here().delete(bookmark).where(eq(bookmark.jobId, jobId));
  expect(within.toSQL().sql).toBe(
    'delete from "bookmark" where ("bookmark"."frontend" = $1 and ("bookmark"."job_id" = $2))',
  );
});

it('gives administrators the brands within their reach', async () => {
  const brandsIn = async (brands: readonly string[] | null) =>
    (await rowsWithin({ db: api.db, brands }).select({ on: bookmark.frontend }).from(bookmark).where())
      .map(({ on }) => on)
      .sort();
  expect(await brandsIn(['rhein', 'other'])).toEqual(['rhein']);
  expect(await brandsIn([])).toEqual([]);
  expect(await brandsIn(null)).toEqual(['acme', 'rhein']);
});

it('leaves no way around: the compiler refuses each of these lines', () => {
  const { db } = api;
  const on = eq(bookmark.jobId, jobFrontend.jobId);
  const refused = [
    // @ts-expect-error
    () => db.select().from(bookmark),
    // @ts-expect-error
    () => db.select().from(acrossBrands(jobFrontend, 'Tests stand outside of brands.')).innerJoin(bookmark, on),
    // @ts-expect-error
    () => db.insert(bookmark),
    // @ts-expect-error
    () => db.update(bookmark),
    // @ts-expect-error
    () => db.delete(bookmark),
    // @ts-expect-error: acrossBrands requires a reason.
    () => acrossBrands(bookmark),
    // @ts-expect-error: nobody names the brand.
    () => here().insert(bookmark).values({ accountId, jobId, created, frontend: 'acme' }),
    // @ts-expect-error: a row stays where it is.
    () => here().update(bookmark).set({ created, frontend: 'rhein' }),
    // @ts-expect-error: conditions are told once, with the brand's.
    () => here().select().from(bookmark).where().where(on),
    // @ts-expect-error: without them there is no query yet.
    () => here().select().from(bookmark).execute,
  ];
  expect(refused.every((line) => line() !== null)).toBe(true);
});
