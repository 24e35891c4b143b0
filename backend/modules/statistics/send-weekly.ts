/**
 * Sends the figures of the week once. Readers are processed in batches, each in one transaction with its mails, so that an interrupted
 * run continues where it stopped, and two runs share the work.
 */
import { isFeatureOn } from '../../../runtime/core/document/features.ts';
import { languageOr } from '../../../runtime/core/document/languages.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { transact } from '../../database/transact.ts';
import type { JobFigures } from '../../graphql.generated.ts';
import { queueMails } from '../../mail/outbox.ts';
import { defineTask, type WorkTools } from '../../work/work.ts';
import { figuresDuring } from './jobs.ts';
import { weeklyIssueAt, weeklyLink } from './weekly.ts';
import { weekBefore, writeWeekly } from './weekly-letter.ts';
import { listWeeklyJobs, lockWeekly, noteWeekly } from './weekly-store.ts';

/** Readers per transaction. */
const READERS = 50;
/** Jobs that a mail describes; the others count in its sums. */
const MOST_JOBS = 20;

export const weeklyFiguresTask = defineTask({
  name: 'send-weekly-figures',
  schedule: '*/15 * * * *',
  retryLimit: 3,
  longestSeconds: 3 * 3600,
  async run(tools) {
    const sent = await sendWeeklyFigures(tools);
    if (sent > 0) tools.log('info', 'STATISTICS', `Queued the figures of the week for ${sent} employers.`);
  },
});

/** Returns the number of mails. Readers of a brand that is not served, or not for employers, wait. */
export async function sendWeeklyFigures(tools: WorkTools): Promise<number> {
  let sent = 0;
  for (const brand of tools.brands()) {
    if (!isFeatureOn(brand.document.features, 'recruiter')) continue;
    const send = openIssue(tools, brand);
    for (let taken = READERS; taken === READERS && !tools.signal.aborted; ) {
      const { looked, mailed } = await send();
      sent += mailed;
      taken = looked;
    }
  }
  return sent;
}

/** Returns what sends the latest issue to the next readers. */
function openIssue(tools: WorkTools, brand: CompiledBrand): () => Promise<{ looked: number; mailed: number }> {
  const { document, id: frontend } = brand;
  const issue = weeklyIssueAt(brand, tools.now());
  const span = weekBefore(issue, document.site.timeZone);
  const origin = tools.originOf(brand);
  // Colleagues get the same jobs.
  const known = new Map<number, JobFigures>();

  return () =>
    transact({ pool: tools.pool, frontend }, async (tx) => {
      const due = await lockWeekly(tx, { issue, limit: READERS });
      const mails = [];
      for (const { recipient: to, accountId, ...reader } of due) {
        if (to === null) continue;
        const jobs = await listWeeklyJobs(tx, accountId, span);
        if (jobs.length === 0) continue;
        const figures: JobFigures[] = [];
        for (const { id } of jobs.slice(0, MOST_JOBS)) {
          const found = known.get(id) ?? (await figuresDuring(tx, id, span));
          known.set(id, found);
          figures.push(found);
        }
        const locale = languageOr(document.locales, reader.locale);
        const values = writeWeekly({ brand, origin, locale, span, jobs, figures });
        const unsubscribe = weeklyLink({ brand, links: tools.links }, origin, { ...reader, locale });
        mails.push({ brand, origin, locale, to, template: 'weekly_figures' as const, values, unsubscribe });
      }
      await queueMails(tx.db, mails);
      const ids = due.map(({ id }) => id);
      if (ids.length > 0) await noteWeekly(tx, ids, issue);
      return { looked: due.length, mailed: mails.length };
    });
}
