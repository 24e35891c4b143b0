/** Deletes stored files of the site that was replaced. */
import type { Connection } from '../database/pool.ts';
import type { ObjectStore } from '../uploads/object-store.ts';
import { listKnown } from '../uploads/upload-store.ts';
import { isUploadKey, uploadOf } from './entry-names.ts';

const BATCH = 500;

/** Only files named like ours, and that no upload has; returns how many. */
export async function removeStrangers(store: ObjectStore, db: Connection): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const look = async () => {
    const known = await listKnown(db, batch.map(uploadOf));
    for (const key of batch.filter((one) => !known.has(uploadOf(one)))) {
      await store.remove(key);
      removed += 1;
    }
    batch = [];
  };
  for await (const key of store.list()) {
    if (!isUploadKey(key)) continue;
    batch.push(key);
    if (batch.length === BATCH) await look();
  }
  await look();
  return removed;
}
