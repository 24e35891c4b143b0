/** `brand publish`: brand files for all processes and machines, through the database. */
import { readFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import type { NewPublication, Publication, PublishedBrands } from '../../backend/services/publication-store.ts';
import { parentOf, ROOT_ID } from '../../runtime/core/brand/sources/layers.ts';
import type { FolderFiles } from '../../server/published/brand-folder.ts';
import { examineResult, type Judgement } from './publish-check.ts';
import type { SampleStore } from './sample.ts';
import { UserError } from './user-error.ts';
import { Workspace } from './workspace.ts';

export interface PublishFlags {
  dryRun?: boolean;
  /** Ids that are taken off everywhere. */
  remove?: string[];
  /** Ids that come from folders again. */
  release?: string[];
  note?: string;
  by?: string;
}

export interface Published {
  text: string;
  exitCode: number;
}

const MOST_BYTES = 32 * 1024 * 1024;
const MEGABYTE = 1024 * 1024;

/** Publishes brands with the documents that they extend; without ids, all of the folder. Throws a UserError where it refuses. */
export async function publishBrands(
  locations: Workspace['locations'],
  ids: readonly string[],
  flags: PublishFlags,
  store: SampleStore,
): Promise<Published> {
  const workspace = await Workspace.open(locations);
  const isOnlyTaken = ids.length === 0 && [flags.remove, flags.release].some((some) => (some ?? []).length > 0);
  const wanted = isOnlyTaken ? [] : withParents(workspace, ids);
  const read = await readAll(workspace, wanted);
  const { newestPublication } = await import('../../backend/services/publication-store.ts');
  return store.withDatabase(async (pool) => {
    const newest = await newestPublication(pool);
    const before = newest?.brands ?? {};
    const brands = merged(before, read, flags, (id) => workspace.sources.has(id) || Object.hasOwn(before, id));
    const changes = differencesOf(before, brands);
    if (changes.length === 0) return { text: 'Nothing differs from what is published.', exitCode: 0 };
    const bodies = await bodiesOf(read, changes);
    const changed = changes.map(({ id }) => id);
    const judged = await examineResult({ workspace, pool, brands, bodies, changed });
    const plan = [...changes.map(describeChange), ...judged.findings].join('\n');
    if (judged.errors > 0) return { text: `${plan}\n\n${refusal(judged)}`, exitCode: 1 };
    if (flags.dryRun) return { text: `${plan}\n\nNothing was published: this was a dry run.`, exitCode: 0 };
    const row = { brands, changed, author: flags.by ?? whoami(), note: flags.note ?? '', expected: newest?.id ?? null };
    const id = await put(pool, row, bodies);
    return { text: `${plan}\n\nPublication ${id} applies.`, exitCode: 0 };
  });
}

const refusal = ({ errors }: Judgement) =>
  `Nothing was published: with these files there ${errors === 1 ? 'is an error' : `are ${errors} errors`}. Fix them first.`;

async function put(
  pool: Parameters<Parameters<SampleStore['withDatabase']>[0]>[0],
  row: NewPublication,
  bodies: ReadonlyMap<string, Buffer>,
): Promise<number> {
  const { publish } = await import('../../backend/services/publication-store.ts');
  const id = await publish(pool, row, bodies);
  if (id === null)
    throw new UserError('Somebody else has just published. Nothing was published now; look at it, then try again.');
  return id;
}

/** Undoes the last publication, or returns to what an earlier one left. */
export function revert(store: SampleStore, to: number | undefined, flags: PublishFlags): Promise<Published> {
  return store.withDatabase(async (pool) => {
    const { listPublications } = await import('../../backend/services/publication-store.ts');
    const all = await listPublications(pool);
    const [newest] = all;
    if (newest === undefined) throw new UserError('Nothing was ever published.');
    const target = to === undefined ? formerOf(all, newest) : (all.find(({ id }) => id === to) ?? unknown(to, all));
    const brands = target?.brands ?? {};
    const changes = differencesOf(newest.brands, brands);
    const state = target === null ? 'what was before the first publication' : `publication ${target.id}`;
    const plan = changes.map(describeChange).join('\n');
    if (flags.dryRun) return { text: `${plan}\n\nNothing was published: this was a dry run.`, exitCode: 0 };
    const row = {
      ...{ brands, changed: changes.map(({ id }) => id), expected: newest.id },
      ...{ author: flags.by ?? whoami(), note: flags.note ?? '', reverts: { to: target?.id ?? null } },
    };
    const id = await put(pool, row, new Map());
    return { text: `${plan}\n\nPublication ${id} applies: as in ${state}.`, exitCode: 0 };
  });
}

/** What applied before what applies now; null for the folders alone. */
function formerOf(all: readonly Publication[], newest: Publication): Publication | null {
  if (newest.kind === 'revert' && newest.restores === null)
    throw new UserError('Nothing is published now, so there is nothing to undo.');
  const origin = newest.restores ?? newest.id;
  const before = all.find(({ id, kind }) => id < origin && kind === 'publish');
  if (before !== undefined) return before;
  if (all.some(({ id }) => id === 1)) return null;
  throw new UserError('What was before is no longer kept. Publish the files anew.');
}

function unknown(id: number, all: readonly Publication[]): never {
  throw new UserError(
    `There is no publication ${id}. Kept are ${all.map((one) => one.id).join(', ')}; see "brand publish --history".`,
  );
}

/** All publications that are kept, for the terminal. */
export function history(store: SampleStore): Promise<string> {
  return store.withDatabase(async (pool) => {
    const { listPublications } = await import('../../backend/services/publication-store.ts');
    const all = await listPublications(pool);
    if (all.length === 0) return 'Nothing was ever published.';
    const lines = all.map(({ id, kind, restores, created, author, changed, note }) => {
      const what = kind === 'revert' ? `back to ${restores ?? 'the folders'}` : changed.join(', ');
      const when = created.toISOString().slice(0, 16).replace('T', ' ');
      return [String(id), `${when} UTC`, author, what, note].filter(Boolean).join('  ');
    });
    return lines.join('\n');
  });
}

/** The brands and all that they extend but the root, which belongs to the version of the software. */
function withParents(workspace: Workspace, ids: readonly string[]): string[] {
  if (ids.includes(ROOT_ID))
    throw new UserError(`"${ROOT_ID}" belongs to the version of the software and is not published. Name other brands.`);
  const found = new Set<string>();
  for (const first of ids.length > 0 ? ids : workspace.ids()) {
    workspace.source(first);
    for (let id: string | undefined = first; id !== undefined && id !== ROOT_ID && !found.has(id); ) {
      found.add(id);
      const source = workspace.sources.get(id);
      id = source && parentOf(source);
    }
  }
  return [...found].filter((id) => workspace.sources.has(id)).sort();
}

async function readAll(workspace: Workspace, ids: readonly string[]): Promise<Map<string, FolderFiles>> {
  const { readBrandFolder } = await import('../../server/published/brand-folder.ts');
  const found = new Map<string, FolderFiles>();
  for (const id of ids) {
    const read = await readBrandFolder(workspace.locations, id);
    if (read === undefined) continue;
    const [large] = read.tooLarge;
    if (large !== undefined) throw new UserError(`${large} is larger than 8 MB. Nothing was published.`);
    if (read.bytes > MOST_BYTES)
      throw new UserError(
        `The files of "${id}" have ${Math.ceil(read.bytes / MEGABYTE)} MB; at most ${MOST_BYTES / MEGABYTE} MB are published for a brand. Make its pictures smaller.`,
      );
    found.set(id, read);
  }
  return found;
}

function merged(
  before: PublishedBrands,
  read: ReadonlyMap<string, FolderFiles>,
  { remove = [], release = [] }: PublishFlags,
  isThere: (id: string) => boolean,
): PublishedBrands {
  const brands: PublishedBrands = { ...before };
  for (const [id, { files }] of read) brands[id] = files;
  for (const id of remove) {
    if (id === ROOT_ID || !isThere(id)) throw new UserError(`There is no brand "${id}" to remove.`);
    brands[id] = null;
  }
  for (const id of release) {
    if (!Object.hasOwn(brands, id)) throw new UserError(`"${id}" is not published.`);
    delete brands[id];
  }
  return Object.fromEntries(Object.entries(brands).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export interface Change {
  id: string;
  kind: 'added' | 'changed' | 'removed' | 'released';
  /** `+ name`, `- name` or `~ name`. */
  files: string[];
}

/** What one state of all brands has that another one has not, by brand. */
export function differencesOf(before: PublishedBrands, after: PublishedBrands): Change[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return ids.flatMap((id): Change[] => {
    const [old, now] = [before[id], after[id]];
    if (now === undefined) return old === undefined ? [] : [{ id, kind: 'released', files: [] }];
    if (now === null) return old === null ? [] : [{ id, kind: 'removed', files: [] }];
    const names = (one: typeof old): Record<string, string> => ({
      ...one?.documents,
      ...Object.fromEntries(
        Object.entries(one?.assets ?? {}).map(([name, hash]) => [`public/brands/${one?.folder}/${name}`, hash]),
      ),
    });
    const [was, is] = [names(old), names(now)];
    const files = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort().flatMap((name) => {
      if (was[name] === is[name]) return [];
      return was[name] === undefined ? [`+ ${name}`] : is[name] === undefined ? [`- ${name}`] : [`~ ${name}`];
    });
    if (files.length === 0) return [];
    return [{ id, kind: old ? 'changed' : 'added', files }];
  });
}

const MOST_FILES = 20;

function describeChange({ id, kind, files }: Change): string {
  if (kind === 'removed') return `${id}: removed everywhere`;
  if (kind === 'released') return `${id}: from the folder of each machine again`;
  const shown = files.slice(0, MOST_FILES).map((file) => `  ${file}`);
  const more = files.length > MOST_FILES ? [`  and ${files.length - MOST_FILES} more files`] : [];
  return [`${id}: ${kind === 'added' ? 'published for the first time' : 'changed'}`, ...shown, ...more].join('\n');
}

async function bodiesOf(
  read: ReadonlyMap<string, FolderFiles>,
  changes: readonly Change[],
): Promise<Map<string, Buffer>> {
  const { sha256 } = await import('../../server/published/brand-folder.ts');
  const bodies = new Map<string, Buffer>();
  for (const { id } of changes)
    for (const [hash, file] of read.get(id)?.paths ?? []) {
      const body = await readFile(file);
      if (sha256(body) !== hash)
        throw new UserError(`${file} was changed meanwhile. Nothing was published; try again.`);
      bodies.set(hash, body);
    }
  return bodies;
}

const whoami = () => `${userInfo().username}@${hostname()}`;
