/** What people are told of their jobs when nobody has done anything: time has. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import type { WorkTools } from '../../work/work.ts';
import { mailPeople } from './job-mails.ts';
import { findOwnJobs, type OwnJobRow } from './own-store.ts';
import { addDays } from './schedule.ts';

type Tools = Pick<WorkTools, 'findBrand' | 'originOf'>;

/** Mails to the people of jobs that went up or ended by themselves, in the transaction in which they did. */
export async function tellOfMoves(
  tools: Tools,
  client: pg.PoolClient,
  moved: { published: readonly number[]; expired: readonly number[] },
): Promise<void> {
  // What was up for less than a tick is over already.
  const up = moved.published.filter((id) => !moved.expired.includes(id));
  await mailEach(tools, client, up, 'job_published');
  await mailEach(tools, client, moved.expired, 'job_ended');
}

async function mailEach(
  tools: Tools,
  client: pg.PoolClient,
  ids: readonly number[],
  template: 'job_published' | 'job_ended',
): Promise<void> {
  for (const { row, brand, tx } of await ofPeople(tools, client, ids))
    await mailPeople(tx, { brand, linkOrigin: tools.originOf(brand) }, row, { template, values: () => ({}) });
}

/** Those that people posted, on brands that this server serves. What an importer brings comes and goes without a word. */
async function ofPeople(tools: Tools, client: pg.PoolClient, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { rows } = await client.query<{ frontend: string }>(
    'select distinct frontend from job where id = any($1) and not external and not backfill order by frontend',
    [ids],
  );
  const found = [];
  for (const { frontend } of rows) {
    const brand = tools.findBrand(frontend);
    if (brand === undefined) continue;
    const tx = { db: drizzle(client), frontend, client };
    for (const row of await findOwnJobs(tx, ids)) if (!row.external && !row.backfill) found.push({ row, brand, tx });
  }
  return found;
}

const BATCH = 200;

/**
 * Tells of ends that are near, once for each end, in the transaction that notes it. A job that runs no longer than the
 * notice is early gets none. Answers how many were told of.
 */
export async function tellOfEnds(
  tools: Pick<WorkTools, 'pool' | 'brands' | keyof Tools | 'signal'>,
  now: Date,
): Promise<number> {
  let told = 0;
  for (const brand of tools.brands()) {
    const { expiryNoticeDays } = brand.document.forms.job;
    if (expiryNoticeDays === 0) continue;
    const until = addDays(now, expiryNoticeDays, brand.document.site.timeZone);
    for (let taken = BATCH; taken === BATCH && !tools.signal.aborted; ) {
      taken = await inTransaction(tools.pool, (client) => tellSome(tools, client, { frontend: brand.id, now, until }));
      told += taken;
    }
  }
  return told;
}

async function tellSome(
  tools: Tools,
  client: pg.PoolClient,
  { frontend, now, until }: { frontend: string; now: Date; until: Date },
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with near as (
       select id from job where frontend = $1 and state = 'published' and not external and not backfill
         and expires > $2 and expires <= $3 and expiry_noticed is distinct from expires
       order by id limit ${BATCH} for no key update skip locked)
     update job set expiry_noticed = expires from near where job.id = near.id returning job.id`,
    [frontend, now, until],
  );
  const noticed = await ofPeople(
    tools,
    client,
    rows.map(({ id }) => id),
  );
  for (const { row, brand, tx } of noticed) {
    const { timeZone } = brand.document.site;
    const { expires } = row;
    if (expires === null || isShort(row, until.getTime() - now.getTime())) continue;
    const date = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(expires);
    await mailPeople(tx, { brand, linkOrigin: tools.originOf(brand) }, row, {
      template: 'job_ends_soon',
      values: (locale) => ({ date: date(locale) }),
    });
  }
  return rows.length;
}

function isShort({ published, expires }: OwnJobRow, notice: number): boolean {
  return published !== null && expires !== null && expires.getTime() - published.getTime() <= notice;
}
