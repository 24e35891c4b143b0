/** Scheduled tasks of applications. */
import { defineTask } from '../../work/work.ts';
import { clearApplications } from './clear.ts';
import { sendDigests } from './digest.ts';
import { askAgain } from './keeping.ts';

/** Daily: announces and carries out the deletion of personal data. */
export const clearApplicationsTask = defineTask({
  name: 'clear-applications',
  schedule: '20 3 * * *',
  retryLimit: 5,
  async run(tools) {
    const { unconfirmed, noticed, cleared } = await clearApplications(tools);
    if (unconfirmed + noticed + cleared > 0)
      tools.log(
        'info',
        'APPLICATIONS',
        `Cleared ${cleared} applications, gave notice of ${noticed}, removed ${unconfirmed}.`,
      );
  },
});

/** Daily, before data is deleted: asks again whether candidates may be kept. */
export const askCandidatesTask = defineTask({
  name: 'ask-candidates',
  schedule: '10 3 * * *',
  retryLimit: 5,
  async run(tools) {
    const asked = await askAgain(tools);
    if (asked > 0) tools.log('info', 'APPLICATIONS', `Asked ${asked} candidates whether they may be kept.`);
  },
});

/** Every 15 minutes, because brands have different time zones. */
export const applicationDigestTask = defineTask({
  name: 'application-digest',
  schedule: '*/15 * * * *',
  retryLimit: 5,
  async run(tools) {
    const sent = await sendDigests(tools);
    if (sent > 0) tools.log('info', 'APPLICATIONS', `Sent ${sent} digests of new applications.`);
  },
});
