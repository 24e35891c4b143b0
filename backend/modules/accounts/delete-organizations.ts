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
  await hold(tx, ids);
  const tags = await orphanJobs(tx, ids);
  await closeOrders(tx, ids, desk);
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

/**
 * Whoever moves a job, an order or a request holds it first, its organization after, and what searches count last; so that
 * is the order here, too. What is posted or ordered from then on waits, and finds the organization gone.
 */
async function hold({ client }: TransactionScope, ids: readonly number[]): Promise<void> {
  for (const table of ['job', 'purchase_order', 'resume_contact'])
    await client.query(`select id from ${table} where organization_id = any($1) order by id for update`, [ids]);
  await client.query('select id from organization where id = any($1) order by id for update', [ids]);
}
