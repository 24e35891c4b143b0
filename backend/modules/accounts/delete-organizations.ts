/** Organizations go with their profiles and jobs, out of every search and page at once. */
import type { TransactionScope } from '../../database/transact.ts';
import { indexJobs, indexOrganizations } from '../../search/index-job.ts';
import { publishTags } from '../../services/bus.ts';
import { tagsOf } from '../../services/clock.ts';

/** Any number of organizations, by their ids. */
export async function deleteOrganizations({ client }: TransactionScope, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const jobs = await idsOf(
    client.query("update job set state = 'archived', archived = now() where organization_id = any($1) returning id", [
      ids,
    ]),
  );
  const tags = await tagsOf(client, jobs);
  await indexJobs(client, jobs);
  const profiles = await client.query<{ id: number; frontend: string }>(
    'update organization_profile set published = false where organization_id = any($1) returning id, frontend',
    [ids],
  );
  await indexOrganizations(
    client,
    profiles.rows.map(({ id }) => id),
  );
  await client.query('delete from job_frontend where job_id = any($1)', [jobs]);
  await client.query('delete from job where id = any($1)', [jobs]);
  // Orders stay for the books; what nobody will pay is off.
  await client.query(
    "update purchase_order set state = 'cancelled', cancelled = now() where organization_id = any($1) and state = 'open'",
    [ids],
  );
  await client.query('delete from organization where id = any($1)', [ids]);
  await publishTags(client, [
    ...tags,
    ...ids.map((id) => `org:${id}`),
    ...profiles.rows.map(({ frontend }) => `orgs:${frontend}`),
  ]);
}

async function idsOf(result: Promise<{ rows: { id: number }[] }>): Promise<number[]> {
  return (await result).rows.map(({ id }) => id);
}
