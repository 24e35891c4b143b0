/** Changes to settings: a merge patch is checked like a file, saved with author and reason, and takes effect in every process at once. */
import type { Examination } from '../../../runtime/core/brand/check/checkup.ts';
import type { Finding } from '../../../runtime/core/brand/check/finding.ts';
import type { Inspection } from '../../../runtime/core/brand/check/patches.ts';
import { isObject, type JsonObject } from '../../../runtime/core/brand/sources/json.ts';
import { parseText } from '../../../runtime/core/brand/sources/parse-file.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import type { Scope } from '../../scope.ts';
import { announceTags } from '../../services/tag-store.ts';
import type { ViewerAccount } from '../../viewer.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, requireBrand } from '../rights/access.ts';
import { findPatch, insertPatch, lockPatches, newestPatch, type PatchRow, patchSteps } from './patch-store.ts';
import { FILE_STATE, type PatchKind, standingIn } from './steps.ts';
import { findHiddenPages } from './stored-pages.ts';

export interface PatchResult {
  version: number | null;
  findings: readonly Finding[];
}

const LONGEST_NOTE = 500;

/** Parses a patch. Throws `UserError` BAD_INPUT unless it is a JSON object that a brand file could hold. */
export function parsePatch(patch: unknown): JsonObject {
  const { value, problems } = parseText(JSON.stringify(patch) ?? '');
  const [problem] = problems;
  if (problem !== undefined) throw new UserError('BAD_INPUT', problem.message, { path: 'patch' });
  if (!isObject(value)) throw new UserError('BAD_INPUT', 'A patch is a JSON object.', { path: 'patch' });
  return value;
}

/** The brand with a given patch, or with its current one. Throws `UserError` NOT_ALLOWED if it does not exist. */
export async function inspectBrand(context: ApiContext, id: string, patch?: JsonObject): Promise<Inspection> {
  const inspection = await context.admin.desk.inspect(id, patch);
  if (inspection === undefined) throw refusal('NOT_ALLOWED');
  return inspection;
}

/** All findings of the brand check with a patch; those of its parents only if they are errors. */
function findingsOf({ findings }: Examination): Finding[] {
  return findings.filter(({ severity }) => severity !== 'info');
}

/** The same, with what the document does to pages in the database. */
export async function allFindings(scope: Scope, examined: Examination): Promise<Finding[]> {
  return [...findingsOf(examined), ...(await findHiddenPages(scope, examined))];
}

/** What the brand check would report; nothing is saved. */
export async function tryPatch(context: ApiContext, brand: string, patch: unknown): Promise<Finding[]> {
  await requireBrand(context, brand, 'brandPatchFindings');
  const { patched } = await inspectBrand(context, brand, parsePatch(patch));
  return allFindings({ db: context.db, frontend: brand }, patched);
}

interface Change {
  brand: string;
  /** The version that the person was editing. */
  expected: number;
  note: string;
  kind: PatchKind;
  /** Called in the transaction: the new patch, and the row it was taken from. */
  next(scope: TransactionScope): Promise<{ patch: JsonObject; restores: number | null }>;
}

/** Replaces the current patch as a whole. */
export function savePatch(
  context: ApiContext,
  { brand, expected, patch, note }: { brand: string; expected: number; patch: unknown; note: string },
): Promise<PatchResult> {
  const parsed = parsePatch(patch);
  const next = async () => ({ patch: parsed, restores: null });
  return change(context, { brand, expected, note: requiredNote(note), kind: 'set', next });
}

interface Step {
  brand: string;
  expected: number;
  note: string;
}

/** Undoes or redoes one step. Throws `UserError` BAD_INPUT where there is no such step. */
export function stepPatch(context: ApiContext, kind: 'undo' | 'redo', step: Step): Promise<PatchResult> {
  return change(context, {
    ...step,
    kind,
    async next(scope) {
      const target = standingIn(await patchSteps(scope))[kind];
      if (target === undefined) throw new UserError('BAD_INPUT', `There is nothing to ${kind}.`);
      return stateOf(scope, target);
    },
  });
}

/** Restores the patch of an older version. */
export function restorePatch(
  context: ApiContext,
  { version, ...step }: Step & { version: number },
): Promise<PatchResult> {
  const next = (scope: TransactionScope) => stateOf(scope, version);
  return change(context, { ...step, note: requiredNote(step.note), kind: 'restore', next });
}

async function stateOf(scope: TransactionScope, version: number) {
  if (version === FILE_STATE) return { patch: {}, restores: FILE_STATE };
  const row = await findPatch(scope, version);
  if (row === undefined || !isObject(row.patch)) {
    throw new UserError('BAD_INPUT', `There is no version ${version} of this brand.`, { path: 'version' });
  }
  return { patch: row.patch, restores: version };
}

export function requiredNote(note: string): string {
  if (note.trim() === '') throw new UserError('BAD_INPUT', 'A note says why; it is missing.', { path: 'note' });
  return note;
}

/** Checks and writes in one transaction; the version it was based on must still be current. */
async function change(context: ApiContext, { brand, expected, note, kind, next }: Change): Promise<PatchResult> {
  checkNote(note);
  await requireBrand(context, brand, `${kind}BrandPatch`);
  const person = personOf(context);
  const result = await transact({ pool: context.pool, frontend: brand }, async (tx): Promise<PatchResult> => {
    await lockVersion(tx, expected);
    const { patch, restores } = await next(tx);
    const { patched } = await inspectBrand(context, brand, patch);
    return writePatch(tx, patched, { patch, kind, restores, note, author: authorOf(person), address: context.address });
  });
  // The author sees the change at once; the other processes learn of it through the bus.
  if (result.version !== null) await context.admin.desk.readPatches([brand]);
  return result;
}

/** Throws `UserError` BAD_INPUT for a note that is too long. */
export function checkNote(note: string): void {
  if (note.length <= LONGEST_NOTE) return;
  const message = `The note has ${note.length} characters; ${LONGEST_NOTE} are allowed.`;
  throw new UserError('BAD_INPUT', message, { path: 'note' });
}

/** Locks the settings of a brand. Throws `UserError` PATCH_CONFLICT if they have changed since this version. */
export async function lockVersion(tx: TransactionScope, expected: number): Promise<PatchRow | undefined> {
  await lockPatches(tx);
  const current = await newestPatch(tx);
  if ((current?.id ?? 0) !== expected) throw refusal('PATCH_CONFLICT', { name: current?.authorName ?? '' });
  return current;
}

export interface Author {
  id: number | null;
  name: string;
}

export function authorOf({ id, displayName, email }: ViewerAccount): Author {
  return { id, name: displayName || email };
}

export interface NewPatch {
  patch: JsonObject;
  kind: PatchKind;
  restores?: number | null;
  fleetId?: number;
  note: string;
  author: Author;
  /** IP address of who asked for it; empty for what happens by itself. */
  address: string;
}

/** Writes a patch, notes it in the log and tells all processes, unless the brand has an error with it. The settings must be locked. */
export async function writePatch(
  tx: TransactionScope,
  patched: Examination,
  { author, address, ...values }: NewPatch,
): Promise<PatchResult> {
  const findings = await allFindings(tx, patched);
  if (patched.document === undefined) return { version: null, findings };
  const row = { ...values, note: values.note.trim(), authorId: author.id, authorName: author.name };
  const version = await insertPatch(tx, row);
  const detail = { change: values.kind, version: String(version) };
  await recordEvent(tx, { kind: 'brand_switched', accountId: author.id, address, detail });
  await announceTags(tx.db, [`brand:${tx.frontend}`]);
  return { version, findings };
}
