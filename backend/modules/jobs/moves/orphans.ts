/** What becomes of jobs whose organization or writer goes. */
import { uploadIdsIn } from '../../../answers/files.ts';
import { dropUnused } from '../../../answers/unused-files.ts';
import type { TransactionScope } from '../../../database/transact.ts';
import { indexJobs } from '../../../search/index-job.ts';
import { tagsOf } from '../../../services/clock-store.ts';
import { publishTags } from '../../../services/tag-store.ts';
import { archiveOrphans, deleteDraftsOf, deleteJobs, handOverFiles, lockJobsOf } from './orphan-store.ts';

/**
 * Jobs of organizations that go: what was public is archived under the name that it had, without files and addresses of
 * people; what never was goes as well.
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

/** What a person leaves behind: drafts of nobody else go, and what an organization uses stays with it. */
export async function partWithJobs(tx: TransactionScope, accountId: number): Promise<void> {
  await deleteDraftsOf(tx, accountId);
  await handOverFiles(tx, accountId);
}
