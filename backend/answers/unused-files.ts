/** Releases files that stored answers no longer refer to. */
import type { Scope } from '../scope.ts';
import { updateOwner, uploadsByBrand } from '../uploads/upload-store.ts';
import { dropUploads } from '../uploads/use-uploads.ts';
import { uploadIdsIn } from './files.ts';

/** Releases the files that the old answers had and the new ones do not. */
export async function dropUnused(tx: Scope, before: unknown, after: unknown): Promise<void> {
  const kept = new Set(uploadIdsIn(after));
  const gone = uploadIdsIn(before).filter((id) => !kept.has(id));
  for (const [frontend, ids] of await uploadsByBrand(tx, gone)) await dropUploads({ ...tx, frontend }, ids);
}

/** Makes a person the owner of files that somebody else uploaded for them, so that deletion and export of the account include them. */
export async function giveUploads(tx: Scope, ownerId: number, before: unknown, after: unknown): Promise<void> {
  const known = new Set(uploadIdsIn(before));
  const added = uploadIdsIn(after).filter((id) => !known.has(id));
  if (added.length > 0) await updateOwner(tx, added, ownerId);
}
