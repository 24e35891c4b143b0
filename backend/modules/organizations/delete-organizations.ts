/** Organizations go with their profiles, and their jobs end: out of every search and page at once. */
import { inArray } from 'drizzle-orm';
import { type Announcing, announce } from '../../announcements.ts';
import { acrossBrands } from '../../database/brand-rows.ts';
import { purchaseOrder } from '../../database/schema/billing.ts';
import { job } from '../../database/schema/jobs.ts';
import { organizationProfile } from '../../database/schema/organizations.ts';
import { resumeContact } from '../../database/schema/resumes.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { indexOrganizations } from '../../search/index-job.ts';
import { publishTags } from '../../services/bus.ts';

const WHY = 'An organization goes on all brands.';

/** Any number of organizations, by their ids. */
export async function deleteOrganizations(
  tx: TransactionScope,
  ids: readonly number[],
  tools: Announcing,
): Promise<void> {
  const { client, db } = tx;
  if (ids.length === 0) return;
  await hold(tx, ids);
  await announce(tools, tx, 'organizationsGo', { ids });
  const profiles = await db
    .update(acrossBrands(organizationProfile, WHY))
    .set({ published: false })
    .where(inArray(organizationProfile.organizationId, [...ids]))
    .returning({ id: organizationProfile.id, frontend: organizationProfile.frontend });
  await indexOrganizations(
    client,
    profiles.map(({ id }) => id),
  );
  await client.query('delete from organization where id = any($1)', [ids]);
  await publishTags(client, [...ids.map((id) => `org:${id}`), ...profiles.map(({ frontend }) => `orgs:${frontend}`)]);
}

/**
 * Whoever moves a job, an order or a request holds it first, its organization after, and what searches count last; so that
 * is the order here, too. What is posted or ordered from then on waits, and finds the organization gone.
 */
async function hold({ client, db }: TransactionScope, ids: readonly number[]): Promise<void> {
  for (const table of [job, purchaseOrder, resumeContact])
    await db
      .select({ id: table.id })
      .from(acrossBrands(table, WHY))
      .where(inArray(table.organizationId, [...ids]))
      .orderBy(table.id)
      .for('update');
  await client.query('select id from organization where id = any($1) order by id for update', [ids]);
}
