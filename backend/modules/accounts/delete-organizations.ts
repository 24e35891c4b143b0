/** Organizations go with their profiles, and their jobs end: out of every search and page at once. */
import type { TransactionScope } from '../../database/transact.ts';
import { indexOrganizations } from '../../search/index-job.ts';
import { publishTags } from '../../services/bus.ts';
import { closeOrders, type OrderDesk } from '../billing/close-orders.ts';
import { orphanJobs } from '../jobs/orphans.ts';

/** Any number of organizations, by their ids. */
export async function deleteOrganizations(
  tx: TransactionScope,
  ids: readonly number[],
  desk: OrderDesk,
): Promise<void> {
  const { client } = tx;
  if (ids.length === 0) return;
  const tags = await letGo(tx, ids, desk);
  // What is posted or ordered for them from here on waits, and finds them gone. What came meanwhile is let go, too: whoever
  // moves a job, an order or a request holds it first and its organization after, so that must be the order here.
  await client.query('select id from organization where id = any($1) order by id for update', [ids]);
  tags.push(...(await letGo(tx, ids, desk)));
  const profiles = await client.query<{ id: number; frontend: string }>(
    'update organization_profile set published = false where organization_id = any($1) returning id, frontend',
    [ids],
  );
  await indexOrganizations(
    client,
    profiles.rows.map(({ id }) => id),
  );
  await client.query('delete from organization where id = any($1)', [ids]);
  await publishTags(client, [
    ...tags,
    ...ids.map((id) => `org:${id}`),
    ...profiles.rows.map(({ frontend }) => `orgs:${frontend}`),
  ]);
}

/** Jobs and orders that are there now; answers the tags of the pages that showed the jobs. */
async function letGo(tx: TransactionScope, ids: readonly number[], desk: OrderDesk): Promise<string[]> {
  const tags = await orphanJobs(tx, ids);
  await closeOrders(tx, ids, desk);
  await tx.client.query('select id from resume_contact where organization_id = any($1) order by id for update', [ids]);
  return tags;
}
