/** Storage of complete files: a local folder, or an S3-compatible bucket. */
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, opendir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface S3Settings {
  bucket: string;
  region: string;
  /** URL of an S3-compatible server; null for Amazon S3. */
  endpoint: string | null;
  /** Null uses the AWS default credential chain. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
}

export interface ObjectStore {
  /** Stores a complete local file, which is moved or may be deleted afterwards. */
  put(key: string, file: { path: string; type: string; size: number }): Promise<void>;
  /** Rejects if it does not exist. */
  read(key: string): Promise<Readable>;
  /** Succeeds if it does not exist. */
  remove(key: string): Promise<void>;
  /** In bytes; null if it does not exist. Rejects if the storage does not respond. */
  sizeOf(key: string): Promise<number | null>;
  /** The keys of everything in storage. */
  list(): AsyncIterable<string>;
}

/** Stores files under `folder`, on the same file system as the spool: objects appear atomically, by renaming. */
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
    sizeOf: (key) => sizeOn(disk, key),
    async *list() {
      if (!existsSync(folder)) return;
      for await (const entry of await opendir(folder, { recursive: true })) {
        if (entry.isFile())
          yield path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
      }
    },
  };
}

/** Loads the S3 client, which a server with local storage never does. */
export async function createS3Store({ bucket, region, endpoint, credentials }: S3Settings): Promise<ObjectStore> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      visibility: 'private',
      supportsACL: false,
      // S3-compatible servers support neither the newer checksums nor virtual-hosted buckets.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // The caller logs errors.
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
    sizeOf: (key) => sizeOn(disk, key),
    async *list() {
      for (let token: string | undefined, isFirst = true; isFirst || token !== undefined; isFirst = false) {
        const page = await disk.listAll('', {
          recursive: true,
          ...(token !== undefined && { paginationToken: token }),
        });
        for (const object of page.objects) if (object.isFile) yield object.key;
        token = page.paginationToken;
      }
    },
  };
}

async function sizeOn(disk: Disk, key: string): Promise<number | null> {
  try {
    return (await disk.getMetaData(key)).contentLength;
  } catch (error) {
    if (await disk.exists(key)) throw error;
    return null;
  }
}

function quiet(): void {}
