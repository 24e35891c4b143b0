/** One change of settings on several brands: tried, and made on all of them or on none. */
import type { Inspection } from '../../../runtime/core/brand/check/patches.ts';
import { type PatchStep, stepsBetween, valuesIn } from '../../../runtime/core/brand/sources/compose-patches.ts';
import { isObject, type JsonObject, toPointer, valueAt } from '../../../runtime/core/brand/sources/json.ts';
import { sameJson } from '../../../runtime/core/brand/sources/merge.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import type { Scope } from '../../scope.ts';
import { describe, describeSteps } from '../admin/brands.ts';
import { lockPatches, newestPatch, newestPatches, patchOf } from '../admin/patch-store.ts';
import { allFindings, authorOf, checkNote, parsePatch, requiredNote, writePatch } from '../admin/patches.ts';
import { personOf, reaches, reachOf, requireBrand, withinReach } from '../rights/access.ts';
import { insertFleetEdit, listFleetMembers, listFleets } from './fleet-store.ts';
import { withChanges } from './with-changes.ts';

const MOST_ENTRIES = 50;

/** What the changes would do to each brand. */
export async function previewFleet(context: ApiContext, args: { brands?: readonly string[] | null; changes: unknown }) {
  const brands = await brandsFor(context, args.brands ?? null);
  const changes = parseChanges(args.changes);
  const rows = await newestPatches(context.db, brands);
  const previews = [];
  // One after the other: each takes the processor for itself.
  for (const brand of brands) {
    const row = rows.get(brand);
    const made = await changed(context, { db: context.db, frontend: brand }, { current: patchOf(row), changes });
    previews.push({ ...made.shown, version: row?.id ?? 0 });
  }
  return previews;
}

interface FleetSave {
  brands: readonly { brand: string; expected: number }[];
  changes: unknown;
  note: string;
}

/** In one transaction. Brands that have these settings already stay as they are. */
export async function saveFleet(context: ApiContext, { brands: targets, note, ...given }: FleetSave) {
  const brands = targets.map(({ brand }) => brand);
  for (const brand of brands) await requireBrand(context, brand, 'saveFleetEdit');
  const changes = parseChanges(given.changes);
  checkNote(requiredNote(note));
  if (new Set(brands).size !== brands.length || brands.length === 0)
    throw new UserError('BAD_INPUT', 'Name each brand once, and at least one.', { path: 'brands' });
  const author = authorOf(personOf(context));
  const result = await transact({ pool: context.pool, frontend: context.frontend }, async (tx) => {
    const versions = await lockFleet(tx, brands);
    for (const { brand, expected } of targets) {
      const newest = versions.get(brand);
      if ((newest?.id ?? 0) !== expected)
        throw refusal('FLEET_CONFLICT', { name: newest?.authorName ?? '', brand: nameOf(context, brand) });
    }
    const made = [];
    for (const brand of brands) {
      const current = patchOf(versions.get(brand));
      made.push({ current, ...(await changed(context, { ...tx, frontend: brand }, { current, changes })) });
    }
    const shown = made.map((one) => ({ ...one.shown, version: versions.get(one.shown.brand)?.id ?? 0 }));
    const different = made.filter(({ current, patch }) => !sameJson(current, patch));
    const isWrong = made.some(({ inspection }) => inspection.patched.document === undefined);
    if (isWrong || different.length === 0) return { id: null, brands: shown };
    const row = { changes, note: note.trim(), authorId: author.id, authorName: author.name };
    const id = await insertFleetEdit(tx.db, row);
    for (const { patch, inspection, shown: one } of different)
      await writePatch({ ...tx, frontend: one.brand }, inspection.patched, {
        ...{ patch, kind: 'fleet', fleetId: id, note, author, address: context.address },
      });
    return { id, brands: shown };
  });
  if (result.id !== null) await context.admin.desk.readPatches(brands);
  return result;
}

/** Locks the settings of several brands, always in the same order; returns their newest changes. */
export async function lockFleet(tx: TransactionScope, brands: readonly string[]) {
  const versions = new Map<string, Awaited<ReturnType<typeof newestPatch>>>();
  for (const brand of [...brands].sort()) {
    const scope = { ...tx, frontend: brand };
    await lockPatches(scope);
    versions.set(brand, await newestPatch(scope));
  }
  return versions;
}

/** Changes of several brands, with the brands that the person administers. */
export async function listFleetEdits(context: ApiContext, args: { from?: number | null; count?: number | null }) {
  const [from, size] = [args.from ?? 0, args.count ?? 20];
  if (from < 0 || size < 1 || size > MOST_ENTRIES)
    throw new UserError('BAD_INPUT', `count is ${size} and from ${from}; 1 to ${MOST_ENTRIES} from 0 are allowed.`);
  const within = await withinReach(context, null, 'fleetEdits');
  const { total, rows } = await listFleets(within, { from, size });
  const members = await listFleetMembers(
    within,
    rows.map(({ id }) => id),
  );
  const entries = rows.map(({ id, changes, note, authorName, created }) => ({
    ...{ id, note, created, author: authorName },
    differences: describeSteps(stepsBetween({}, isObject(changes) ? changes : {})),
    brands: members.filter(({ fleetId }) => fleetId === id).map(({ brand, undone }) => ({ brand, undone })),
  }));
  return { total, entries };
}

function parseChanges(changes: unknown): JsonObject {
  const parsed = parsePatch(changes);
  if (valuesIn(parsed).length === 0)
    throw new UserError('BAD_INPUT', 'The patch changes nothing.', { path: 'changes' });
  return parsed;
}

async function brandsFor(context: ApiContext, brands: readonly string[] | null): Promise<string[]> {
  if (brands === null) {
    const reach = await reachOf(context);
    return context.admin.desk.list().flatMap(({ id }) => (reaches(reach, id) ? [id] : []));
  }
  for (const brand of brands) await requireBrand(context, brand, 'fleetPreview');
  return [...new Set(brands)];
}

function nameOf({ findBrand }: ApiContext, brand: string): string {
  return findBrand(brand)?.document.site.name ?? brand;
}

/** A brand with the changes, and what there is to show about it. */
async function changed(context: ApiContext, scope: Scope, what: { current: JsonObject; changes: JsonObject }) {
  const { inspect } = context.admin.desk;
  const brand = scope.frontend;
  const [before, after] = [await inspect(brand, what.current), await withChanges(inspect, brand, what)];
  if (before === undefined || after === undefined) throw refusal('NOT_ALLOWED');
  const known = new Set((await allFindings(scope, before.patched)).map(keyOf));
  const findings = await allFindings(scope, after.inspection.patched);
  return {
    ...after,
    shown: {
      brand,
      name: nameOf(context, brand),
      differences: describeSteps(differencesOf(before, after.inspection, what.changes)),
      findings: findings.filter((finding) => finding.severity === 'error' || !known.has(keyOf(finding))).map(describe),
    },
  };
}

const keyOf = ({ code, pointer, message }: { code: string; pointer: string; message: string }) =>
  `${code} ${pointer} ${message}`;

/** The values that the changes name, as they are and as they would be. */
function differencesOf(before: Inspection, after: Inspection, changes: JsonObject): PatchStep[] {
  return valuesIn(changes).flatMap(({ path }) => {
    const [old, now] = [before, after].map(({ patched }) => valueAt(patched.resolved?.document, path));
    if (sameJson(old, now)) return [];
    return {
      pointer: toPointer(path),
      ...(old !== undefined && { before: old }),
      ...(now !== undefined && { after: now }),
    };
  });
}
