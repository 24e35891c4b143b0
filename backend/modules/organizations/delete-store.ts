/** SQL of deleted organizations, on all brands. */

import { inArray } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import { purchaseOrder } from '../../database/schema/billing.ts';
import { job } from '../../database/schema/jobs.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import { resumeContact } from '../../database/schema/resumes.ts';
import type { Scope } from '../../scope.ts';

const WHY = 'An organization goes on all brands.';

/**
 * Elsewhere a job, an order or a request is locked first, then its organization, then the search counts; so that order is
 * kept here, too, to avoid deadlocks. Later posts and orders wait, and find the organization deleted.
 */
export async function holdOrganizations({ db }: Scope, ids: readonly number[]): Promise<void> {
  for (const table of [job, purchaseOrder, resumeContact])
    await db
      .select({ id: table.id })
      .from(acrossBrands(table, WHY))
      .where(inArray(table.organizationId, [...ids]))
      .orderBy(table.id)
      .for('update');
  await db
    .select({ id: organization.id })
    .from(organization)
    .where(inArray(organization.id, [...ids]))
    .orderBy(organization.id)
    .for('update');
}

/** Unpublishes their profiles on all brands, and returns which these were. */
export function hideProfiles({ db }: Scope, ids: readonly number[]): Promise<{ id: number; frontend: string }[]> {
  return db
    .update(acrossBrands(organizationProfile, WHY))
    .set({ published: false })
    .where(inArray(organizationProfile.organizationId, [...ids]))
    .returning({ id: organizationProfile.id, frontend: organizationProfile.frontend })
    .execute();
}

export async function deleteRows({ db }: Scope, ids: readonly number[]): Promise<void> {
  await db.delete(organization).where(inArray(organization.id, [...ids]));
}
