/** How forms use uploads: what a saved thing shows is kept, what it no longer shows is let go. */
import { timingSafeEqual } from 'node:crypto';
import type { UploadPurpose } from '../graphql.generated.ts';
import type { Scope } from '../scope.ts';
import { UploadRefusal } from './refusal.ts';
import { hashToken } from './take-in.ts';
import { changeUploads, deleteUploads, lockUploads, type UploadRow } from './upload-store.ts';

export interface UploadUse {
  /** As the API gave them. */
  ids: readonly string[];
  /** Who saves; null for a guest. */
  ownerId: number | null;
  purpose: UploadPurpose;
}

const ID = /^(\d{1,9})(?:\.([\w-]{22}))?$/;

/**
 * Keeps uploads for what is saved in the same transaction; gives them in the order of their ids. Throws `UserError` for one
 * that is not there (any more), is somebody else's or was sent for something else; which of these, nobody learns.
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

/** Removes uploads of this brand that nothing uses any more, with what is saved in the same transaction. */
export async function dropUploads(scope: Scope, ids: readonly number[]): Promise<void> {
  await deleteUploads(scope.db, await lockUploads(scope, ids));
}

/** From now on everybody may see these kept uploads, at their `publicAddress`. */
export function publishUploads(scope: Scope, ids: readonly number[]): Promise<void> {
  return changeUploads(scope, ids, { public: true });
}

/** Takes that back; caches on the way may show them for five minutes more. */
export function hideUploads(scope: Scope, ids: readonly number[]): Promise<void> {
  return changeUploads(scope, ids, { public: false });
}

/** A guest's file is used once: whoever reads its id afterwards can do nothing with it. */
function isOwn(row: UploadRow, ownerId: number | null, token: string): boolean {
  if (row.tokenHash === null) return ownerId !== null && row.ownerId === ownerId;
  return row.state === 'temporary' && timingSafeEqual(Buffer.from(row.tokenHash), Buffer.from(hashToken(token)));
}

function parseId(text: string): { id: number; token: string } {
  const [, id, token = ''] = ID.exec(text) ?? [];
  if (id === undefined) throw new UploadRefusal('gone');
  return { id: Number(id), token };
}
