/** One of everything on two brands: rows that differ in their brand, their number and the words "of <brand>" alone. */
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { createPool, type Database, openDatabase } from '../../database/pool.ts';
import { createSessionTokens } from '../../session-token.ts';
import { createTestDatabase, nameTestDatabase } from '../database.ts';
import { insertBasics, insertPlaces } from '../rows.ts';
import { insertConversations } from './conversations.ts';
import { insertApplications, insertJobs, insertKept, insertProfiles } from './jobs.ts';
import { insertMoney } from './money.ts';
import { ADDED_FROM, HERE, insertPeopleOn, insertShared, SECRET, type Shared, THERE } from './people.ts';
import { insertBrandRows, insertPages, insertPosts, insertResumes } from './rest.ts';

/** Where the numbers of the rows of each brand begin. */
const FROM: Record<string, number> = { [HERE]: 1_000_001, [THERE]: 2_000_001 };

/** The ids of the rows on one brand. */
export type Twin = Awaited<ReturnType<typeof insertSide>>;

/** Addresses there name other values by the same words. */
async function swapAliases(db: Database, frontend: string): Promise<void> {
  const isThere = sql`a.frontend_id = (select id from frontend where key = ${frontend})`;
  await db.execute(sql`update facet_alias a set alias = 'x-' || alias where ${isThere}`);
  await db.execute(sql`update facet_alias a set alias = substr(b.alias, 3) from facet_alias b
    join facet_value bv on bv.id = b.facet_value_id, facet_value av
    where ${isThere} and av.id = a.facet_value_id and b.frontend_id = a.frontend_id and b.index = a.index
      and b.langcode = a.langcode and (av.field, bv.field) in (('employment_type', 'occupations'), ('occupations', 'employment_type'))`);
}

async function insertSide(db: Database, frontend: string, shared: Shared) {
  await numberFrom(db.$client, FROM[frontend] ?? 0);
  await insertProfiles(db, frontend, shared);
  const people = await insertPeopleOn(db, frontend, shared);
  const jobs = await insertJobs(db, frontend, shared);
  const sent = await insertApplications(db, frontend, jobs, shared);
  const rows = {
    ...{
      brand: frontend,
      organization: shared.organizationId,
      second: shared.secondId,
      member: shared.people.colleague.id,
    },
    ...people,
    ...jobs,
    ...sent,
    ...(await insertKept(db, frontend, jobs, shared)),
    ...(await insertMoney(db, frontend, shared, jobs.published)),
    ...(await insertResumes(db, frontend, shared, jobs.published)),
    ...(await insertBrandRows(db, frontend, shared, jobs.published)),
    ...(await insertPosts(db, frontend)),
    ...(await insertPages(db, frontend)),
  };
  const side = { ...rows, ...(await insertConversations(db, frontend, shared, rows)) };
  if (frontend === THERE) await swapAliases(db, frontend);
  await numberFrom(db.$client, ADDED_FROM);
  return side;
}

export interface Twins {
  shared: Shared;
  here: Twin;
  there: Twin;
  /** Two databases: with the rows of the asked brand alone, and with those of both. */
  databases: { alone: string; both: string };
  urls: { alone: string; both: string };
}

/** Writes the two databases. */
export async function writeTwins(): Promise<Twins> {
  const databases = { alone: nameTestDatabase(), both: nameTestDatabase() };
  const alone = await createTestDatabase(databases.alone);
  const tokens = createSessionTokens(SECRET);
  const { shared, here } = await withDatabase(alone, async (db) => {
    await insertBasics(db, [HERE, THERE]);
    await insertPlaces(db);
    const people = await insertShared({ db, backend: { services: { tokens } } });
    return { shared: people, here: await insertSide(db, HERE, people) };
  });
  const both = await createTestDatabase(databases.both, databases.alone);
  const there = await withDatabase(both, (db) => insertSide(db, THERE, shared));
  return { shared, here, there, databases, urls: { alone, both } };
}

async function withDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const pool = createPool(url, { max: 2 });
  try {
    return await work(openDatabase(pool));
  } finally {
    await pool.end();
  }
}

/** Everything that is numbered by the database goes on from there. */
async function numberFrom(pool: pg.Pool, from: number): Promise<void> {
  await pool.query(
    `select setval(format('public.%I', sequencename)::regclass, ${from}, false) from pg_sequences where schemaname = 'public'`,
  );
}
