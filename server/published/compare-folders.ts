/** Warns where the folders of brands on several machines differ: pages would change with the process that answers. */
import { hostname } from 'node:os';
import type pg from 'pg';
import { reasonOf } from '../../backend/guards/error-text.ts';
import { ALL_TAGS, type Bus } from '../../backend/services/bus.ts';
import { type BrandFolder, FOLDER_TAG, listFolders, reportFolder } from '../../backend/services/publication-store.ts';
import type { Finding } from '../../runtime/core/brand/check/finding.ts';
import type { BrandRegistry } from '../../runtime/core/brand/registry.ts';
import type { Log } from '../log.ts';
import { type Folders, hashOf, idsIn, readBrandFolder } from './brand-folder.ts';

interface CompareOptions {
  pool: pg.Pool;
  bus: Pick<Bus, 'onTags'>;
  folders: Folders;
  registry: Pick<BrandRegistry, 'onChange' | 'setNotes'>;
  /** Whether a brand is published, so that folders do not count. */
  isPublished(id: string): boolean;
  log: Log;
}

const EVERY_MS = 60_000;

/** Reports what this folder holds and compares it with the others, at once and whenever one changes. Returns a function that stops it. */
export function compareFolders({ pool, bus, folders, registry, isPublished, log }: CompareOptions): () => void {
  const place = `${hostname()}:${folders.brandsDir}`;
  let turn: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const waiting = new Set<() => Promise<void>>();
  const take = (step: () => Promise<void>) => {
    // One that has not begun yet sees this change, too.
    if (waiting.has(step)) return;
    waiting.add(step);
    turn = turn
      .then(() => {
        waiting.delete(step);
        return isOver ? undefined : step();
      })
      .catch((error: unknown) => {
        if (!isOver) log('warn', 'FOLDERS_UNREAD', `Folders were not compared: ${reasonOf(error)}`);
      });
  };
  let mine: BrandFolder = { place, hashes: {} };

  async function report(): Promise<void> {
    mine = { place, hashes: await hashesIn(folders) };
    await reportFolder(pool, mine);
    await compare();
  }
  async function compare(): Promise<void> {
    const others = (await listFolders(pool)).filter((other) => other.place !== place);
    await registry.setNotes(notesOn(mine, others, isPublished));
  }

  const ends = [
    bus.onTags((tags) => {
      if (tags.includes(FOLDER_TAG) || tags.includes(ALL_TAGS)) take(compare);
    }),
    // Also when a brand was published, and no longer depends on folders.
    registry.onChange(() => take(report)),
  ];
  const timer = setInterval(() => take(report), EVERY_MS);
  timer.unref();
  take(report);
  return () => {
    isOver = true;
    clearInterval(timer);
    for (const end of ends) end();
  };
}

async function hashesIn(folders: Folders): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const id of await idsIn(folders.brandsDir)) {
    const found = await readBrandFolder(folders, id);
    if (found) hashes[id] = hashOf(found.files);
  }
  return hashes;
}

/** A warning for each brand of a folder that is not the same in all others. */
export function notesOn(
  mine: BrandFolder,
  others: readonly BrandFolder[],
  isPublished: (id: string) => boolean,
): Map<string, Finding> {
  const notes = new Map<string, Finding>();
  for (const [id, hash] of Object.entries(mine.hashes)) {
    if (isPublished(id)) continue;
    const unlike = others.filter(({ hashes }) => hashes[id] !== hash).map(({ place }) => place);
    if (unlike.length === 0) continue;
    const message = `The files of "${id}" are not the same in ${unlike.join(', ')} as in ${mine.place}, so that pages change with the process that answers. Publish them: npm run brand -- publish ${id}.`;
    notes.set(id, {
      ...{ code: 'FOLDERS_DIFFER', severity: 'warning', pointer: '', message },
      ...{ file: `brands/${id}.json`, line: 1, column: 1 },
    });
  }
  return notes;
}
