/**
 * The end of an archive: a SHA-256 over all bytes before it, in a frame that zstd skips. Node's zstd notices neither a wrong checksum nor
 * what is missing at the end.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup-error.ts';

const HASH_BYTES = 32;
/** Magic number of a skippable frame, and the length of what follows. */
const MARK = Buffer.from([0x50, 0x2a, 0x4d, 0x18, HASH_BYTES, 0, 0, 0]);
const SEAL_BYTES = MARK.length + HASH_BYTES;

/** Passes everything on, and adds the seal. */
export function sealing(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, Buffer.concat([MARK, hash.digest()]));
    },
  });
}

/** Length of the sealed content. Throws a `BackupError` if the file is not as it was written. */
export async function checkSeal(file: string): Promise<number> {
  const { length, seal } = await readSeal(file);
  if (length < 0 || !seal.subarray(0, MARK.length).equals(MARK)) {
    throw new BackupError(
      'This is no backup of Nameplate, or it is incomplete: it was cut off, or is still being written.',
    );
  }
  const hash = createHash('sha256');
  if (length > 0) await pipeline(createReadStream(file, { end: length - 1 }), hash);
  if (timingSafeEqual(hash.digest(), seal.subarray(MARK.length))) return length;
  throw new BackupError('The backup is damaged: it is not as it was written.');
}

async function readSeal(file: string): Promise<{ length: number; seal: Buffer }> {
  const handle = await open(file);
  try {
    const length = (await handle.stat()).size - SEAL_BYTES;
    const seal = Buffer.alloc(SEAL_BYTES);
    if (length >= 0) await handle.read(seal, 0, SEAL_BYTES, length);
    return { length, seal };
  } finally {
    await handle.close();
  }
}
