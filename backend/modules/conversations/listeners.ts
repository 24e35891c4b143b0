import type { ModuleListeners } from '../../announcements.ts';
import { declineAgreed, endAgreed, leaveAgreed } from './fall-away.ts';

export const conversationListeners: ModuleListeners = {
  applicationWithdrawn: declineAgreed,
  accountGoes: leaveAgreed,
  organizationsGo: endAgreed,
};
