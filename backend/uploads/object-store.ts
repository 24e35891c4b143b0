/** Where whole files are kept: a folder of this machine, or a bucket that speaks S3. */
import { createReadStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Address of a server that is not Amazon's; null for that one. */
  endpoint: string | null;
  /** Null looks for them where Amazon's tools do. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

export interface ObjectStore {
  /** Stores a whole file of this machine, which is gone afterwards or can be removed. */
  put(key: string, file: { path: string; type: string; size: number }): Promise<void>;
  /** Rejects when there is none. */
  read(key: string): Promise<Readable>;
  /** One that is not there counts as removed. */
  remove(key: string): Promise<void>;
}

/** Keeps files below `folder`, where the spool must be, too: an object appears whole, by its new name. */
export function createDiskStore(folder: string): ObjectStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    async put(key, file) {
      const target = path.join(folder, key);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await rename(file.path, target);
    },
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  };
}

/** Loads the S3 client, which a server with a disk never does. */
export async function createS3Store({ bucket, region, endpoint, credentials }: S3Settings): Promise<ObjectStore> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      supportsACL: false,
      // Servers that are not Amazon's know neither its newer checksums nor a host per bucket.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // What fails is logged by whoever asked.
      logger: { debug: quiet, info: quiet, warn: quiet, error: quiet },
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
    }),
  );
  return {
    put: (key, { path: file, type, size }) =>
      disk.putStream(key, createReadStream(file), { contentType: type, contentLength: size }),
    read: (key) => disk.getStream(key),
    remove: (key) => disk.delete(key),
  };
}

function quiet(): void {}
