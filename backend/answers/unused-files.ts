/** Files that stored answers name and name no longer. */
import { inArray } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../database/brand-rows.ts';
import { upload } from '../database/schema/uploads.ts';
import type { Scope } from '../scope.ts';
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
  if (added.length > 0) await rowsOf(tx).update(upload).set({ ownerId }).where(inArray(upload.id, added));
}

/** What belongs to the network has files of several brands: each belongs to the one where it was sent. */
export async function uploadsByBrand({ db }: Scope, ids: readonly number[]): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ id: upload.id, frontend: upload.frontend })
    .from(acrossBrands(upload, 'Each file says on which brand it was sent.'))
    .where(inArray(upload.id, [...ids]))
    .orderBy(upload.id);
  for (const { id, frontend } of rows) found.set(frontend, [...(found.get(frontend) ?? []), id]);
  return found;
}
