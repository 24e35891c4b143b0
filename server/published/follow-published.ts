/** Published brand files in this process: at the start, and within a second of each publication. */
import path from 'node:path';
import type pg from 'pg';
import { reasonOf } from '../../backend/guards/error-text.ts';
import { ALL_TAGS, type Bus } from '../../backend/services/bus.ts';
import { newestPublication, PUBLICATION_TAG, readPublished } from '../../backend/services/publication-store.ts';
import type { PublishedTree } from '../../runtime/core/brand/sources/places.ts';
import type { Log } from '../log.ts';
import { layOut } from './lay-out.ts';

interface PublishedOptions {
  pool: pg.Pool;
  dataDir: string;
  log: Log;
}

export interface Published {
  /** What is published as this process has it; undefined while nothing is. */
  tree(): PublishedTree | undefined;
  /** Reads what is published. Rejects when it cannot be read; what was there before stays. */
  read(): Promise<PublishedTree | undefined>;
  /** Hands over each new publication. Returns a function that stops it. */
  follow(bus: Pick<Bus, 'onTags'>, use: (tree: PublishedTree | undefined) => Promise<void>): () => void;
}

const RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;

/** For a process that takes brands from its folders alone. */
export const nothingPublished: Published = {
  tree: () => undefined,
  read: async () => undefined,
  follow: () => () => undefined,
};

export function createPublished({ pool, dataDir, log }: PublishedOptions): Published {
  let tree: PublishedTree | undefined;
  let known: number | undefined;

  async function read(): Promise<PublishedTree | undefined> {
    const newest = await newestPublication(pool);
    if (newest?.id === known) return tree;
    tree =
      newest && (await layOut(path.join(dataDir, 'published'), newest.brands, (some) => readPublished(pool, some)));
    known = newest?.id;
    return tree;
  }

  return {
    tree: () => tree,
    read,
    follow(bus, use) {
      let timer: NodeJS.Timeout | undefined;
      let isOver = false;
      let turn: Promise<unknown> = Promise.resolve();
      const look = (pause = RETRY_MS) => {
        clearTimeout(timer);
        turn = turn
          .then(async () => {
            const before = tree;
            const now = await read();
            if (now !== before) await use(now);
          })
          .catch((error: unknown) => {
            if (isOver) return;
            log('error', 'PUBLISHED_UNREADABLE', `Published brand files could not be read: ${reasonOf(error)}`);
            timer = setTimeout(() => look(Math.min(pause * 2, LONGEST_RETRY_MS)), pause);
            timer.unref();
          });
      };
      const end = bus.onTags((tags) => {
        if (tags.includes(PUBLICATION_TAG) || tags.includes(ALL_TAGS)) look();
      });
      // Publications from before the listener was registered.
      look();
      return () => {
        isOver = true;
        end();
        clearTimeout(timer);
      };
    },
  };
}
