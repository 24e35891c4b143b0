import type { ModuleListeners } from '../../announcements.ts';
import { declineAgreed, endAgreed, endContact, leaveAgreed } from './fall-away.ts';

export const conversationListeners: ModuleListeners = {
  applicationWithdrawn: declineAgreed,
  contactRevoked: endContact,
  accountGoes: leaveAgreed,
  organizationsGo: endAgreed,
};
