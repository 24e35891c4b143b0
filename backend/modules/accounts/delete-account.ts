/** Deletes an account with all personal data. */
import { type Announcing, announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { FormFault, UserOrganization } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { deleteUploads } from '../../uploads/upload-store.ts';
import { recordEvent } from '../audit/event-store.ts';
import { deleteOrganizations } from '../organizations/delete-organizations.ts';
import { keepAnAdministrator } from '../rights/last-administrator.ts';
import { type AccountRow, lockAccount } from './account-store.ts';
import { deleteAccount, handOverOrganizations, listSolelyOwned, lockUploadsOf } from './delete-store.ts';
import { mailNotice } from './mails.ts';
import { removePersonal } from './personal-store.ts';
import { provePerson } from './prove.ts';

export interface Deletion {
  faults: FormFault[];
  organizations: UserOrganization[];
}

/** Refused while the person is the only owner of organizations, unless those are deleted as well. */
export async function deleteOwnAccount(
  context: ApiContext,
  password: string | null,
  withOrganizations: boolean,
): Promise<Deletion> {
  const { account: viewer } = context.viewer;
  if (viewer === null) throw refusal('SIGN_IN_REQUIRED');
  const wrong = await provePerson(context, password, '/password');
  if (wrong !== null) return { faults: [wrong], organizations: [] };
  return transact(context, async (tx) => {
    const row = await lockAccount(tx, viewer.id);
    await keepAnAdministrator(tx.db, row.id);
    const owned = await listSolelyOwned(tx, row.id);
    if (owned.length > 0 && !withOrganizations) return { faults: [], organizations: owned };
    await removeAccount(tx, row, context);
    await mailNotice(tx, context, row.email, 'account_deleted');
    await recordEvent(tx, { kind: 'account_deleted', accountId: null, address: context.address });
    return { faults: [], organizations: [] };
  });
}

/** Deletes an account, its personal data, and the organizations that nobody else owns. */
export async function removeAccount(tx: TransactionScope, row: AccountRow, tools: Announcing): Promise<void> {
  const owned = await listSolelyOwned(tx, row.id);
  await deleteOrganizations(
    tx,
    owned.map(({ id }) => id),
    tools,
  );
  await handOverOrganizations(tx, row.id);
  await announce(tools, tx, 'accountGoes', { accountId: row.id });
  await deleteUploads(tx.db, await lockUploadsOf(tx, row.id));
  await removePersonal(tx.db, row);
  await deleteAccount(tx, row.id);
}
