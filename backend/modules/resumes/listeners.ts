import type { ModuleListeners } from '../../announcements.ts';
import { relist, unlist } from './listing.ts';

export const resumeListeners: ModuleListeners = {
  standingChanged: (tools, tx, { accountId }) => relist(tools, tx, accountId),
  addressConfirmed: (tools, tx, { accountId }) => relist(tools, tx, accountId),
  accountGoes: (tools, tx, { accountId }) => unlist(tools, tx, accountId),
};
