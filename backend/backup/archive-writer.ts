/** Writes an archive: a tar file, compressed with zstd, that has its name only when it is complete and on the disk. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { pack as packTar } from 'tar-stream';
import { BackupError } from './backup-error.ts';
import { createDigest } from './digest.ts';
import { MANIFEST } from './entry-names.ts';
import { sealing } from './seal.ts';

/** The end of the name of an archive that is not complete. */
export const PARTIAL = '.partial';
const LEVEL = 3;

export interface ArchiveWriter {
  addBytes(name: string, bytes: Buffer): Promise<void>;
  /** Streams `size` bytes; rejects if there are more or fewer. */
  addStream(name: string, size: number, from: Readable): Promise<void>;
  /** Adds the manifest, which is given the digest of all entries, and gives the archive its name. Returns its size. */
  finish(manifest: (digest: string) => object): Promise<number>;
  /** Removes what was written. */
  abort(): Promise<void>;
}

/** `target` must not exist yet. */
export async function createArchive(target: string): Promise<ArchiveWriter> {
  const partial = `${target}${PARTIAL}`;
  const tar = packTar();
  const zstd = createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: LEVEL } });
  const file = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true });
  // Another backup may be writing to it: then it is not ours to remove.
  await once(file, 'open');
  const written = pipeline(tar, zstd, sealing(), file);
  // Whoever waits for an entry learns of it; a full disk must not leave anybody waiting.
  written.catch(() => undefined);
  const orFailed = <T>(work: Promise<T>): Promise<T> =>
    Promise.race([work, written.then(() => Promise.reject(new BackupError('The archive ended too early.')))]);
  const digest = createDigest();

  async function addBytes(name: string, bytes: Buffer): Promise<void> {
    const hash = createHash('sha256').update(bytes).digest('hex');
    await orFailed(
      new Promise<void>((resolve, reject) => {
        tar.entry({ name, size: bytes.length }, bytes, (error) => (error ? reject(error) : resolve()));
      }),
    );
    digest.add({ name, size: bytes.length, hash });
  }

  return {
    addBytes,
    async addStream(name, size, from) {
      const hash = createHash('sha256');
      let seen = 0;
      const done = new Promise<void>((resolve, reject) => {
        const entry = tar.entry({ name, size }, (error) => (error ? reject(error) : resolve()));
        const look = async function* (chunks: AsyncIterable<Buffer>) {
          for await (const chunk of chunks) {
            seen += chunk.length;
            if (seen > size)
              throw new BackupError(`"${name}" has more than its ${size} bytes: it was changed meanwhile.`);
            hash.update(chunk);
            yield chunk;
          }
          if (seen < size)
            throw new BackupError(`"${name}" has ${seen} of its ${size} bytes: it was changed meanwhile.`);
        };
        pipeline(from, look, entry).catch(reject);
      });
      await orFailed(done);
      digest.add({ name, size, hash: hash.digest('hex') });
    },
    async finish(manifest) {
      await addBytes(MANIFEST, Buffer.from(JSON.stringify(manifest(digest.value()), null, 1)));
      tar.finalize();
      await written;
      await rename(partial, target);
      await syncFolder(path.dirname(target));
      return file.bytesWritten;
    },
    async abort() {
      tar.destroy();
      await written.catch(() => undefined);
      await rm(partial, { force: true });
    },
  };
}

/** After a power cut, the new name is there. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
