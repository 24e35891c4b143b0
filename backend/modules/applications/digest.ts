/** One mail a day, for members who chose the digest, with the new applications of each job. */
import type pg from 'pg';
import { latestHour } from '../../../runtime/core/moments.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import { hrefOf } from '../../services/href.ts';
import { employerPath } from './links.ts';
import { beginDigest, countConfirmed, type DigestReader, lockDailyReaders } from './notice-store.ts';
import { listRecipients } from './notices.ts';

/** Hour in the brand's time zone from which digests are sent. */
const HOUR = 7;
const BATCH = 100;

export interface DigestTools {
  pool: pg.Pool;
  brands(): readonly CompiledBrand[];
  originOf(brand: CompiledBrand): string;
  now(): Date;
}

/** Sends what is due; returns the number of mails. Each digest advances its start in the transaction of its mail, so none is sent twice. */
export async function sendDigests({ pool, brands, originOf, now }: DigestTools): Promise<number> {
  let sent = 0;
  for (const brand of brands()) {
    const today = latestHour(now(), HOUR, brand.document.site.timeZone);
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
  /** Digests that started before this are due. */
  today: Date;
  now: Date;
}

async function sendBatch(tx: TransactionScope, due: Due): Promise<{ done: number; sent: number }> {
  const rows = await lockDailyReaders(tx, due.today, BATCH);
  let sent = 0;
  for (const { organizationId, accountId, since } of rows) {
    if (await sendOne(tx, due, { organizationId, accountId, since })) sent += 1;
    await beginDigest(tx, { organizationId, accountId, since: due.now });
  }
  return { done: rows.length, sent };
}

async function sendOne(
  tx: TransactionScope,
  { brand, origin, now }: Due,
  { organizationId, accountId, since }: DigestReader,
): Promise<boolean> {
  // Skips people who have left the organization meanwhile.
  const recipients = await listRecipients(tx, brand, { organizationId, ownerId: null });
  const reader = recipients.find((one) => one.accountId === accountId);
  if (reader === undefined) return false;
  const jobs = await countConfirmed(tx, organizationId, { after: since, until: now });
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
