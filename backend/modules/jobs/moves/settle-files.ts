/** Files of jobs that change: who may see them, which are released, and whose text is read; in the transaction of the change. */
import { uploadIdsIn } from '../../../answers/files.ts';
import type { TransactionScope } from '../../../database/transact.ts';
import { dropUploads, hideUploads, publishUploads } from '../../../uploads/use-uploads.ts';
import { readAdLater } from '../file-text/read-later.ts';
import { hasPublicFiles } from '../own/own-jobs.ts';
import type { OwnJobRow } from '../own/own-store.ts';
import { usesElsewhere } from './orphan-store.ts';

/** Keeps files as public as the jobs that show them, and releases those that no job uses any more. `after` is null when the job is deleted. */
export async function settleFiles(tx: TransactionScope, before: OwnJobRow, after: OwnJobRow | null): Promise<void> {
  if (after !== null) await readAdLater(tx, after);
  const shown = uploadIdsIn(after?.data);
  const all = [...new Set([...uploadIdsIn(before.data), ...shown])];
  if (all.length === 0) return;
  // Copies of a job share its files.
  const others = await usesElsewhere(tx, before.id, all);
  const isUsed = (id: number) => shown.includes(id) || others.has(id);
  const isPublic = (id: number) =>
    (after !== null && hasPublicFiles(after) && shown.includes(id)) || others.get(id) === true;
  await dropUploads(
    tx,
    all.filter((id) => !isUsed(id)),
  );
  const used = all.filter(isUsed);
  await publishUploads(tx, used.filter(isPublic));
  await hideUploads(
    tx,
    used.filter((id) => !isPublic(id)),
  );
}
