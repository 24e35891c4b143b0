/** Deletes organizations with their profiles, and ends their jobs: they disappear from search and pages at once. */
import { type Announcing, announce } from '../../announcements.ts';
import type { TransactionScope } from '../../database/transact.ts';
import { indexOrganizations } from '../../search/index-job.ts';
import { publishTags } from '../../services/tag-store.ts';
import { deleteRows, hideProfiles, holdOrganizations } from './delete-store.ts';

/** Any number of organizations, by their ids. */
export async function deleteOrganizations(
  tx: TransactionScope,
  ids: readonly number[],
  tools: Announcing,
): Promise<void> {
  const { client } = tx;
  if (ids.length === 0) return;
  await holdOrganizations(tx, ids);
  await announce(tools, tx, 'organizationsGo', { ids });
  const profiles = await hideProfiles(tx, ids);
  await indexOrganizations(
    client,
    profiles.map(({ id }) => id),
  );
  await deleteRows(tx, ids);
  await publishTags(client, [...ids.map((id) => `org:${id}`), ...profiles.map(({ frontend }) => `orgs:${frontend}`)]);
}
