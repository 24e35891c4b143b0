import type { ModuleListeners } from '../../announcements.ts';
import { forgetMessagesOf } from './message-store.ts';

export const resumeContactListeners: ModuleListeners = {
  accountGoes: (_tools, tx, { accountId }) => forgetMessagesOf(tx, accountId),
};
