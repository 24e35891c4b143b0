/** Writes published files to a folder of this machine, laid out as brand files and pictures are. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishedBrands } from '../../backend/services/publication-store.ts';
import type { PublishedTree } from '../../runtime/core/brand/sources/places.ts';
import { hashOf, sha256 } from './brand-folder.ts';

/** The bytes with these hashes. */
export type ReadFiles = (hashes: readonly string[]) => Promise<ReadonlyMap<string, Buffer>>;

const AT_ONCE = 20;
/** Trees of former publications that stay: another process of this machine may still use them. */
const KEPT = 3;

/**
 * The tree of a publication below `folder`, written if it is not there yet. Rejects when a file is missing or is not
 * what was published; nothing is left behind then.
 */
export async function layOut(folder: string, brands: PublishedBrands, read: ReadFiles): Promise<PublishedTree> {
  const home = path.join(folder, sha256(JSON.stringify(brands)).slice(0, 24));
  if (!existsSync(home)) await write(home, brands, read);
  await prune(folder, path.basename(home));
  const present = Object.values(brands).flatMap((one) => one ?? []);
  return {
    brandsDir: path.join(home, 'brands'),
    assetsDir: path.join(home, 'public'),
    brands: new Map(Object.entries(brands).map(([id, files]) => [id, files && hashOf(files)])),
    folders: new Set(present.map((one) => one.folder)),
  };
}

async function write(home: string, brands: PublishedBrands, read: ReadFiles): Promise<void> {
  const unfinished = `${home}.${randomBytes(4).toString('hex')}`;
  const files = Object.values(brands).flatMap((one) =>
    one === null
      ? []
      : [
          ...Object.entries(one.documents).map(([name, hash]) => ({ name: path.join('brands', name), hash })),
          ...Object.entries(one.assets).map(([name, hash]) => ({ name: path.join('public', one.folder, name), hash })),
        ],
  );
  try {
    for (const part of ['brands', 'public']) await mkdir(path.join(unfinished, part), { recursive: true });
    for (let first = 0; first < files.length; first += AT_ONCE) {
      const some = files.slice(first, first + AT_ONCE);
      const bodies = await read([...new Set(some.map(({ hash }) => hash))]);
      for (const { name, hash } of some) await writeOne(unfinished, name, { hash, body: bodies.get(hash) });
    }
    // Another process may have been faster; its tree is the same.
    await rename(unfinished, home).catch((error: unknown) => {
      if (!existsSync(home)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function writeOne(folder: string, name: string, { hash, body }: { hash: string; body: Buffer | undefined }) {
  if (body === undefined || sha256(body) !== hash)
    throw new Error(`The published file ${name} is not in the database as it was published.`);
  const file = path.join(folder, name);
  if (!file.startsWith(folder + path.sep)) throw new Error(`The published file ${name} is outside of its folder.`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body);
}

async function prune(folder: string, current: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => /^[0-9a-f]{24}$/.test(name) && name !== current,
  );
  const aged = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(path.join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
  aged.sort((a, b) => b.time - a.time);
  for (const { name } of aged.slice(KEPT - 1)) await rm(path.join(folder, name), { recursive: true, force: true });
}
