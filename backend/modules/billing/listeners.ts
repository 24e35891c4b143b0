import type { ModuleListeners } from '../../announcements.ts';
import { closeOrders } from './close-orders.ts';
import { releaseResumeOf } from './spend-store.ts';

export const billingListeners: ModuleListeners = {
  organizationsGo: (tools, tx, { ids }) => closeOrders(tx, ids, tools),
  accountGoes: (_tools, tx, { accountId }) => releaseResumeOf(tx, accountId),
};
