/** Scripts and styles of all builds of this site: a page of one build is whole wherever its next requests go. */
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { BuildStore, KeptBuild } from '../backend/services/build-store.ts';
import { namedFile, type StaticFile, safeName } from './steps/static-files.ts';

interface KeepOptions {
  /** Where the build is, `.next/static`. */
  folder: string;
  store: Pick<BuildStore, 'keep'>;
}

const megabyte = 1024 * 1024;
const LARGEST_BUILD = 64 * megabyte;
const REREAD_MS = 1000;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Puts the files of a build into the database, where other processes find them. Returns the moment from which all of them do. */
export async function keepBuild({ folder, store }: KeepOptions): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const hashes: Record<string, string> = {};
  let size = 0;
  for (const name of names) {
    size += (await stat(path.join(folder, name))).size;
    if (size > LARGEST_BUILD) throw new Error(`The build has more than ${LARGEST_BUILD / megabyte} MB of files.`);
    hashes[name] = sha256(await readFile(path.join(folder, name)));
  }
  const id = sha256(Buffer.from(JSON.stringify(hashes)));
  const isNew = await store.keep({ id, files: hashes }, (name) => readFile(path.join(folder, name)));
  return isNew ? Date.now() + REREAD_MS : 0;
}

/**
 * Finds files of other builds by their paths below `/_next/static/`. Only paths of a build are asked for, and new
 * builds are looked for once a second at most, so that no visitor can keep the database busy.
 */
export function findKept(store: Pick<BuildStore, 'others' | 'read'>, now: () => number = Date.now) {
  let builds: KeptBuild[] = [];
  let looked = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  const files = new LRUCache<string, StaticFile, { name: string; hash: string }>({
    maxSize: 4 * megabyte,
    sizeCalculation: ({ body }) => body.length * 2 + 256,
    fetchMethod: async (_key, _former, { context: { name, hash } }) => {
      const body = await store.read(hash);
      return body !== undefined && sha256(body) === hash ? namedFile(name, body) : undefined;
    },
  });

  async function look(): Promise<void> {
    const { ids, added } = await store.others(builds.map(({ id }) => id));
    const all = [...builds, ...added];
    builds = ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
  }
  const hashOf = (name: string) => builds.find(({ files }) => Object.hasOwn(files, name))?.files[name];

  return async function find(relative: string): Promise<StaticFile | undefined> {
    const name = safeName(relative);
    if (name === null) return undefined;
    if (hashOf(name) === undefined && now() - looked >= REREAD_MS) {
      looking ??= look().finally(() => {
        looked = now();
        looking = undefined;
      });
    }
    if (hashOf(name) === undefined) await looking;
    const hash = hashOf(name);
    return hash === undefined ? undefined : files.fetch(`${hash} ${name}`, { context: { name, hash } });
  };
}
