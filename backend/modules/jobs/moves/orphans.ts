/** What happens to jobs when their organization or author is deleted. */
import { uploadIdsIn } from '../../../answers/files.ts';
import { dropUnused } from '../../../answers/unused-files.ts';
import type { TransactionScope } from '../../../database/transact.ts';
import { indexJobs } from '../../../search/index-job.ts';
import { tagsOf } from '../../../services/clock-store.ts';
import { publishTags } from '../../../services/tag-store.ts';
import { archiveOrphans, deleteDraftsOf, deleteJobs, handOverFiles, lockJobsOf } from './orphan-store.ts';

/**
 * Jobs of deleted organizations: published ones are archived under the same company name, without files and addresses
 * of people; those that never were are deleted as well.
 */
export async function orphanJobs(tx: TransactionScope, organizationIds: readonly number[]): Promise<void> {
  const { client } = tx;
  const rows = await lockJobsOf(tx, organizationIds);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const tags = await tagsOf(client, ids);
  await archiveOrphans(tx, ids);
  for (const { data } of rows) if (uploadIdsIn(data).length > 0) await dropUnused(tx, data, {});
  await indexJobs(client, ids);
  const unseen = rows.flatMap(({ id, wasUp }) => (wasUp ? [] : [id]));
  if (unseen.length > 0) await deleteJobs(tx, unseen);
  await publishTags(client, tags);
}

/** What a person leaves behind: private drafts are deleted, and what an organization uses is kept. */
export async function partWithJobs(tx: TransactionScope, accountId: number): Promise<void> {
  await deleteDraftsOf(tx, accountId);
  await handOverFiles(tx, accountId);
}
