import { sql } from 'drizzle-orm';
import type { ModuleListeners } from '../../announcements.ts';
import { orphanJobs, partWithJobs } from './moves/orphans.ts';
import { ownedBy, settlePauses } from './moves/pauses.ts';

export const jobListeners: ModuleListeners = {
  answerableChanged: (tools, tx, said) =>
    'accountId' in said
      ? settlePauses(tools, tx, { accountId: said.accountId, organizations: ownedBy(said.accountId) })
      : settlePauses(tools, tx, { accountId: null, organizations: sql`select ${said.organizationId}::int` }),
  organizationsGo: (_tools, tx, { ids }) => orphanJobs(tx, ids),
  accountGoes: (_tools, tx, { accountId }) => partWithJobs(tx, accountId),
};
