/** The current settings of a brand, or those of an unsaved change, as files to commit. */
import { patchedFiles } from '../../../runtime/core/brand/sources/patched-files.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { newestPatch, patchOf } from '../admin/patch-store.ts';
import { inspectBrand, parsePatch } from '../admin/patches.ts';
import { requireBrand } from '../rights/access.ts';

/** Files that the patch changes, whole, and the patch alone. Without a patch, those of the current settings. */
export async function exportBrand(context: ApiContext, { brand, patch }: { brand: string; patch?: unknown }) {
  await requireBrand(context, brand, 'brandExport');
  const scope = { db: context.db, frontend: brand };
  const wanted = patch === undefined || patch === null ? patchOf(await newestPatch(scope)) : parsePatch(patch);
  const { patched } = await inspectBrand(context, brand, wanted);
  if (patched.resolved === undefined)
    throw new UserError('BAD_INPUT', `The file of "${brand}" cannot be read. Run: npm run brand -- check ${brand}`);
  const files = patchedFiles(patched.resolved, wanted).map(({ file, text }) => ({ name: file, text }));
  return { files, patch: `${JSON.stringify(wanted, null, 2)}\n` };
}
