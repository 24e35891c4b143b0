/** Gives the registry what administrators switched, from the database. */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { BrandPatch, PatchSource } from '../../runtime/core/brand/check/patches.ts';
import { isObject } from '../../runtime/core/brand/sources/json.ts';
import { acrossBrands } from '../database/brand-rows.ts';
import { brandPatch } from '../database/schema/brands.ts';
import { reasonOf } from '../guards/error-text.ts';
import { ALL_TAGS, type Bus } from './bus.ts';

const PATCHES = acrossBrands(brandPatch, 'The server serves all brands.');

interface Row extends Record<string, unknown> {
  frontend: string;
  version: number;
  patch: unknown;
}

/** The newest row of each brand. */
export function createPatchSource(pool: pg.Pool): PatchSource {
  return {
    async read(ids) {
      const wanted = sql`${sql.param(ids ?? null)}::text[]`;
      const { rows } = await drizzle(pool).execute<Row>(sql`
        select p.frontend, p.id as version, p.patch from ${PATCHES} p
        join (select frontend, max(id) as id from ${PATCHES} where ${wanted} is null or frontend = any(${wanted})
              group by frontend) newest on newest.id = p.id`);
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
      log(`Switches could not be read: ${reasonOf(error)}`);
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
