/** Brands in the administration: where each value comes from, and the history of changed settings. */

import type { Finding } from '../../../runtime/core/brand/check/finding.ts';
import { originsOf } from '../../../runtime/core/brand/check/origins.ts';
import { type PatchStep, stepsBetween } from '../../../runtime/core/brand/sources/compose-patches.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import { reaches, reachOf, requireBrand } from '../rights/access.ts';
import type { BrandDesk } from './desk.ts';
import {
  countPatches,
  findPatch,
  listPatches,
  newestPatch,
  newestPatches,
  type PatchRow,
  patchBefore,
  patchOf,
  patchSteps,
} from './patch-store.ts';
import { allFindings, inspectBrand } from './patches.ts';
import { FILE_STATE, standingIn } from './steps.ts';

/** Brands that the administrator manages, by name. */
export async function listBrands(context: ApiContext) {
  const reach = await reachOf(context);
  const brands = context.admin.desk.list().filter(({ id }) => reaches(reach, id));
  const rows = await newestPatches(
    context.db,
    brands.map(({ id }) => id),
  );
  const cards = await Promise.all(brands.map((brand) => brandCard(context, brand, rows.get(brand.id))));
  return cards.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Brand files with errors of which nothing is live, by id; for administrators alone. */
export async function listBrokenBrands(context: ApiContext) {
  const { isAdministrator } = await reachOf(context);
  if (!isAdministrator) return [];
  return context.admin.desk
    .states()
    .filter(({ state }) => state === 'broken')
    .map(({ id, name, findings }) => ({ id, name, findings: findings.map(describe) }));
}

async function brandCard(context: ApiContext, brand: CompiledBrand, row: PatchRow | undefined) {
  const { site, theme, embed } = brand.document;
  const origin = context.originOf(brand);
  const standing = context.admin.desk.state(brand.id);
  return {
    id: brand.id,
    name: site.name,
    origin,
    primary: theme.primary,
    status: site.status,
    frameAncestors: [...embed.frameAncestors],
    isOutdated: standing?.state === 'outdated',
    liveSince: standing?.liveSince ?? null,
    findings: (standing?.findings ?? []).map(describe),
    isSwitched: isSwitched(row),
    isSuspended: await isSuspended(context.admin.desk, brand.id, row),
  };
}

const isSwitched = (row: PatchRow | undefined) => Object.keys(patchOf(row)).length > 0;

/** Whether the changed settings of a brand no longer fit its file, and are ignored. */
export async function isSuspended(
  desk: Pick<BrandDesk, 'inspect'>,
  brand: string,
  row: PatchRow | undefined,
): Promise<boolean> {
  return isSwitched(row) && (await desk.inspect(brand))?.patched.document === undefined;
}

/** A brand with all its settings. */
export async function findBrandSettings(context: ApiContext, id: string) {
  await requireBrand(context, id, 'adminBrand');
  const brand = context.admin.desk.list().find((one) => one.id === id);
  const { file, patched } = await inspectBrand(context, id);
  if (brand === undefined || file.resolved === undefined || patched.resolved === undefined) {
    throw new UserError('BAD_INPUT', `The file of "${id}" cannot be read. Run: npm run brand -- check ${id}`);
  }
  const scope = { db: context.db, frontend: id };
  const row = await newestPatch(scope);
  const { now, undo, redo } = standingIn(await patchSteps(scope));
  return {
    id,
    brand: await brandCard(context, brand, row),
    version: row?.id ?? 0,
    file: file.resolved.document,
    document: patched.resolved.document,
    patch: patchOf(row),
    origins: originsOf(patched.resolved).map(({ pointer, layer, file, line }) => ({
      pointer,
      layer: layer.kind,
      file,
      line,
    })),
    findings: (await allFindings(scope, patched)).map(describe),
    undo: undo === undefined ? null : await entryAt(scope, now),
    redo: redo === undefined ? null : await entryAt(scope, redo),
  };
}

type BrandScope = Parameters<typeof newestPatch>[0];

async function entryAt(scope: BrandScope, version: number) {
  const row = version === FILE_STATE ? undefined : await findPatch(scope, version);
  return row === undefined ? null : entryOf(scope, row);
}

async function entryOf(scope: BrandScope, row: PatchRow) {
  return describeEntry(row, await patchBefore(scope, row.id));
}

function describeEntry(row: PatchRow, before: PatchRow | undefined) {
  const { id, kind, restores, note, authorName, created } = row;
  return {
    version: id,
    kind,
    restores,
    note,
    author: authorName,
    created,
    differences: describeSteps(stepsBetween(patchOf(before), patchOf(row))),
  };
}

const MOST_ENTRIES = 50;

/** Changed settings, newest first. */
export async function patchHistory(context: ApiContext, brand: string, from: number, count: number) {
  await requireBrand(context, brand, 'brandPatchHistory');
  if (from < 0 || count < 1 || count > MOST_ENTRIES) {
    throw new UserError('BAD_INPUT', `count is ${count} and from ${from}; 1 to ${MOST_ENTRIES} from 0 are allowed.`);
  }
  const scope = { db: context.db, frontend: brand };
  // One extra row, to compare the last of the page with.
  const rows = await listPatches(scope, from, count + 1);
  const entries = rows.slice(0, count).map((row, index) => describeEntry(row, rows[index + 1]));
  return { total: await countPatches(scope), entries };
}

/** Changed values, as the API returns them. */
export function describeSteps(steps: readonly PatchStep[]) {
  return steps.map(({ pointer, before, after }) => ({ pointer, before: before ?? null, after: after ?? null }));
}

/** A finding of the brand check, as the API returns it; it explains them in the language of the request. */
export type FindingRecord = ReturnType<typeof describe>;

export function describe({ fix, allowed, suggestion, ...finding }: Finding) {
  return { ...finding, allowed: allowed ?? null, suggestion: suggestion ?? null, fix: fix?.title ?? null };
}
