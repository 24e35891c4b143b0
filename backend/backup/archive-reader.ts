/** Reads an archive from beginning to end, and knows at the end whether it was whole. */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupError } from './backup-error.ts';
import { createDigest } from './digest.ts';
import { type EntryName, parseEntryName } from './entry-names.ts';
import { type Head, type Manifest, parseHead, parseManifest } from './manifest.ts';
import { checkSeal } from './seal.ts';

/** Of an entry that is read into memory: the manifest, and the head. */
const MOST_TEXT_BYTES = 16 * 2 ** 20;

export type ArchiveEntry = Exclude<EntryName, { kind: 'head' | 'manifest' }> & { name: string; size: number };

/** Called for each entry in turn; may leave `content` unread. */
export type OnEntry = (entry: ArchiveEntry, content: Readable) => Promise<void>;

/** Reads all entries and returns the manifest. Throws a `BackupError` if anything in it is damaged, incomplete or foreign. */
export async function readArchive(file: string, onEntry: OnEntry): Promise<Manifest> {
  const length = await checkSeal(file);
  const tar = extract();
  const reading = pipeline(createReadStream(file, { end: length - 1 }), createZstdDecompress(), tar).catch((error) => {
    tar.destroy(error);
    throw error;
  });
  reading.catch(() => undefined);
  try {
    const manifest = await readEntries(tar, onEntry);
    await reading;
    return manifest;
  } catch (error) {
    tar.destroy();
    throw asDamage(error);
  }
}

async function readEntries(tar: ReturnType<typeof extract>, onEntry: OnEntry): Promise<Manifest> {
  const digest = createDigest();
  let head: Head | undefined;
  let manifest: Manifest | undefined;
  for await (const entry of tar) {
    const { name, size = 0, type } = entry.header;
    const parsed = type === 'file' ? parseEntryName(name) : undefined;
    if (manifest !== undefined) throw new BackupError(`The backup is damaged: "${name}" comes after its end.`);
    if (head === undefined && parsed?.kind !== 'head')
      throw new BackupError('This is no backup of Nameplate: it does not begin with "nameplate.json".');
    if (parsed === undefined) throw new BackupError(`The backup has an entry that no backup has: ${type} "${name}".`);
    if (parsed.kind === 'manifest') {
      manifest = parseManifest(await textOf(Readable.from(entry, { objectMode: false }), size));
      if (manifest.digest !== digest.value())
        throw new BackupError('The backup is damaged: its content is not that of its manifest.');
      continue;
    }
    const hash = createHash('sha256');
    const content = Readable.from(noted(entry, hash), { objectMode: false });
    if (parsed.kind === 'head') head = parseHead(await textOf(content, size));
    else await onEntry({ ...parsed, name, size }, content);
    // What nobody wanted to read counts, too.
    if (!content.readableEnded) await finished(content.resume());
    digest.add({ name, size, hash: hash.digest('hex') });
  }
  if (manifest === undefined)
    throw new BackupError('The backup is incomplete: it has no end. It was cut off, or is still being written.');
  return manifest;
}

async function* noted(chunks: AsyncIterable<unknown>, hash: Hash): AsyncIterable<Buffer> {
  for await (const chunk of chunks) {
    if (!Buffer.isBuffer(chunk)) continue;
    hash.update(chunk);
    yield chunk;
  }
}

async function textOf(entry: Readable, size: number): Promise<Buffer> {
  if (size > MOST_TEXT_BYTES) throw new BackupError('The backup is damaged: its manifest is too large.');
  return buffer(entry);
}

const DAMAGE =
  /zstd|Data corruption|unexpected end|Unexpected end|Invalid tar|checksum|Restored data|Unknown frame|Src size/i;

function asDamage(error: unknown): unknown {
  if (error instanceof BackupError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (
    code.startsWith('ZSTD_') ||
    code === 'Z_BUF_ERROR' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    DAMAGE.test(error.message)
  ) {
    return new BackupError(`The backup is damaged or incomplete (${error.message}).`);
  }
  return error;
}
