import type { ModuleListeners } from '../../announcements.ts';
import { declineAgreed } from './withdrawn.ts';

export const conversationListeners: ModuleListeners = { applicationWithdrawn: declineAgreed };
