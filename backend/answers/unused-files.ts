/** Files that stored answers name and name no longer. */
import type { Scope } from '../scope.ts';
import { updateOwner, uploadsByBrand } from '../uploads/upload-store.ts';
import { dropUploads } from '../uploads/use-uploads.ts';
import { uploadIdsIn } from './files.ts';

/** Lets go of the files that answers had and have no longer. */
export async function dropUnused(tx: Scope, before: unknown, after: unknown): Promise<void> {
  const kept = new Set(uploadIdsIn(after));
  const gone = uploadIdsIn(before).filter((id) => !kept.has(id));
  for (const [frontend, ids] of await uploadsByBrand(tx, gone)) await dropUploads({ ...tx, frontend }, ids);
}

/** Files that somebody else sent for a person are that person's: they go with their account, and into their export. */
export async function giveUploads(tx: Scope, ownerId: number, before: unknown, after: unknown): Promise<void> {
  const known = new Set(uploadIdsIn(before));
  const added = uploadIdsIn(after).filter((id) => !known.has(id));
  if (added.length > 0) await updateOwner(tx, added, ownerId);
}
