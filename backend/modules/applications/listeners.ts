import type { ModuleListeners } from '../../announcements.ts';
import { forgetApplicationsOf } from './clear.ts';
import { joinApplications } from './guests.ts';

export const applicationListeners: ModuleListeners = {
  addressConfirmed: ({ now }, tx, { accountId, email }) => joinApplications(tx, { accountId, email, now }),
  accountGoes: (_tools, tx, { accountId }) => forgetApplicationsOf(tx, accountId),
};
