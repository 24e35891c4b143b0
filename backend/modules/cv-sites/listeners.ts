import type { ModuleListeners } from '../../announcements.ts';
import { dropSites, restandSites } from './standing.ts';

export const cvSiteListeners: ModuleListeners = {
  resumeSettled: (tools, tx, { accountId }) => restandSites(tools, tx, accountId),
  resumeGoes: (_tools, tx, { accountId }) => dropSites(tx, accountId),
};
