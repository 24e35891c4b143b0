/** Restores an archive that was planned: the database in one transaction, whose commit is the last step that can fail. */

import { createWriteStream } from 'node:fs';
import { appendFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createSpool } from '../uploads/spool.ts';
import { type ArchiveEntry, readArchive } from './archive-reader.ts';
import { BackupError, inWords } from './backup-error.ts';
import type { Manifest } from './manifest.ts';
import { folderOf, type PlanOptions, type RestorePlan } from './plan-restore.ts';
import { type Filling, openRestore, type Restore } from './restore-store.ts';
import type { Site } from './site.ts';
import { createFileSwap, type FileSwap } from './swap-files.ts';

export interface Restored {
  /** Where replaced files are kept, or null if there were none. */
  keptIn: string | null;
}

/** Rejects with a `BackupError`; then the place is as it was. */
export async function applyRestore(
  { site, source, without }: PlanOptions,
  plan: RestorePlan,
  now: Date,
): Promise<Restored> {
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const staging = path.join(site.dataDir, `restoring-${stamp}`);
  const keptIn = path.join(site.dataDir, `replaced-${stamp}`);
  const swap = createFileSwap(keptIn);
  const objects = createObjectFiller(site, staging);
  let restore: Restore | undefined;
  try {
    await mkdir(staging, { recursive: true, mode: 0o700 });
    restore = await openRestore(site.databaseUrl, plan.manifest);
    const tables = createTableFiller(restore, plan.manifest);
    const files: StagedFile[] = [];
    const manifest = await readArchive(source, async (entry, content) => {
      const target = targetOf(entry, site);
      if (entry.kind === 'table') await tables.take(entry.table, content);
      else if (without.some((part) => part === PART_OF[entry.kind])) return;
      else if (entry.kind === 'upload') await objects.take(entry.key, entry.size, content);
      else if (target !== null) files.push(await stage(path.join(staging, String(files.length)), target, content));
    });
    if (manifest.digest !== plan.manifest.digest)
      throw new BackupError('The backup was changed while it was restored.');
    await tables.end();
    await restore.complete();
    await swapFiles(swap, files, [...plan.extra.brands, ...plan.extra.assets]);
    await restore.commit();
  } catch (error) {
    await restore?.close().catch(() => undefined);
    await swap.undo();
    await objects.undo();
    await rm(keptIn, { recursive: true, force: true });
    throw inWords(error, 'Nothing was restored');
  } finally {
    await restore?.close().catch(() => undefined);
    await rm(staging, { recursive: true, force: true });
  }
  return { keptIn: swap.kept() > 0 ? keptIn : null };
}

const PART_OF = { table: null, upload: 'uploads', brands: 'brands', assets: 'brands', secret: 'secret' } as const;

interface StagedFile {
  from: string;
  target: string;
}

function targetOf(entry: ArchiveEntry, site: Site): string | null {
  if (entry.kind === 'brands' || entry.kind === 'assets') return path.join(folderOf(site, entry.kind), entry.path);
  // A secret in the settings was compared already.
  return entry.kind === 'secret' && site.secret === null ? site.secretFile : null;
}

async function stage(from: string, target: string, content: Readable): Promise<StagedFile> {
  await pipeline(content, createWriteStream(from, { mode: target.endsWith('secret') ? 0o600 : 0o644 }));
  return { from, target };
}

async function swapFiles(swap: FileSwap, files: readonly StagedFile[], extra: readonly string[]): Promise<void> {
  for (const { from, target } of files) await swap.put(from, target);
  for (const file of extra) await swap.remove(file);
}

/** The rows of a table come in parts, one after another. */
function createTableFiller(restore: Restore, { database }: Manifest) {
  const waiting = new Map(database.tables.map((table) => [table.name, table]));
  let current: { name: string; filling: Filling } | undefined;
  const endCurrent = async () => {
    await current?.filling.end();
    current = undefined;
  };
  return {
    async take(name: string, content: Readable): Promise<void> {
      if (current?.name !== name) {
        await endCurrent();
        const table = waiting.get(name);
        if (table === undefined)
          throw new BackupError(`The backup is damaged: it has rows of "${name}" in two places, or no such table.`);
        waiting.delete(name);
        current = { name, filling: await restore.fill(table) };
      }
      await current.filling.take(content);
    },
    async end(): Promise<void> {
      await endCurrent();
      const lost = [...waiting.values()].find(({ rows }) => rows > 0);
      if (lost !== undefined) throw new BackupError(`The backup is damaged: the rows of "${lost.name}" are missing.`);
    },
  };
}

/** Names of objects are random and their content never changes: they can be stored while the old ones are still in use. */
function createObjectFiller({ uploads, dataDir }: Site, staging: string) {
  const spool = createSpool(path.join(dataDir, 'uploads/incoming'));
  const list = path.join(staging, 'objects');
  return {
    async take(key: string, size: number, content: Readable): Promise<void> {
      const file = spool.newPath();
      try {
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
        if ((await uploads.sizeOf(key)) === null) await appendFile(list, `${key}\n`);
        await uploads.put(key, { path: file, type: 'application/octet-stream', size });
      } finally {
        await rm(file, { force: true });
      }
    },
    /** Removes those that were not there before. */
    async undo(): Promise<void> {
      const keys = (await readFile(list, 'utf8').catch(() => '')).split('\n').filter(Boolean);
      for (const key of keys) await uploads.remove(key);
    },
  };
}
