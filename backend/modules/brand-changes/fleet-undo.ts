/** Undoes a change of several brands, brand by brand: it stays where somebody has changed the same settings since. */
import { putBack, stepsBetween } from '../../../runtime/core/brand/sources/compose-patches.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { describe } from '../admin/brands.ts';
import { type PatchRow, patchOf } from '../admin/patch-store.ts';
import { authorOf, checkNote, writePatch } from '../admin/patches.ts';
import { personOf, requireBrand } from '../rights/access.ts';
import { lockFleet } from './fleet.ts';
import { findFleetStep, listAllMembers } from './fleet-store.ts';

type Refused = { brand: string; reason: string; author: string; findings: ReturnType<typeof describe>[] };

/** In one transaction, by somebody who administers all of its brands. */
export async function undoFleet(context: ApiContext, id: number, note: string) {
  checkNote(note);
  const members = await listAllMembers(context.db, id);
  // Somebody who administers none of its brands learns no more of it than of one that does not exist.
  if (members.length === 0) throw refusal('NOT_ALLOWED');
  for (const { brand } of members) await requireBrand(context, brand, 'undoFleetEdit');
  const open = members.filter(({ undone }) => !undone).map(({ brand }) => brand);
  if (open.length === 0) throw new UserError('BAD_INPUT', 'There is nothing to undo.', { path: 'id' });
  const result = await transact({ pool: context.pool, frontend: context.frontend }, async (tx) => {
    const versions = await lockFleet(tx, open);
    const [undone, refused]: [string[], Refused[]] = [[], []];
    for (const brand of open) {
      const scope = { ...tx, frontend: brand };
      const no = await undoOn(context, scope, { id, note, newest: versions.get(brand) });
      if (no === null) undone.push(brand);
      else refused.push(no);
    }
    return { undone, refused };
  });
  await context.admin.desk.readPatches(result.undone);
  return result;
}

/** Null if it was undone. */
async function undoOn(
  context: ApiContext,
  tx: TransactionScope,
  { id, note, newest }: { id: number; note: string; newest: PatchRow | undefined },
): Promise<Refused | null> {
  const brand = tx.frontend;
  const step = await findFleetStep(tx, id);
  if (step === undefined) throw new Error(`The change ${id} of several brands has no row of "${brand}".`);
  const about = { brand, author: newest?.authorName ?? '' };
  const { patch, kept } = putBack(patchOf(newest), stepsBetween(patchOf(step.before), patchOf(step.after)));
  if (kept.length > 0) return { ...about, reason: 'changed', findings: [] };
  const inspection = await context.admin.desk.inspect(brand, patch);
  if (inspection === undefined) return { ...about, reason: 'errors', findings: [] };
  const author = authorOf(personOf(context));
  const values = { patch, kind: 'fleet_undo' as const, fleetId: id, note, author, address: context.address };
  const { version, findings } = await writePatch(tx, inspection.patched, values);
  if (version !== null) return null;
  const errors = findings.filter(({ severity }) => severity === 'error');
  return { ...about, reason: 'errors', findings: errors.map(describe) };
}
