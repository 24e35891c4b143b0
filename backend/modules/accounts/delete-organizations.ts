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
  // What is posted or ordered for it at this moment waits, and finds it gone.
  await client.query('select id from organization where id = any($1) order by id for update', [ids]);
  const tags = await orphanJobs(tx, ids);
  const profiles = await client.query<{ id: number; frontend: string }>(
    'update organization_profile set published = false where organization_id = any($1) returning id, frontend',
    [ids],
  );
  await indexOrganizations(
    client,
    profiles.rows.map(({ id }) => id),
  );
  await closeOrders(tx, ids, desk);
  await client.query('delete from organization where id = any($1)', [ids]);
  await publishTags(client, [
    ...tags,
    ...ids.map((id) => `org:${id}`),
    ...profiles.rows.map(({ frontend }) => `orgs:${frontend}`),
  ]);
}
