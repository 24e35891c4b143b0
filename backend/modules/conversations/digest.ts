/** One mail a day with the number of new messages, for people who chose so. */
import type pg from 'pg';
import { languageOr } from '../../../runtime/core/document/languages.ts';
import { latestHour } from '../../../runtime/core/moments.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { queueMail } from '../../mail/outbox.ts';
import { hrefOf } from '../../services/href.ts';
import { employerPath } from '../applications/links.ts';
import { mailWords } from '../applications/mails.ts';
import { findAddress, lockReaders, noteTold, takeWaiting, type Waiting } from './notice-store.ts';

/** Hour in the brand's time zone from which the mails are sent. */
const HOUR = 7;
const BATCH = 100;

export interface DigestTools {
  pool: pg.Pool;
  brands(): readonly CompiledBrand[];
  originOf(brand: CompiledBrand): string;
  now(): Date;
}

/** Sends what is due; returns the number of mails. What a mail counts is taken in its transaction, so none is counted twice. */
export async function sendMessageDigests({ pool, brands, originOf, now }: DigestTools): Promise<number> {
  let sent = 0;
  for (const brand of brands()) {
    const before = latestHour(now(), HOUR, brand.document.site.timeZone);
    for (let done = BATCH; done === BATCH; ) {
      const batch = await transact({ pool, frontend: brand.id }, async (tx) => {
        const readers = await lockReaders(tx, before, BATCH);
        let mails = 0;
        for (const accountId of readers)
          if (await sendOne(tx, { brand, origin: originOf(brand), now: now() }, accountId)) mails += 1;
        return { done: readers.length, mails };
      });
      sent += batch.mails;
      done = batch.done;
    }
  }
  return sent;
}

async function sendOne(
  tx: TransactionScope,
  { brand, origin, now }: { brand: CompiledBrand; origin: string; now: Date },
  accountId: number,
): Promise<boolean> {
  await noteTold(tx, accountId, now);
  const waiting = await takeWaiting(tx, accountId);
  const person = await findAddress(tx, accountId);
  if (person === null || waiting.length === 0) return false;
  const locale = languageOr(brand.document.locales, person.locale);
  const linkTo = (path: string) => origin + hrefOf(brand, locale).path(path);
  const t = mailWords(brand, locale);
  const results = waiting.map((one) => ({
    title: [one.from, one.job].filter((part) => part !== '').join(' · ') || t('message_digest.owner'),
    facts: [t('message_digest.count', { count: one.count })],
    link: linkTo(pathOf(one)),
  }));
  await queueMail(tx.db, {
    brand,
    origin,
    locale,
    to: person.email,
    template: 'message_digest',
    values: { results },
  });
  return true;
}

function pathOf({ applicationId, jobId, resumeId, isToSeeker }: Waiting): string {
  if (applicationId === null) return isToSeeker ? '/resume' : `/resume/${resumeId ?? ''}`;
  return isToSeeker ? `/user/applications/${applicationId}` : employerPath(jobId ?? 0, applicationId);
}
