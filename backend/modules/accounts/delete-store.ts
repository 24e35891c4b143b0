/** SQL of account deletion, including uploads and organizations. */

import { and, eq, sql } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import { account, organizationMember } from '../../database/schema/accounts.ts';
import { organization } from '../../database/schema/organizations.ts';
import { upload } from '../../database/schema/uploads.ts';
import type { UserOrganization } from '../../graphql.generated.ts';
import type { Scope } from '../../scope.ts';
import type { UploadRow } from '../../uploads/upload-store.ts';

const UPLOADS = acrossBrands(upload, 'A person leaves all brands.');

/** A person's uploads on any brand, locked until the end of the transaction. */
export function lockUploadsOf({ db }: Pick<Scope, 'db'>, accountId: number): Promise<UploadRow[]> {
  return db.select().from(UPLOADS).where(eq(upload.ownerId, accountId)).for('update').execute();
}

export async function deleteAccount({ db }: Pick<Scope, 'db'>, id: number): Promise<void> {
  await db.delete(account).where(eq(account.id, id));
}

/** Organizations of which this person is the only owner. */
export async function listSolelyOwned({ db }: Pick<Scope, 'db'>, accountId: number): Promise<UserOrganization[]> {
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

/** Transfers organizations with another owner to that owner. */
export async function handOverOrganizations({ db }: Pick<Scope, 'db'>, accountId: number): Promise<void> {
  await db
    .update(organization)
    .set({
      ownerId: sql`(select min(o.account_id) from ${organizationMember} o
        where o.organization_id = ${organization.id} and o.role = 'owner' and o.account_id <> ${accountId})`,
    })
    .where(eq(organization.ownerId, accountId));
}
