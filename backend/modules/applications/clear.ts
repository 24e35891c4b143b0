/** Scheduled cleanup: unconfirmed applications, and personal data past its retention period. */

import type pg from 'pg';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import { hrefOf } from '../../services/href.ts';
import {
  deleteApplications,
  deleteMailsOf,
  deleteNotes,
  emptyApplications,
  listOfLeaving,
  lockOld,
  lockUnconfirmed,
  lockUnnoticed,
  noteNotice,
} from './clear-store.ts';
import { readContent } from './content.ts';
import { dropFiles } from './files.ts';
import { findApplyJob } from './job-store.ts';
import { employerPath } from './links.ts';
import { readerOf } from './mails.ts';
import { listRecipients } from './notices.ts';
import { type ApplicationRow, insertEvents } from './store.ts';

const BATCH = 200;
/** Days until an unconfirmed application is deleted; docs/limits.md publishes it. */
export const UNCONFIRMED_DAYS = 7;

export interface ClearTools {
  pool: pg.Pool;
  brands(): readonly CompiledBrand[];
  originOf(brand: CompiledBrand): string;
  now(): Date;
}

export interface ClearReport {
  unconfirmed: number;
  noticed: number;
  cleared: number;
}

/** Does everything that is due, in transactions of at most 200 applications. Brands that this server does not serve are skipped. */
export async function clearApplications(tools: ClearTools): Promise<ClearReport> {
  const report = { unconfirmed: 0, noticed: 0, cleared: 0 };
  for (const brand of tools.brands()) {
    report.unconfirmed += await inBatches(tools, brand, removeUnconfirmed);
    report.noticed += await inBatches(tools, brand, giveNotice);
    report.cleared += await inBatches(tools, brand, clearOld);
  }
  return report;
}

interface Due {
  brand: CompiledBrand;
  origin: string;
  now: Date;
}

/** Repeats until nothing is left; each committed batch stands, whatever happens to the next. */
export async function inBatches(
  { pool, originOf, now }: ClearTools,
  brand: CompiledBrand,
  work: (tx: TransactionScope, due: Due) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (let done = BATCH; done === BATCH; total += done)
    done = await transact({ pool, frontend: brand.id }, (tx) =>
      work(tx, { brand, origin: originOf(brand), now: now() }),
    );
  return total;
}

const before = ({ now }: Due, days: number) => new Date(now.getTime() - days * DAY_MS);

async function removeUnconfirmed(tx: TransactionScope, due: Due): Promise<number> {
  const rows = await lockUnconfirmed(tx, before(due, UNCONFIRMED_DAYS), BATCH);
  await dropFiles(
    tx,
    rows.flatMap(({ files }) => files),
  );
  await deleteApplications(tx, idsOf(rows));
  return rows.length;
}

/** Notifies both sides once, so many days in advance. */
async function giveNotice(tx: TransactionScope, due: Due): Promise<number> {
  const { applicationDays, applicationNoticeDays: notice } = due.brand.document.retention;
  if (notice === 0) return 0;
  const last = new Date(due.now.getTime() + notice * DAY_MS);
  const rows = await lockUnnoticed(tx, { created: before(due, applicationDays - notice), keptAfter: last }, BATCH);
  for (const row of rows) await tellApplicant(tx, due, row, last);
  for (const [jobId, own] of byJob(rows)) await tellEmployerOf(tx, due, { jobId, count: own.length, last });
  await noteNotice(tx, idsOf(rows), due.now);
  await insertEvents(
    tx,
    rows.map(({ id, stage }) => ({ applicationId: id, kind: 'noticed', stage, created: due.now })),
  );
  return rows.length;
}

/** No data is deleted before the notice period has passed. */
async function clearOld(tx: TransactionScope, due: Due): Promise<number> {
  const { applicationDays, applicationNoticeDays: notice } = due.brand.document.retention;
  const noticed = notice === 0 ? null : before(due, notice);
  const rows = await lockOld(tx, { created: before(due, applicationDays), noticed, keptAfter: due.now }, BATCH);
  await clear(tx, rows, due.now);
  return rows.length;
}

/** Removes all personal data from applications; the anonymous row is kept for statistics. */
export async function clear(tx: TransactionScope, rows: readonly ApplicationRow[], now: Date): Promise<void> {
  const ids = idsOf(rows);
  await dropFiles(
    tx,
    rows.flatMap(({ files }) => files),
  );
  await dropTraces(tx, rows);
  await emptyApplications(tx, ids, now);
  await insertEvents(
    tx,
    rows.map(({ id, stage }) => ({ applicationId: id, kind: 'cleared', stage, created: now })),
  );
}

/** Related data: the employer's notes and messages, and mails that quote the application. */
async function dropTraces(tx: Pick<TransactionScope, 'db'>, rows: readonly ApplicationRow[]): Promise<void> {
  if (rows.length === 0) return;
  await deleteNotes(tx, idsOf(rows));
  const people = rows.map(({ frontend, email, data }) => ({
    frontend,
    addresses: [email, readContent(data).emailAddress].filter((address) => address !== null),
  }));
  await deleteMailsOf(
    tx,
    people.filter(({ addresses }) => addresses.length > 0),
  );
}

/** Before an account is deleted: deletes what employers wrote about its applications, and the mails. The rows are cleared with the account. */
export async function forgetApplicationsOf(tx: Pick<TransactionScope, 'db'>, accountId: number): Promise<void> {
  await dropTraces(tx, await listOfLeaving(tx, accountId));
}

const idsOf = (rows: readonly ApplicationRow[]) => rows.map(({ id }) => id);

async function tellApplicant(tx: TransactionScope, due: Due, row: ApplicationRow, last: Date): Promise<void> {
  const { brand, origin } = due;
  const reader = await readerOf(tx, brand, row);
  if (reader === null) return;
  const { to, locale } = reader;
  const values = { job: row.jobTitle, organization: row.organizationName, date: dateText(brand, locale, last) };
  await queueMail(tx.db, { brand, origin, locale, to, template: 'application_clearing', values });
}

async function tellEmployerOf(
  tx: TransactionScope,
  { brand, origin }: Due,
  { jobId, count, last }: { jobId: number; count: number; last: Date },
): Promise<void> {
  const job = await findApplyJob(tx, jobId);
  if (job === null) return;
  for (const { to, locale, mode } of await listRecipients(tx, brand, job)) {
    if (mode === 'none') continue;
    const link = origin + hrefOf(brand, locale).path(employerPath(jobId));
    const values = { link, job: job.title, count: String(count), date: dateText(brand, locale, last) };
    await queueMail(tx.db, { brand, origin, locale, to, template: 'application_clearing_employer', values });
  }
}

function byJob(rows: readonly ApplicationRow[]): Map<number, ApplicationRow[]> {
  const found = new Map<number, ApplicationRow[]>();
  for (const row of rows) if (row.jobId !== null) found.set(row.jobId, [...(found.get(row.jobId) ?? []), row]);
  return found;
}

/** A day in the language and time zone of a mail. */
export function dateText({ document }: CompiledBrand, locale: string, date: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: document.site.timeZone }).format(date);
}
