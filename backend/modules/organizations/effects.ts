/** What follows from a changed profile: search, pages and files of all brands that show it. */
import { eq, inArray } from 'drizzle-orm';
import { brandLanguages } from '../../../runtime/core/brand/languages.ts';
import { uploadIdsIn } from '../../answers/files.ts';
import type { ApiContext } from '../../context.ts';
import { organizationProfile } from '../../database/schema/organizations.ts';
import { upload } from '../../database/schema/uploads.ts';
import type { TransactionScope } from '../../database/transact.ts';
import type { Scope } from '../../scope.ts';
import { indexOrganizations } from '../../search/index-job.ts';
import { dropUploads, hideUploads, publishUploads } from '../../uploads/use-uploads.ts';

/** Brings search to what the profiles say now, on every brand, and tells all processes whose pages changed. */
export async function announceProfiles(
  { findBrand }: Pick<ApiContext, 'findBrand'>,
  tx: TransactionScope,
  organizationId: number,
): Promise<void> {
  const rows = await tx.db
    .select({ id: organizationProfile.id })
    .from(organizationProfile)
    .where(eq(organizationProfile.organizationId, organizationId));
  const ids = rows.map(({ id }) => id);
  await indexOrganizations(tx.client, ids, (id) => {
    const brand = findBrand(id);
    return brand && brandLanguages(brand.document.locales);
  });
}

/** Makes the files of a profile public, or takes that back. */
export async function showFiles(tx: Scope, data: unknown, isPublic: boolean): Promise<void> {
  const change = isPublic ? publishUploads : hideUploads;
  for (const [frontend, ids] of await byBrand(tx, uploadIdsIn(data))) await change({ ...tx, frontend }, ids);
}

/** Lets go of the files that a profile showed and shows no longer. */
export async function dropUnused(tx: Scope, before: unknown, after: unknown): Promise<void> {
  const kept = new Set(uploadIdsIn(after));
  const gone = uploadIdsIn(before).filter((id) => !kept.has(id));
  for (const [frontend, ids] of await byBrand(tx, gone)) await dropUploads({ ...tx, frontend }, ids);
}

/** An organization belongs to the network; each of its files to the brand where it was sent. */
async function byBrand({ db }: Scope, ids: readonly number[]): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({ id: upload.id, frontend: upload.frontend })
    .from(upload)
    .where(inArray(upload.id, [...ids]))
    .orderBy(upload.id);
  for (const { id, frontend } of rows) found.set(frontend, [...(found.get(frontend) ?? []), id]);
  return found;
}
