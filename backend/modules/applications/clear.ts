/** What goes by itself: applications that nobody confirmed, and the personal data of those whose time is over. */

import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type pg from 'pg';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { application, applicationEvent, applicationNote } from '../../database/schema/applications.ts';
import { outbox } from '../../database/schema/mail.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import { hrefOf } from '../../services/href.ts';
import { readContent } from './content.ts';
import { dropFiles } from './files.ts';
import { findApplyJob } from './job.ts';
import { employerPath } from './links.ts';
import { readerOf } from './mails.ts';
import { listRecipients } from './notices.ts';
import { type ApplicationRow, insertEvents } from './store.ts';

const BATCH = 200;
/** Days for which an application waits for its guest; docs/limits.md publishes it. */
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

/** Does everything that is due, in transactions of at most 200 applications. A brand that this server does not serve keeps its own. */
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

/** Until nothing is left to do; what one transaction did is done, whatever becomes of the next. */
async function inBatches(
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
  const rows = await lockDue(
    tx,
    and(
      isNull(application.confirmed),
      isNull(application.cleared),
      lt(application.created, before(due, UNCONFIRMED_DAYS)),
    ),
  );
  await dropFiles(
    tx,
    rows.flatMap(({ files }) => files),
  );
  await rowsOf(tx)
    .delete(application)
    .where(inArray(application.id, idsOf(rows)));
  return rows.length;
}

/** Both sides are told, once, so many days before. */
async function giveNotice(tx: TransactionScope, due: Due): Promise<number> {
  const { applicationDays, applicationNoticeDays: notice } = due.brand.document.retention;
  if (notice === 0) return 0;
  const isDue = lte(application.created, before(due, applicationDays - notice));
  const rows = await lockDue(
    tx,
    and(isNotNull(application.confirmed), isNull(application.cleared), isNull(application.noticed), isDue),
  );
  const last = new Date(due.now.getTime() + notice * DAY_MS);
  for (const row of rows) await tellApplicant(tx, due, row, last);
  for (const [jobId, own] of byJob(rows)) await tellEmployerOf(tx, due, { jobId, count: own.length, last });
  await rowsOf(tx)
    .update(application)
    .set({ noticed: due.now })
    .where(inArray(application.id, idsOf(rows)));
  await insertEvents(
    tx,
    rows.map(({ id, stage }) => ({ applicationId: id, kind: 'noticed', stage, created: due.now })),
  );
  return rows.length;
}

/** Nobody's data goes before the notice has been out as long as it should. */
async function clearOld(tx: TransactionScope, due: Due): Promise<number> {
  const { applicationDays, applicationNoticeDays: notice } = due.brand.document.retention;
  const isTold = notice === 0 ? sql`true` : lte(application.noticed, before(due, notice));
  const rows = await lockDue(
    tx,
    and(
      isNotNull(application.confirmed),
      isNull(application.cleared),
      lte(application.created, before(due, applicationDays)),
      isTold,
    ),
  );
  await clear(tx, rows, due.now);
  return rows.length;
}

/** Takes everything personal out of applications; what remains is a number. */
async function clear(tx: TransactionScope, rows: readonly ApplicationRow[], now: Date): Promise<void> {
  const ids = idsOf(rows);
  await dropFiles(
    tx,
    rows.flatMap(({ files }) => files),
  );
  await dropTraces(tx, rows);
  await rowsOf(tx)
    .update(application)
    .set({
      accountId: null,
      email: null,
      data: {},
      files: [],
      sendKey: null,
      rating: 0,
      knockedOut: false,
      cleared: now,
    })
    .where(inArray(application.id, ids));
  await insertEvents(
    tx,
    rows.map(({ id, stage }) => ({ applicationId: id, kind: 'cleared', stage, created: now })),
  );
}

/** What others have of applications: notes of the employer, its words to the person, and mails that say what was sent. */
async function dropTraces({ db }: Pick<TransactionScope, 'db'>, rows: readonly ApplicationRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.delete(applicationNote).where(inArray(applicationNote.applicationId, idsOf(rows)));
  await db
    .update(applicationEvent)
    .set({ note: '' })
    .where(inArray(applicationEvent.applicationId, idsOf(rows)));
  const isAbout = rows.flatMap(({ frontend, email, data }) => {
    const addresses = [email, readContent(data).emailAddress].filter((address) => address !== null);
    if (addresses.length === 0) return [];
    return [
      and(eq(outbox.frontend, frontend), or(inArray(outbox.recipient, addresses), inArray(outbox.replyTo, addresses))),
    ];
  });
  if (isAbout.length === 0) return;
  // The notice itself may still be on its way.
  const isOurs = sql`${outbox.template} like 'application\\_%' and ${outbox.template} <> 'application_clearing'`;
  await db
    .delete(acrossBrands(outbox, 'An application may be of any brand: each row names its own.'))
    .where(and(isOurs, or(...isAbout)));
}

/** Before an account goes: what employers wrote about its applications, and mails with them. The rows are emptied with the account. */
export async function forgetApplicationsOf(tx: Pick<TransactionScope, 'db'>, accountId: number): Promise<void> {
  await dropTraces(
    tx,
    await tx.db
      .select()
      .from(acrossBrands(application, 'An account leaves all brands.'))
      .where(eq(application.accountId, accountId)),
  );
}

function lockDue(tx: TransactionScope, condition: ReturnType<typeof and>): Promise<ApplicationRow[]> {
  return rowsOf(tx)
    .select()
    .from(application)
    .where(condition)
    .orderBy(asc(application.id))
    .limit(BATCH)
    .for('update', { skipLocked: true })
    .execute();
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

function dateText({ document }: CompiledBrand, locale: string, date: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: document.site.timeZone }).format(date);
}
