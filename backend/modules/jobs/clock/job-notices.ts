/** Mails about scheduled changes to jobs. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { announce } from '../../../announcements.ts';
import { orUndone } from '../../../database/savepoint.ts';
import type { TransactionScope } from '../../../database/transact.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { noteHappening } from '../../../services/counting/happening-store.ts';
import type { WorkTools } from '../../../work/work.ts';
import { addDays } from '../moves/schedule.ts';
import { findOwnJobs, type OwnJobRow } from '../own/own-store.ts';
import { brandsOfPosted, type Ending, forgetEnd, lockEnding, noteEnds } from './clock-store.ts';
import { type JobMailer, mailPeople } from './job-mails.ts';

type Tools = Pick<WorkTools, 'findBrand' | 'originOf' | 'log'>;
type Moving = Tools & Pick<WorkTools, 'forms' | 'listeners' | 'vault' | 'now'>;

/** A job that a person posted, and the mailer for its people. */
interface Posted {
  row: OwnJobRow;
  mailer: JobMailer;
  tx: TransactionScope;
}

/** Mails the people of jobs that were published or expired automatically, in the transaction of that change. */
export async function tellOfMoves(
  tools: Moving,
  client: pg.PoolClient,
  { published, expired }: { published: readonly number[]; expired: readonly number[] },
): Promise<void> {
  // A job published for less than one tick has ended already.
  const up = published.filter((id) => !expired.includes(id));
  for (const job of await findPosted(tools, client, up)) await tell(tools, job, 'job_published');
  for (const job of await findPosted(tools, client, expired)) await tell(tools, job, 'job_ended');
}

async function tell(
  tools: Moving,
  { row, mailer, tx }: Posted,
  template: 'job_published' | 'job_ended',
): Promise<void> {
  await attempt(tools, tx, row, () => mailPeople(tx, mailer, row, { template, values: () => ({}) }));
  const { id, organizationId } = row;
  if (template === 'job_published')
    await noteHappening(tx, { brand: mailer.brand, now: tools.now() }, { measure: 'posting', subject: 'form' });
  if (organizationId === null) return;
  const event = template === 'job_published' ? 'job.published' : 'job.expired';
  await announce({ ...tools, now: tools.now() }, tx, 'partnersTold', { organizationId, event, data: { jobId: id } });
}

/** Whether the mail could be created. A failure is logged, and delays neither the change nor other mails. */
async function attempt(
  { log }: Tools,
  { client }: TransactionScope,
  { id }: OwnJobRow,
  mail: () => Promise<void>,
): Promise<boolean> {
  try {
    await orUndone(client, mail);
    return true;
  } catch (error) {
    log(
      'error',
      'JOB_NOTICE',
      `No mail could be made about job ${id}: ${error instanceof Error ? error.message : error}`,
    );
    return false;
  }
}

/** Jobs that people posted, on brands that this server serves. Imported jobs cause no mails. */
async function findPosted(tools: Tools, client: pg.PoolClient, ids: readonly number[]): Promise<Posted[]> {
  if (ids.length === 0) return [];
  const found: Posted[] = [];
  for (const frontend of await brandsOfPosted({ db: drizzle(client) }, ids)) {
    const brand = tools.findBrand(frontend);
    if (brand === undefined) continue;
    const tx = { db: drizzle(client), frontend, client };
    const mailer = { brand, linkOrigin: tools.originOf(brand) };
    for (const row of await findOwnJobs(tx, ids)) if (!row.external && !row.backfill) found.push({ row, mailer, tx });
  }
  return found;
}

const BATCH = 200;

/**
 * Mails about approaching ends, once per end, in the transaction that records it. Jobs that run no longer than the
 * notice period are skipped. Returns how many jobs were processed.
 */
export async function tellOfEnds(
  tools: Tools & Pick<WorkTools, 'pool' | 'brands' | 'signal'>,
  now: Date,
): Promise<number> {
  let looked = 0;
  for (const brand of tools.brands()) {
    const { expiryNoticeDays } = brand.document.forms.job;
    if (expiryNoticeDays === 0) continue;
    const until = addDays(now, expiryNoticeDays, brand.document.site.timeZone);
    let after: number | undefined = 0;
    while (after !== undefined && !tools.signal.aborted) {
      const window: Window = { frontend: brand.id, now, until, after };
      const ids: number[] = await inTransaction(tools.pool, (client) => tellSome(tools, client, window));
      looked += ids.length;
      after = ids.length === BATCH ? Math.max(...ids) : undefined;
    }
  }
  return looked;
}

interface Window extends Ending {
  frontend: string;
}

async function tellSome(
  tools: Tools,
  client: pg.PoolClient,
  { frontend, now, until, after }: Window,
): Promise<number[]> {
  const tx = { db: drizzle(client), frontend };
  const ids = await lockEnding(tx, { now, until, after }, BATCH);
  await noteEnds(tx, ids);
  const notice = until.getTime() - now.getTime();
  for (const one of await findPosted(tools, client, ids)) {
    if (isShort(one.row, notice) || (await tellOfEnd(tools, one))) continue;
    // The next run tries again.
    await forgetEnd(tx, one.row.id);
  }
  return ids;
}

function tellOfEnd(tools: Tools, { row, mailer, tx }: Posted): Promise<boolean> {
  const { timeZone } = mailer.brand.document.site;
  const date = (locale: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(row.expires ?? undefined);
  return attempt(tools, tx, row, () =>
    mailPeople(tx, mailer, row, { template: 'job_ends_soon', values: (locale) => ({ date: date(locale) }) }),
  );
}

function isShort({ published, expires }: OwnJobRow, notice: number): boolean {
  return published !== null && expires !== null && expires.getTime() - published.getTime() <= notice;
}
