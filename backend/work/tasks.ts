/** All tasks. A worker runs every one of them. */
import { sweepAccountsTask } from '../modules/accounts/chores.ts';
import { morningMailTask } from '../modules/admin/morning.ts';
import { sendAlertsTask } from '../modules/alerts/send.ts';
import { sweepAlertsTask } from '../modules/alerts/sweep.ts';
import { applicationDigestTask, askCandidatesTask, clearApplicationsTask } from '../modules/applications/tasks.ts';
import { noticeSubscriptionsTask, raiseProfilesTask } from '../modules/billing/clock-tasks.ts';
import { changeBrandsTask } from '../modules/brand-changes/due.ts';
import { sweepSpent } from '../modules/captcha/store.ts';
import { sweepMessagesTask } from '../modules/contact/chores.ts';
import { publishPostsTask } from '../modules/content/tasks.ts';
import { clearMessagesTask, messageDigestTask } from '../modules/conversations/tasks.ts';
import { sweepDrafts } from '../modules/drafts/service.ts';
import { leaveTask, runImporterTask, startImportersTask, sweepImportersTask } from '../modules/importers/runs/tasks.ts';
import { moveJobsTask, sweepJobsTask, tellOfEndsTask } from '../modules/jobs/clock/clock-tasks.ts';
import { readJobFileTask } from '../modules/jobs/file-text/read-job-file.ts';
import { postOrderedTask } from '../modules/jobs/paying/post-ordered.ts';
import { sweepNewsletterTask } from '../modules/newsletter/sweep.ts';
import { sendNewslettersTask } from '../modules/newsletter-issues/send.ts';
import { sweepPartnersTask } from '../modules/partners/sweep.ts';
import { deliverWebhooksTask } from '../modules/partners/webhooks/deliver.ts';
import { sweepPreviewsTask } from '../modules/previews/sweep.ts';
import { settleContactsTask } from '../modules/resume-contacts/tasks.ts';
import { weeklyFiguresTask } from '../modules/statistics/send-weekly.ts';
import { keepStatisticsTask, rollUpStatisticsTask } from '../modules/statistics/tasks.ts';
import { sweepSyndicationTask, syndicateTask } from '../modules/syndication/settle/tasks.ts';
import { rebuildOutdated } from '../search/rebuild.ts';
import { keepSearch } from '../search/upkeep.ts';
import { defineTask, type Task } from './work.ts';

/** Does what writers of search leave for later. */
const keepSearchTask = defineTask({
  name: 'keep-search',
  schedule: '* * * * *',
  retryLimit: 0,
  run: ({ pool }) => keepSearch(pool),
});

/** Indexes everything anew after an update that indexes in another way. Pages show what is indexed meanwhile. */
const rebuildSearchTask = defineTask({
  name: 'rebuild-search',
  retryLimit: 3,
  async run({ pool, languagesOf, log }) {
    const rebuilt = await rebuildOutdated(pool, languagesOf);
    if (rebuilt)
      log(
        'info',
        'CLOCK',
        `Indexed ${rebuilt.jobs} jobs, ${rebuilt.profiles} profiles and ${rebuilt.resumes} resumes anew.`,
      );
  },
});

/** Cleans up abandoned data: unused uploads, used proofs of work, old drafts. */
const sweepLeftoversTask = defineTask({
  name: 'sweep-leftovers',
  schedule: '*/15 * * * *',
  retryLimit: 0,
  async run({ db, now, uploads, findBrand, log }) {
    await sweepSpent(db, now());
    const drafts = await sweepDrafts(db, (id) => findBrand(id)?.document.retention.draftDays, now());
    if (drafts > 0) log('info', 'CLOCK', `Removed ${drafts} old drafts.`);
    const swept = await uploads.sweep(now());
    if (swept.uploads + swept.objects + swept.parts > 0)
      log(
        'info',
        'CLOCK',
        `Swept ${swept.uploads} unused uploads, ${swept.objects} objects and ${swept.parts} half files.`,
      );
  },
});

export const tasks: readonly Task[] = [
  moveJobsTask,
  changeBrandsTask,
  publishPostsTask,
  rebuildSearchTask,
  keepSearchTask,
  tellOfEndsTask,
  sweepJobsTask,
  postOrderedTask,
  readJobFileTask,
  sweepAccountsTask,
  clearApplicationsTask,
  applicationDigestTask,
  askCandidatesTask,
  noticeSubscriptionsTask,
  raiseProfilesTask,
  sweepMessagesTask,
  settleContactsTask,
  messageDigestTask,
  clearMessagesTask,
  sweepLeftoversTask,
  startImportersTask,
  runImporterTask,
  leaveTask,
  sweepImportersTask,
  syndicateTask,
  sweepSyndicationTask,
  sendAlertsTask,
  sweepAlertsTask,
  sendNewslettersTask,
  sweepNewsletterTask,
  sweepPreviewsTask,
  sweepPartnersTask,
  deliverWebhooksTask,
  morningMailTask,
  keepStatisticsTask,
  rollUpStatisticsTask,
  weeklyFiguresTask,
];

/** Run as soon as a worker starts, to catch up on what became due meanwhile. */
export const tasksAtStart: readonly Task[] = [
  rebuildSearchTask,
  moveJobsTask,
  changeBrandsTask,
  sendAlertsTask,
  sendNewslettersTask,
];
