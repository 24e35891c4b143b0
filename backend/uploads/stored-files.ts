/** Reads stored uploads by their URLs, signed or public. */
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Connection } from '../database/pool.ts';
import { createDiskStore, createS3Store, type ObjectStore, type S3Settings } from './object-store.ts';
import { readPublicAddress } from './public-address.ts';
import { createAddressSigner, type FileAddress } from './signed-address.ts';
import { findPublicUpload, findUpload, type UploadRow, variantKey } from './upload-store.ts';

export interface UploadSettings {
  /** Folder for files, or with S3 for incoming ones. */
  folder: string;
  /** Signs URLs; the same in every process. */
  secret: string;
  /** Null stores files in the folder. */
  s3: S3Settings | null;
  /** URL of a virus scanner with clamd's protocol; null for none. */
  clamdUrl: string | null;
}

/** A stored file, ready to be sent. */
export interface OpenedFile {
  name: string;
  type: string;
  size: number;
  /** ETag of the content. */
  tag: string;
  /** Cache lifetime in seconds. */
  maxAge: number;
  /** Whether it is public and may be cached by shared caches. */
  isPublic: boolean;
  read(): Promise<Readable>;
}

export interface StoredFiles {
  /** Signed path of a file, valid for `seconds`, by default 15 minutes. */
  addressOf(file: FileAddress, seconds?: number): string;
  /** The file that a path refers to on this brand, signed or public; null if there is none. */
  open(frontend: string, path: string): Promise<OpenedFile | 'expired' | null>;
}

/** Where the files of these settings are. */
export async function openStore({ folder, s3 }: Pick<UploadSettings, 'folder' | 's3'>): Promise<ObjectStore> {
  return s3 ? await createS3Store(s3) : createDiskStore(path.join(folder, 'objects'));
}

export function createStoredFiles(store: ObjectStore, { secret }: UploadSettings, db: Connection): StoredFiles {
  const signer = createAddressSigner(secret);
  return {
    addressOf: (file, seconds) => signer.sign(file, seconds),
    async open(frontend, asked) {
      const shown = readPublicAddress(asked);
      if (shown)
        return openFile(store, await findPublicUpload(db, shown.key), {
          variant: shown.variant,
          maxAge: 300,
          isPublic: true,
        });
      const read = signer.read(asked);
      if (read.kind !== 'good') return read.kind === 'expired' ? 'expired' : null;
      const { file, secondsLeft } = read;
      const row = await findUpload({ db, frontend }, file.uploadId);
      return openFile(store, row, { variant: file.variant, maxAge: secondsLeft, isPublic: false });
    },
  };
}

function openFile(
  store: ObjectStore,
  row: UploadRow | undefined,
  { variant: name, maxAge, isPublic }: { variant: string; maxAge: number; isPublic: boolean },
): OpenedFile | null {
  const variant = row?.variants.find((one) => one.name === name);
  if (row === undefined || (name !== '' && variant === undefined)) return null;
  return {
    name: row.name,
    type: row.type,
    size: variant?.size ?? row.size,
    tag: `${row.sha256.slice(0, 32)}${variant ? `-${variant.name}` : ''}`,
    maxAge,
    isPublic,
    read: () => store.read(variant ? variantKey(row.key, variant.name) : row.key),
  };
}
