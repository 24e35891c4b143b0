/** Reads a whole archive before anything is changed: what it is, whether it can be restored here, and what would be lost. */

import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { access, readFile, statfs } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { knownMigrations } from '../database/migrate.ts';
import { WORK_VERSION } from '../work/schema-store.ts';
import { readArchive } from './archive-reader.ts';
import { BackupError, inWords } from './backup-error.ts';
import { filesBelow, hashOf } from './brand-folder.ts';
import { isUploadKey } from './entry-names.ts';
import type { Manifest } from './manifest.ts';
import { occupationOf } from './restore-store.ts';
import { isSecretOf } from './secret-mark.ts';
import type { Part, Site } from './site.ts';

export interface RestorePlan {
  manifest: Manifest;
  /** What is there already and would be replaced, as sentences; empty for an empty place. */
  obstacles: string[];
  /** Files of brands, here, that the archive does not have. */
  extra: Record<'brands' | 'assets', string[]>;
}

export interface PlanOptions {
  site: Site;
  /** Path of the archive. */
  source: string;
  without: readonly Part[];
}

const NAMED = 3;

/** Throws a `BackupError` for an archive that is damaged, or cannot be restored here. */
export async function planRestore({ site, source, without }: PlanOptions): Promise<RestorePlan> {
  const seen = { brands: new Set<string>(), assets: new Set<string>() };
  const different: string[] = [];
  let secret: string | undefined;
  const manifest = await readArchive(source, async (entry, content) => {
    if (entry.kind === 'secret') {
      secret = await text(content);
      return;
    }
    const hash = createHash('sha256');
    await pipeline(content, hash);
    if (entry.kind !== 'brands' && entry.kind !== 'assets') return;
    seen[entry.kind].add(entry.path);
    const file = path.join(folderOf(site, entry.kind), entry.path);
    const here = await hashOf(file);
    if (here !== null && here !== hash.digest('hex')) different.push(file);
  }).catch((error: unknown) => {
    throw inWords(error, `"${source}" cannot be read`);
  });
  checkVersions(manifest);
  const secretHere = await checkSecret(manifest, site, without.includes('secret') ? undefined : secret);
  const hasBrands = manifest.brands !== null && !without.includes('brands');
  await checkPlace(manifest, site, { hasBrands });
  const extra = { brands: await extraOf(site, 'brands', seen), assets: await extraOf(site, 'assets', seen) };
  const obstacles = [
    ...(await occupiedDatabase(site.databaseUrl)),
    ...(manifest.uploads !== null && !without.includes('uploads') ? await occupiedStorage(site) : []),
    ...(hasBrands ? occupiedFolders(different, [...extra.brands, ...extra.assets]) : []),
    ...secretHere,
  ];
  return { manifest, obstacles, extra: hasBrands ? extra : { brands: [], assets: [] } };
}

export const folderOf = (site: Site, kind: 'brands' | 'assets'): string =>
  kind === 'brands' ? site.brandsDir : site.assetsDir;

function checkVersions({ database, version }: Manifest): void {
  const known = new Set(knownMigrations());
  const newer = database.migrations.filter((when) => !known.has(when));
  if (newer.length === 0 && database.work <= WORK_VERSION) return;
  throw new BackupError(
    `The backup is from a newer version (${version}): its tables have ${newer.length} changes that this version does not know. Install that version, and restore with it.`,
  );
}

/** A secret that cannot be the right one is refused: links in emails, second factors and webhooks would stop working. */
async function checkSecret(manifest: Manifest, site: Site, included: string | undefined): Promise<string[]> {
  const here = site.secret ?? (await readFile(site.secretFile, 'utf8').catch(() => '')).trim();
  if (here !== '' && isSecretOf(here, manifest.secret)) return [];
  if (site.secret !== null) {
    throw new BackupError(
      'SECRET is not the secret of this backup. With another one, second factors, webhooks and links in emails stop working: set the one it was made with.',
    );
  }
  if (included === undefined) {
    throw new BackupError('This backup does not hold its secret: set SECRET to the one it was made with.');
  }
  return here === '' ? [] : [`the secret in ${site.secretFile}`];
}

async function checkPlace(
  { database, uploads }: Manifest,
  site: Site,
  { hasBrands }: { hasBrands: boolean },
): Promise<void> {
  for (const folder of hasBrands ? [site.brandsDir, site.assetsDir] : []) {
    try {
      await access(existing(folder), constants.W_OK);
    } catch (error) {
      throw inWords(error, 'Nothing was restored');
    }
  }
  const rows = database.tables.reduce((sum, { bytes }) => sum + bytes, 0);
  // Indexes take about as much as rows.
  const needed = (site.isLocal.database ? 2 * rows : 0) + (site.isLocal.uploads ? (uploads?.bytes ?? 0) : 0);
  const { bavail, bsize } = await statfs(site.dataDir);
  if (bavail * bsize > needed) return;
  throw new BackupError(
    `Nothing was restored: ${megabytes(needed)} MB are needed in ${site.dataDir}, and ${megabytes(bavail * bsize)} MB are free.`,
  );
}

/** The folder itself, or the one in which it would be made. */
const existing = (folder: string): string => (existsSync(folder) ? folder : existing(path.dirname(folder)));

const megabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20);

async function occupiedDatabase(url: string): Promise<string[]> {
  const { tables, others } = await occupationOf(url);
  if (others.length > 0) {
    throw new BackupError(`The database is in use (${others.join(', ')}). Stop all servers and workers first.`);
  }
  return tables === 0 ? [] : [`the database with its ${tables} tables`];
}

async function occupiedStorage({ uploads }: Site): Promise<string[]> {
  for await (const key of uploads.list()) if (isUploadKey(key)) return ['the uploaded files'];
  return [];
}

function occupiedFolders(different: readonly string[], extra: readonly string[]): string[] {
  const name = (files: readonly string[]) =>
    files.length > NAMED ? `${files.slice(0, NAMED).join(', ')} and ${files.length - NAMED} more` : files.join(', ');
  return [
    ...(different.length > 0 ? [`brand files with another content: ${name(different)}`] : []),
    ...(extra.length > 0 ? [`brand files that the backup does not have: ${name(extra)}`] : []),
  ];
}

async function extraOf(
  site: Site,
  kind: 'brands' | 'assets',
  seen: Record<typeof kind, Set<string>>,
): Promise<string[]> {
  const folder = folderOf(site, kind);
  return (await filesBelow(folder))
    .filter((file) => !seen[kind].has(file.path))
    .map((file) => path.join(folder, file.path));
}
