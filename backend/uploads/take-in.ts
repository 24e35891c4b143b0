/** Turns a received file into an upload: checked, re-encoded, stored, and only then recorded. */
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { checkDocument } from './check-document.ts';
import { MEDIA_TYPES, PICTURES } from './file-kinds.ts';
import { readableName } from './file-name.ts';
import type { UploadScope } from './may-upload.ts';
import type { ObjectStore } from './object-store.ts';
import { refuseLockedPdf } from './pdf-lock.ts';
import { type DrawnPicture, type DrawnPictures, drawPictures } from './pictures.ts';
import { type FilePurpose, PURPOSES } from './purposes.ts';
import type { Spool, SpooledFile } from './spool.ts';
import { refuseTwoInOne } from './two-in-one.ts';
import {
  announceObjects,
  insertUpload,
  type NewUpload,
  objectKeys,
  type UploadRow,
  variantKey,
} from './upload-store.ts';
import type { ScanFile } from './virus-scan.ts';

/** A received file and its owner. */
export interface ReceivedFile extends SpooledFile {
  /** As given by the sender. */
  name: string;
  scope: UploadScope;
}

export interface TakenUpload {
  row: UploadRow;
  /** Proves to be the guest who uploaded it; null if there is an owner. */
  token: string | null;
}

/** Rejects with `UploadRefusal` for a refused file, of which nothing is stored. */
export type TakeIn = (frontend: string, file: ReceivedFile, purpose: FilePurpose) => Promise<TakenUpload>;

export interface TakeInOptions {
  db: Database;
  spool: Spool;
  store: ObjectStore;
  /** Null disables virus scanning. */
  scan: ScanFile | null;
}

interface StoredFile {
  path: string;
  key: string;
  size: number;
}

export function createTakeIn({ db, spool, store, scan }: TakeInOptions): TakeIn {
  return async (frontend, file, purpose) => {
    await scan?.(file.path);
    await refuseTwoInOne(file.path, file.kind);
    await refuseLockedPdf(file.path, file.kind);
    await checkDocument(file.path, file.kind);
    const drawn = PICTURES.includes(file.kind)
      ? await drawPictures({
          path: file.path,
          kind: file.kind,
          plan: PURPOSES[purpose].picture,
          newPath: spool.newPath,
        })
      : null;
    const token = file.scope.ownerId === null ? randomBytes(16).toString('base64url') : null;
    const files = filesOf(file, drawn);
    try {
      const values: NewUpload = {
        ...(await describe(file, drawn)),
        key: files.main.key,
        ownerId: file.scope.ownerId,
        tokenHash: token && hashToken(token),
        purpose,
        state: 'temporary',
      };
      const type = values.type;
      await announceObjects(db, objectKeys({ key: values.key, variants: values.variants }));
      for (const one of files.all) await store.put(one.key, { path: one.path, type, size: one.size });
      const row = await inTransaction(db.$client, (client) => insertUpload({ db: drizzle(client), frontend }, values));
      return { row, token };
    } finally {
      for (const one of files.all) await rm(one.path, { force: true });
    }
  };
}

/** The hash of a guest's token, as stored in the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Random names, distributed over 256 folders. */
function newKey(): string {
  const name = randomBytes(20).toString('hex');
  return `${name.slice(0, 2)}/${name}`;
}

function filesOf(file: ReceivedFile, drawn: DrawnPictures | null): { main: StoredFile; all: StoredFile[] } {
  const key = newKey();
  const main = { key, path: drawn?.main.path ?? file.path, size: drawn?.main.size ?? file.size };
  const variants = Object.entries(drawn?.variants ?? {}).map(([name, { path, size }]) => ({
    key: variantKey(key, name),
    path,
    size,
  }));
  return { main, all: [main, ...variants] };
}

async function describe(file: ReceivedFile, drawn: DrawnPictures | null) {
  const kind = drawn?.kind ?? file.kind;
  const pixels = ({ width, height, size }: DrawnPicture) => ({ width, height, size });
  return {
    name: readableName(file.name, kind),
    type: MEDIA_TYPES[kind],
    size: drawn?.main.size ?? file.size,
    width: drawn?.main.width ?? null,
    height: drawn?.main.height ?? null,
    sha256: drawn ? await hashFile(drawn.main.path) : file.sha256,
    variants: Object.entries(drawn?.variants ?? {}).map(([name, one]) => ({ name, ...pixels(one) })),
  };
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
