/** Writes a backup of a site, which may be running: one moment of the database, and all files that it refers to. */
import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ArchiveWriter, createArchive } from './archive-writer.ts';
import { BackupError, inWords } from './backup-error.ts';
import { filesBelow } from './brand-folder.ts';
import { fileEntry, HEAD, SECRET, tableEntry, uploadEntry } from './entry-names.ts';
import { type FilesInfo, FORMAT, type Head, type Manifest, type TableInfo } from './manifest.ts';
import { markSecret } from './secret-mark.ts';
import type { Part, Site } from './site.ts';
import { openSnapshot, type ReadTable, type Snapshot } from './snapshot-store.ts';

/** Rows in memory at a time. */
const PART_BYTES = 4 * 2 ** 20;

export interface BackupOptions {
  site: Site;
  /** Path of the archive, which must not exist. */
  target: string;
  without: readonly Part[];
  now: Date;
}

export interface WrittenBackup {
  manifest: Manifest;
  /** Of the archive. */
  bytes: number;
}

/** Rejects with a `BackupError`, leaving nothing behind. */
export async function writeBackup(options: BackupOptions): Promise<WrittenBackup> {
  let archive: ArchiveWriter | undefined;
  let snapshot: Snapshot | undefined;
  try {
    snapshot = await openSnapshot(options.site.databaseUrl);
    archive = await createArchive(options.target);
    return await fillArchive(archive, snapshot, options);
  } catch (error) {
    await archive?.abort();
    throw inWords(error, 'The backup was not written');
  } finally {
    await snapshot?.close().catch(() => undefined);
  }
}

async function fillArchive(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  { site, without, now }: BackupOptions,
): Promise<WrittenBackup> {
  const has = (part: Part) => !without.includes(part);
  const head: Head = { format: FORMAT, created: now.toISOString(), version: site.version };
  await archive.addBytes(HEAD, Buffer.from(JSON.stringify(head)));
  const tables: TableInfo[] = [];
  for (const table of snapshot.tables) tables.push(await addTable(archive, snapshot, table));
  const { server, migrations, work } = snapshot;
  const database = { server, migrations, work, tables, sequences: await snapshot.sequences() };
  await snapshot.release();
  const uploads = has('uploads') ? await addUploads(archive, snapshot, site) : null;
  await snapshot.letGo();
  const brands = has('brands') ? await addFolder(archive, 'brands', site.brandsDir) : null;
  const assets = has('brands') ? await addFolder(archive, 'assets', site.assetsDir) : null;
  const secret = await addSecret(archive, site, has('secret'));
  const facts = { ...head, database, uploads, brands, assets, secret };
  let manifest: Manifest | undefined;
  const bytes = await archive.finish((digest) => {
    manifest = { ...facts, digest };
    return manifest;
  });
  if (manifest === undefined) throw new Error('The archive has no manifest.');
  return { manifest, bytes };
}

async function addTable(archive: ArchiveWriter, snapshot: Snapshot, table: ReadTable): Promise<TableInfo> {
  const { content, rows } = snapshot.read(table);
  let parts = 0;
  let bytes = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  const write = async () => {
    await archive.addBytes(tableEntry(table.name, parts), Buffer.concat(held));
    parts += 1;
    [held, heldBytes] = [[], 0];
  };
  for await (const chunk of content as AsyncIterable<Buffer>) {
    held.push(chunk);
    heldBytes += chunk.length;
    bytes += chunk.length;
    if (heldBytes >= PART_BYTES) await write();
  }
  if (heldBytes > 0) await write();
  return { ...table, rows: await rows(), bytes };
}

/** A row whose object is gone does not keep all the others from being saved; it is counted. */
async function addUploads(archive: ArchiveWriter, snapshot: Snapshot, { uploads }: Site): Promise<Manifest['uploads']> {
  const info = { files: 0, bytes: 0, missing: 0 };
  for (let objects = await snapshot.nextObjects(); objects.length > 0; objects = await snapshot.nextObjects()) {
    for (const { key } of objects) {
      const size = await uploads.sizeOf(key);
      if (size === null) {
        info.missing += 1;
        continue;
      }
      await archive.addStream(uploadEntry(key), size, await uploads.read(key));
      info.files += 1;
      info.bytes += size;
    }
  }
  return info;
}

async function addFolder(archive: ArchiveWriter, kind: 'brands' | 'assets', folder: string): Promise<FilesInfo> {
  const info = { files: 0, bytes: 0 };
  for (const { path: name } of await filesBelow(folder)) {
    // Its size at the time of opening: an editor may replace the file meanwhile, which leaves this one as it was.
    const handle = await open(path.join(folder, name));
    const { size } = await handle.stat();
    await archive.addStream(fileEntry(kind, name), size, handle.createReadStream({ start: 0 }));
    info.files += 1;
    info.bytes += size;
  }
  return info;
}

async function addSecret(archive: ArchiveWriter, site: Site, isWanted: boolean): Promise<Manifest['secret']> {
  const secret = site.secret ?? (await readSecret(site.secretFile));
  if (isWanted) await archive.addBytes(SECRET, Buffer.from(secret));
  return { included: isWanted, ...markSecret(secret) };
}

async function readSecret(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch {
    throw new BackupError(
      `The secret of this installation is missing: neither SECRET is set, nor is there "${file}". Run the backup with the settings of the server.`,
    );
  }
}
