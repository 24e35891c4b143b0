/** An account goes, with everything that is kept about its person. */
import { and, eq, sql } from 'drizzle-orm';
import { type Announcing, announce } from '../../announcements.ts';
import type { ApiContext } from '../../context.ts';
import { acrossBrands } from '../../database/brand-rows.ts';
import { account, organizationMember } from '../../database/schema/accounts.ts';
import { organization } from '../../database/schema/organizations.ts';
import { upload } from '../../database/schema/uploads.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import type { FormFault, UserOrganization } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { deleteUploads } from '../../uploads/upload-store.ts';
import { recordEvent } from '../audit/events.ts';
import { deleteOrganizations } from '../organizations/delete-organizations.ts';
import { keepAnAdministrator } from '../rights/last-administrator.ts';
import { type AccountRow, lockAccount } from './account-store.ts';
import { mailNotice } from './mails.ts';
import { removePersonal } from './personal-data.ts';
import { provePerson } from './prove.ts';

const UPLOADS = acrossBrands(upload, 'A person leaves all brands.');

export interface Deletion {
  faults: FormFault[];
  organizations: UserOrganization[];
}

/** Refused while the person alone owns organizations, unless they go as well. */
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

/** Removes an account, its personal data, and organizations that nobody else owns. */
export async function removeAccount(tx: TransactionScope, row: AccountRow, tools: Announcing): Promise<void> {
  const owned = await listSolelyOwned(tx, row.id);
  await deleteOrganizations(
    tx,
    owned.map(({ id }) => id),
    tools,
  );
  await handOverOrganizations(tx, row.id);
  await announce(tools, tx, 'accountGoes', { accountId: row.id });
  await deleteUploads(tx.db, await tx.db.select().from(UPLOADS).where(eq(upload.ownerId, row.id)).for('update'));
  await removePersonal(tx.db, row);
  await tx.db.delete(account).where(eq(account.id, row.id));
}

/** Organizations that this person owns and nobody else does. */
async function listSolelyOwned({ db }: TransactionScope, accountId: number): Promise<UserOrganization[]> {
  return db
    .select({ id: organization.id, name: organization.name, ownerId: organization.ownerId })
    .from(organization)
    .innerJoin(
      organizationMember,
      and(eq(organizationMember.organizationId, organization.id), eq(organizationMember.accountId, accountId)),
    )
    .where(
      and(
        eq(organizationMember.role, 'owner'),
        sql`not exists (select from ${organizationMember} o
          where o.organization_id = ${organization.id} and o.role = 'owner' and o.account_id <> ${accountId})`,
      ),
    )
    .orderBy(organization.id);
}

/** Those with another owner are that one's from now on. */
async function handOverOrganizations({ db }: TransactionScope, accountId: number): Promise<void> {
  await db
    .update(organization)
    .set({
      ownerId: sql`(select min(o.account_id) from ${organizationMember} o
        where o.organization_id = ${organization.id} and o.role = 'owner' and o.account_id <> ${accountId})`,
    })
    .where(eq(organization.ownerId, accountId));
}
