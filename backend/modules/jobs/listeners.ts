import type { ModuleListeners } from '../../announcements.ts';
import { orphanJobs, partWithJobs } from './moves/orphans.ts';
import { settlePauses } from './moves/pauses.ts';

export const jobListeners: ModuleListeners = {
  answerableChanged: settlePauses,
  organizationsGo: (_tools, tx, { ids }) => orphanJobs(tx, ids),
  accountGoes: (_tools, tx, { accountId }) => partWithJobs(tx, accountId),
};
