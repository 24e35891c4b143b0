/** Every task there is. A worker runs all of them. */
import { sweepAccountsTask } from '../modules/accounts/chores.ts';
import { sendAlertsTask } from '../modules/alerts/send.ts';
import { sweepAlertsTask } from '../modules/alerts/sweep.ts';
import { applicationDigestTask, clearApplicationsTask } from '../modules/applications/tasks.ts';
import { noticeSubscriptionsTask, raiseProfilesTask } from '../modules/billing/clock-tasks.ts';
import { sweepMessagesTask } from '../modules/contact/chores.ts';
import { ageJobsTask, moveJobsTask, sweepJobsTask, tellOfEndsTask } from '../modules/jobs/clock/clock-tasks.ts';
import { clearContactMessagesTask, settleContactsTask } from '../modules/resume-contacts/tasks.ts';
import { sweepLeftoversTask } from './leftovers.ts';
import type { Task } from './work.ts';

export const tasks: readonly Task[] = [
  moveJobsTask,
  ageJobsTask,
  tellOfEndsTask,
  sweepJobsTask,
  sweepAccountsTask,
  clearApplicationsTask,
  applicationDigestTask,
  noticeSubscriptionsTask,
  raiseProfilesTask,
  sweepMessagesTask,
  settleContactsTask,
  clearContactMessagesTask,
  sweepLeftoversTask,
  sendAlertsTask,
  sweepAlertsTask,
];

/** Done as soon as there is somebody to do it: what fell due while nobody was there. */
export const tasksAtStart: readonly Task[] = [moveJobsTask, ageJobsTask, sendAlertsTask];
