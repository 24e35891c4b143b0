/**
 * Sends each issue of the newsletters once. Readers are processed in batches, each in one transaction: mails and their record
 * are committed together, so that an interrupted run continues where it stopped, and two runs share the work.
 */
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { transact } from '../../database/transact.ts';
import { queueMails } from '../../mail/outbox.ts';
import type { TemplateValues } from '../../mail/templates.ts';
import { defineTask, type WorkTools } from '../../work/work.ts';
import { newsletterLink } from '../newsletter/links.ts';
import { issueAt, issueBefore } from '../newsletter/schedule.ts';
import { writeIssue } from './issue.ts';
import { type DueReader, lockReaders, noteIssue } from './send-store.ts';

/** Readers per transaction: this limits the memory of a run. */
const READERS = 200;

export interface NewsletterReport {
  looked: number;
  mailed: number;
}

export const sendNewslettersTask = defineTask({
  name: 'send-newsletters',
  schedule: '*/10 * * * *',
  retryLimit: 3,
  longestSeconds: 3 * 3600,
  async run(tools) {
    const { looked, mailed } = await sendNewsletters(tools);
    if (looked > 0) tools.log('info', 'NEWSLETTER', `${looked} readers were due, ${mailed} mails wait in the outbox.`);
  },
});

/** The latest issue of every brand; readers of a brand that is not served, or has the newsletter turned off, wait. */
export async function sendNewsletters(tools: WorkTools): Promise<NewsletterReport> {
  const report: NewsletterReport = { looked: 0, mailed: 0 };
  for (const brand of tools.brands()) {
    if (!brand.document.features.newsletter) continue;
    const send = await openIssue(tools, brand);
    for (let taken = READERS; taken === READERS && !tools.signal.aborted; ) {
      const { looked, mailed } = await send();
      report.looked += looked;
      report.mailed += mailed;
      taken = looked;
    }
  }
  return report;
}

/** Returns what sends the latest issue to the next readers. */
async function openIssue(tools: WorkTools, brand: CompiledBrand): Promise<() => Promise<NewsletterReport>> {
  const { document, id: frontend } = brand;
  const now = tools.now();
  const issue = issueAt(document, now);
  const week = issueBefore(document, issue);
  const regions = await tools.regions();
  const origin = tools.originOf(brand);
  // Equal for readers of one language, unless the brand has just moved its day.
  const written = new Map<string, TemplateValues['newsletter'] | null>();

  return () =>
    transact({ pool: tools.pool, frontend }, async (tx) => {
      const due = await lockReaders(tx.db, { frontend, issue, limit: READERS });
      const mails = [];
      for (const reader of due) {
        const { recipient: to } = reader;
        if (to === null) continue;
        const locale = languageOr(document.locales, reader.locale);
        const values = await valuesFor(reader, locale);
        if (values === null) continue;
        const unsubscribe = newsletterLink({ brand, links: tools.links }, origin, { ...reader, locale });
        mails.push({ brand, origin, locale, to, template: 'newsletter' as const, values, unsubscribe });
      }
      await queueMails(tx.db, mails);
      if (due.length > 0)
        await noteIssue(
          tx,
          due.map(({ id }) => id),
          issue,
        );
      return { looked: due.length, mailed: mails.length };

      async function valuesFor({ issue: last }: DueReader, locale: string) {
        const since = last > week ? last : week;
        const key = `${locale} ${since.getTime()}`;
        const known = written.get(key);
        if (known !== undefined) return known;
        const values = await writeIssue(
          tx.db,
          { originOf: tools.originOf, findBrand: tools.findBrand, regions },
          { brand, locale, since, issue, now },
        );
        written.set(key, values);
        return values;
      }
    });
}
