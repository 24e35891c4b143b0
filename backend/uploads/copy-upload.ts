/** Copies of stored files: whatever uses a file deletes it on its own, so no two things share one. */
import { rm } from 'node:fs/promises';
import type { UploadPurpose } from '../graphql.generated.ts';
import { kindOfType } from './file-kinds.ts';
import type { ObjectStore } from './object-store.ts';
import type { Spool } from './spool.ts';
import type { TakeIn, TakenUpload } from './take-in.ts';
import type { UploadRow } from './upload-store.ts';

/** Another upload with the same content, checked again. Rejects with `UploadRefusal`. */
export type CopyUpload = (row: UploadRow, use: { purpose: UploadPurpose; ownerId: number }) => Promise<TakenUpload>;

export function createCopyUpload({
  store,
  spool,
  takeIn,
}: {
  store: ObjectStore;
  spool: Spool;
  takeIn: TakeIn;
}): CopyUpload {
  return async (row, { purpose, ownerId }) => {
    const file = await spool.receive(await store.read(row.key), [kindOfType(row.type)]);
    try {
      return await takeIn(row.frontend, { ...file, name: row.name, scope: { ownerId } }, purpose);
    } finally {
      await rm(file.path, { force: true });
    }
  };
}
