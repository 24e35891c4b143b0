/** Entries that were merged into one that is deleted are deleted with it. */
import type { Announcing, ModuleListeners } from '../../announcements.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { lockAccount } from '../accounts/account-store.ts';
import { removeAccount } from '../accounts/delete-account.ts';
import { deleteOrganizations } from '../organizations/delete-organizations.ts';
import { deleteMerges, listMerged } from './merge-store.ts';

export const mergeListeners: ModuleListeners = {
  async accountGoes(tools: Announcing, tx: TransactionScope, { accountId }) {
    for (const id of await listMerged(tx, 'account', accountId))
      await removeAccount(tx, await lockAccount(tx, id), tools);
    await deleteMerges(tx, 'account', accountId);
  },
  async organizationsGo(tools: Announcing, tx: TransactionScope, { ids }) {
    for (const id of ids) {
      await deleteOrganizations(tx, await listMerged(tx, 'organization', id), tools);
      await deleteMerges(tx, 'organization', id);
    }
  },
};
