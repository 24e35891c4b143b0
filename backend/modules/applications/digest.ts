/** One mail a day to those members who want it so, with the new applications of each job. */
import { and, asc, count, eq, gt, inArray, isNotNull, lte } from 'drizzle-orm';
import type pg from 'pg';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { application, applicationNotice } from '../../database/schema/applications.ts';
import { job } from '../../database/schema/jobs.ts';
import { organization } from '../../database/schema/organizations.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import { hrefOf } from '../../services/href.ts';
import { employerPath } from './links.ts';
import { listRecipients } from './notices.ts';

/** Hour of the brand's day from which digests go out. */
const HOUR = 7;
const BATCH = 100;

export interface DigestTools {
  pool: pg.Pool;
  brands(): readonly CompiledBrand[];
  originOf(brand: CompiledBrand): string;
  now(): Date;
}

/** Sends what is due; answers how many mails. Each digest moves on its beginning in the transaction of its mail, so none comes twice. */
export async function sendDigests({ pool, brands, originOf, now }: DigestTools): Promise<number> {
  let sent = 0;
  for (const brand of brands()) {
    const today = morningOf(brand, now());
    for (let done = BATCH; done === BATCH; ) {
      const batch = await transact({ pool, frontend: brand.id }, (tx) =>
        sendBatch(tx, { brand, origin: originOf(brand), today, now: now() }),
      );
      sent += batch.sent;
      done = batch.done;
    }
  }
  return sent;
}

interface Due {
  brand: CompiledBrand;
  origin: string;
  /** Digests that began before are due. */
  today: Date;
  now: Date;
}

async function sendBatch(tx: TransactionScope, due: Due): Promise<{ done: number; sent: number }> {
  const rows = await rowsOf(tx)
    .select()
    .from(applicationNotice)
    .where(and(eq(applicationNotice.mode, 'daily'), lte(applicationNotice.since, due.today)))
    .orderBy(asc(applicationNotice.organizationId), asc(applicationNotice.accountId))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  let sent = 0;
  for (const { organizationId, accountId, since } of rows) {
    if (await sendOne(tx, due, { organizationId, accountId, since })) sent += 1;
    await rowsOf(tx)
      .update(applicationNotice)
      .set({ since: due.now })
      .where(and(eq(applicationNotice.organizationId, organizationId), eq(applicationNotice.accountId, accountId)));
  }
  return { done: rows.length, sent };
}

async function sendOne(
  tx: TransactionScope,
  { brand, origin, now }: Due,
  { organizationId, accountId, since }: { organizationId: number; accountId: number; since: Date },
): Promise<boolean> {
  // Who left the organization meanwhile hears nothing.
  const recipients = await listRecipients(tx, brand, { organizationId, ownerId: null });
  const reader = recipients.find((one) => one.accountId === accountId);
  if (reader === undefined) return false;
  const jobs = await rowsOf(tx)
    .select({ id: job.id, title: job.title, name: organization.name, count: count() })
    .from(application)
    .innerJoin(acrossBrands(job, 'Other brands own jobs that this one shows.'), eq(job.id, application.jobId))
    .innerJoin(organization, eq(organization.id, job.organizationId))
    .where(
      and(
        eq(job.organizationId, organizationId),
        isNotNull(application.confirmed),
        gt(application.confirmed, since),
        lte(application.confirmed, now),
        inArray(application.stage, ['sent', 'viewed', 'shortlisted', 'hired', 'rejected']),
      ),
    )
    .groupBy(job.id, organization.id)
    .orderBy(asc(job.title), asc(job.id));
  const [first] = jobs;
  if (first === undefined) return false;
  const { to, locale } = reader;
  const linkTo = (path: string) => origin + hrefOf(brand, locale).path(path);
  const lines = jobs.map(({ id, title, count: number }) => ({
    job: title,
    count: number,
    link: linkTo(employerPath(id)),
  }));
  const link = jobs.length === 1 ? linkTo(employerPath(first.id)) : linkTo('/job-manager');
  const values = { link, organization: first.name, jobs: lines };
  await queueMail(tx.db, { brand, origin, locale, to, template: 'application_digest', values });
  return true;
}

/** The last time that it was seven in the morning where the brand is. */
function morningOf({ document }: CompiledBrand, now: Date): Date {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: document.site.timeZone,
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(now);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const seconds = ((read('hour') - HOUR + 24) % 24) * 3600 + read('minute') * 60 + read('second');
  return new Date(now.getTime() - seconds * 1000 - now.getMilliseconds());
}
