/** Gives the registry what administrators switched, from the database. */
import type pg from 'pg';
import { isObject } from '../../runtime/core/brand/json.ts';
import type { BrandPatch, PatchSource } from '../../runtime/core/brand/patches.ts';
import { ALL_TAGS, type Bus } from './bus.ts';

interface Row {
  frontend: string;
  version: number;
  patch: unknown;
}

/** The newest row of each brand. */
export function createPatchSource(pool: pg.Pool): PatchSource {
  return {
    async read(ids) {
      const { rows } = await pool.query<Row>(
        `select p.frontend, p.id as version, p.patch from brand_patch p
         join (select frontend, max(id) as id from brand_patch where $1::text[] is null or frontend = any($1)
               group by frontend) newest on newest.id = p.id`,
        [ids ?? null],
      );
      return new Map<string, BrandPatch>(
        rows.map(({ frontend, version, patch }) => [frontend, { version, patch: isObject(patch) ? patch : {} }]),
      );
    },
  };
}

const BRAND_TAG = 'brand:';
const RETRY_MS = 500;

interface FollowOptions {
  bus: Pick<Bus, 'onTags'>;
  /** Reads the patches of these brands, or of all, and takes over what changed. */
  readPatches(ids?: readonly string[]): Promise<void>;
  log(message: string): void;
}

/** Has patches read whenever a process says that a brand changed; what could not be read is read again soon. Returns the function that ends it. */
export function followPatches({ bus, readPatches, log }: FollowOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  const read = (ids?: readonly string[]) => {
    readPatches(ids).catch((error: unknown) => {
      log(`Switches could not be read: ${error instanceof Error ? error.message : error}`);
      clearTimeout(timer);
      // Whatever else was missed meanwhile is read with it.
      timer = setTimeout(() => read(), RETRY_MS);
      timer.unref();
    });
  };
  const end = bus.onTags((tags) => {
    if (tags.includes(ALL_TAGS)) return read();
    const ids = tags.filter((tag) => tag.startsWith(BRAND_TAG)).map((tag) => tag.slice(BRAND_TAG.length));
    if (ids.length > 0) read(ids);
  });
  // What was switched before anybody listened.
  read();
  return () => {
    end();
    clearTimeout(timer);
  };
}
