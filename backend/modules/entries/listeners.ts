import type { ModuleListeners } from '../../announcements.ts';
import { deleteNotesAbout } from './note-store.ts';

export const entryListeners: ModuleListeners = {
  accountGoes: (_tools, tx, { accountId }) => deleteNotesAbout(tx, { list: 'users', entryId: accountId }),
  async organizationsGo(_tools, tx, { ids }) {
    for (const entryId of ids) await deleteNotesAbout(tx, { list: 'organizations', entryId });
  },
};
