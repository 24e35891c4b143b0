import type { ModuleListeners } from '../../announcements.ts';
import { enqueue } from '../../work/queue-store.ts';
import { orphanJobs, partWithJobs } from './moves/orphans.ts';
import { settlePauses } from './moves/pauses.ts';
import { postOrderedTask } from './paying/post-ordered.ts';

export const jobListeners: ModuleListeners = {
  answerableChanged: settlePauses,
  orderMoved: (_tools, tx, { jobId, accountId }) =>
    enqueue(tx.db, postOrderedTask, { frontend: tx.frontend, jobId, accountId }),
  organizationsGo: (_tools, tx, { ids }) => orphanJobs(tx, ids),
  accountGoes: (_tools, tx, { accountId }) => partWithJobs(tx, accountId),
};
