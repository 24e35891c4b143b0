/** The files of one brand in the folders of this machine: its documents and its pictures. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedFiles } from '../../backend/services/publication-store.ts';
import { stringAt } from '../../runtime/core/brand/sources/json.ts';
import { isPart, readSource } from '../../runtime/core/brand/sources/read-source.ts';
import { largestFile } from '../steps/static-files.ts';

export interface Folders {
  brandsDir: string;
  /** `public/brands`. */
  assetsDir: string;
}

export interface FolderFiles {
  files: PublishedFiles;
  /** Where the bytes with each hash are. */
  paths: Map<string, string>;
  /** Paths of files that are larger than the server serves. */
  tooLarge: string[];
  bytes: number;
}

export const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

interface Seen {
  mark: string;
  hash: string;
}
const seen = new Map<string, Seen>();
const MOST_SEEN = 50_000;

/** Names of folders of pictures by document, with the hashes of the files that name them: reading all of them takes long. */
const folderNames = new Map<string, { key: string; folder: string }>();

/** Reads a brand; undefined if it has no document. */
export async function readBrandFolder({ brandsDir, assetsDir }: Folders, id: string): Promise<FolderFiles | undefined> {
  const found: FolderFiles = {
    files: { documents: {}, folder: id, assets: {} },
    paths: new Map(),
    tooLarge: [],
    bytes: 0,
  };
  const { files } = found;
  const parts = (await readdir(path.join(brandsDir, id)).catch(() => [])).filter(isPart).sort();
  for (const name of [`${id}.json`, ...parts.map((part) => `${id}/${part}`)])
    await take(found, files.documents, { name, file: path.join(brandsDir, name) });
  if (files.documents[`${id}.json`] === undefined && found.tooLarge.length === 0) return undefined;
  files.folder = await folderOf(brandsDir, id, JSON.stringify(files.documents));
  for (const name of await pictureNames(path.join(assetsDir, files.folder)))
    await take(found, files.assets, { name, file: path.join(assetsDir, files.folder, name) });
  return found;
}

async function folderOf(brandsDir: string, id: string, key: string): Promise<string> {
  const file = path.join(brandsDir, id);
  const known = folderNames.get(file);
  if (known?.key === key) return known.folder;
  const named = stringAt((await readSource(brandsDir, id))?.value, ['site', 'assets']) ?? id;
  // Another name than one of a folder beside the others is a finding of the checker.
  const folder = /^[\w-]+$/.test(named) ? named : id;
  if (folderNames.size >= MOST_SEEN) folderNames.clear();
  folderNames.set(file, { key, folder });
  return folder;
}

/** Without hidden files. */
async function pictureNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => name.split('/').every((step) => !step.startsWith('.')))
    .sort();
}

async function take(
  found: FolderFiles,
  names: Record<string, string>,
  { name, file }: { name: string; file: string },
): Promise<void> {
  const info = await stat(file).catch(() => undefined);
  if (!info?.isFile()) return;
  if (info.size > largestFile) {
    found.tooLarge.push(file);
    return;
  }
  const mark = `${info.mtimeMs} ${info.ctimeMs} ${info.size}`;
  const known = seen.get(file);
  const hash = known?.mark === mark ? known.hash : sha256(await readFile(file));
  if (seen.size >= MOST_SEEN) seen.clear();
  seen.set(file, { mark, hash });
  names[name] = hash;
  found.paths.set(hash, file);
  found.bytes += info.size;
}

/** Hash of a brand's files. */
export const hashOf = (files: PublishedFiles) =>
  sha256(JSON.stringify([Object.entries(files.documents).sort(), files.folder, Object.entries(files.assets).sort()]));

/** Ids of all documents in a folder. */
export async function idsIn(brandsDir: string): Promise<string[]> {
  const names = await readdir(brandsDir).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .map((name) => path.basename(name, '.json'))
    .sort();
}
