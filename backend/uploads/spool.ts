/** The folder for files until they are complete, checked and stored. Leftovers are swept. */

import { createHash, type Hash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HOUR_MS } from '../../runtime/core/durations.ts';
import { BYTES_THAT_TELL, type FileKind, readKind } from './file-kinds.ts';
import { MB, MOST_FILE_BYTES } from './limits.ts';
import { UploadRefusal } from './refusal.ts';

/** A complete local file. */
export interface SpooledFile {
  path: string;
  kind: FileKind;
  /** In bytes. */
  size: number;
  sha256: string;
}

export interface Spool {
  /** Receives a file as a stream. Rejects with `UploadRefusal`, or as the stream does, and leaves nothing behind. */
  receive(from: Readable, kinds: readonly FileKind[], mostBytes?: number): Promise<SpooledFile>;
  /** Path for a new file, which need not be created. */
  newPath(): string;
  /** Deletes files older than an hour; returns how many. */
  sweep(now: Date): Promise<number>;
}

/** `folder` is created on first use. */
export function createSpool(folder: string): Spool {
  const newPath = () => path.join(folder, `${randomBytes(16).toString('hex')}.part`);

  return {
    newPath,
    async receive(from, kinds, mostBytes = MOST_FILE_BYTES) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = newPath();
      const hash = createHash('sha256');
      const look = inspect(hash, kinds, mostBytes);
      try {
        // Synced to disk before anything refers to it.
        await pipeline(from, look.stream, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
        return { path: file, kind: look.kind(), size: look.size(), sha256: hash.digest('hex') };
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    async sweep(now) {
      let removed = 0;
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        const age = now.getTime() - (await stat(file).catch(() => ({ mtimeMs: now.getTime() }))).mtimeMs;
        if (age < HOUR_MS) continue;
        await rm(file, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** Inspects the stream: hashes it, detects its type from the beginning, and aborts at the first byte over the limit. */
function inspect(hash: Hash, kinds: readonly FileKind[], mostBytes: number) {
  let size = 0;
  let beginning: Uint8Array[] | null = [];
  let kind: FileKind | undefined;

  async function decide(): Promise<void> {
    if (beginning === null) return;
    const bytes = Buffer.concat(beginning);
    beginning = null;
    if (bytes.length === 0) throw new UploadRefusal('empty');
    kind = await readKind(bytes, kinds);
  }

  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      size += chunk.byteLength;
      if (size > mostBytes) return done(tooLarge(mostBytes));
      hash.update(chunk);
      beginning?.push(chunk);
      if (beginning === null || size < BYTES_THAT_TELL) return done(null, chunk);
      decide().then(() => done(null, chunk), done);
    },
    flush(done) {
      decide().then(() => done(), done);
    },
  });

  return {
    stream,
    size: () => size,
    kind() {
      if (kind === undefined) throw new Error('The kind of a file is known when it is whole.');
      return kind;
    },
  };
}

/** The error for a file over the limit. */
export function tooLarge(mostBytes: number): UploadRefusal {
  return new UploadRefusal('tooLarge', { most: mostBytes / MB });
}
