/** Side effects of profile changes: search, pages and files of all brands that show it. */
import { brandLanguages } from '../../../runtime/core/document/languages.ts';
import { uploadIdsIn } from '../../answers/files.ts';
import type { ApiContext } from '../../context.ts';
import type { TransactionScope } from '../../database/transact.ts';
import type { Scope } from '../../scope.ts';
import { indexOrganizations } from '../../search/index-job.ts';
import { uploadsByBrand } from '../../uploads/upload-store.ts';
import { hideUploads, publishUploads } from '../../uploads/use-uploads.ts';
import { listProfileIds } from './store.ts';

/** Updates search to the profiles' current content, on every brand, and invalidates the pages in all processes. */
export async function announceProfiles(
  { findBrand }: Pick<ApiContext, 'findBrand'>,
  tx: TransactionScope,
  organizationId: number,
): Promise<void> {
  const ids = await listProfileIds(tx, organizationId);
  await indexOrganizations(tx.client, ids, (id) => {
    const brand = findBrand(id);
    return brand && brandLanguages(brand.document.locales);
  });
}

/** Makes the files of a profile public or private. */
export async function showFiles(tx: Scope, data: unknown, isPublic: boolean): Promise<void> {
  const change = isPublic ? publishUploads : hideUploads;
  for (const [frontend, ids] of await uploadsByBrand(tx, uploadIdsIn(data))) await change({ ...tx, frontend }, ids);
}
