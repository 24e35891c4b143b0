/** Use of uploads by forms: files that a saved entity refers to are kept, and released when it no longer does. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { UploadPurpose } from '../graphql.generated.ts';
import type { Scope } from '../scope.ts';
import { UploadRefusal } from './refusal.ts';
import { hashToken } from './take-in.ts';
import { changeUploads, deleteUploads, lockUploads, removeOwner, type UploadRow } from './upload-store.ts';

export interface UploadUse {
  /** As returned by the API. */
  ids: readonly string[];
  /** Who saves; null for a guest. */
  ownerId: number | null;
  purpose: UploadPurpose;
}

const ID = /^(\d{1,9})(?:\.([\w-]{22}))?$/;

/**
 * Marks uploads as used, in the transaction of the save; returns them in the order of the ids. Throws the same `UserError`
 * for an upload that does not exist, has another owner or another purpose.
 */
export async function keepUploads(scope: Scope, { ids, ownerId, purpose }: UploadUse): Promise<UploadRow[]> {
  const wanted = ids.map(parseId);
  const rows = await lockUploads(
    scope,
    wanted.map(({ id }) => id),
  );
  const kept = wanted.map(({ id, token }) => {
    const row = rows.find((one) => one.id === id);
    if (row?.purpose === purpose && isOwn(row, ownerId, token)) return row;
    throw new UploadRefusal('gone');
  });
  await changeUploads(
    scope,
    kept.map(({ id }) => id),
    { state: 'kept' },
  );
  return kept;
}

/** The same for files that were taken in by the operation itself. */
export function keepFiles(scope: Scope, ids: readonly number[]): Promise<void> {
  return changeUploads(scope, ids, { state: 'kept' });
}

/** Deletes uploads of this brand that are no longer used, in the transaction of the save. */
export async function dropUploads(scope: Scope, ids: readonly number[]): Promise<void> {
  await deleteUploads(scope.db, await lockUploads(scope, ids));
}

/** From now on they belong to what uses them, and stay when the account of their uploader goes. */
export function disownUploads(scope: Scope, ids: readonly number[]): Promise<void> {
  return removeOwner(scope, ids, hashToken(randomBytes(16).toString('base64url')));
}

/** Makes these uploads public, at their `publicAddress`. */
export function publishUploads(scope: Scope, ids: readonly number[]): Promise<void> {
  return changeUploads(scope, ids, { public: true });
}

/** Makes them private again; shared caches may serve them for five more minutes. */
export function hideUploads(scope: Scope, ids: readonly number[]): Promise<void> {
  return changeUploads(scope, ids, { public: false });
}

/** A guest's file can be used once, so that a leaked id is worthless afterwards. */
function isOwn(row: UploadRow, ownerId: number | null, token: string): boolean {
  if (row.tokenHash === null) return ownerId !== null && row.ownerId === ownerId;
  return row.state === 'temporary' && timingSafeEqual(Buffer.from(row.tokenHash), Buffer.from(hashToken(token)));
}

function parseId(text: string): { id: number; token: string } {
  const [, id, token = ''] = ID.exec(text) ?? [];
  if (id === undefined) throw new UploadRefusal('gone');
  return { id: Number(id), token };
}
