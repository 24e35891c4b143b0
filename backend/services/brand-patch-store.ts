/** SQL of settings that administrators changed. */

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { BrandPatch, PatchSource } from '../../runtime/core/brand/check/patches.ts';
import { isObject } from '../../runtime/core/brand/sources/json.ts';
import { acrossBrands } from '../database/brand-rows.ts';
import { brandPatch } from '../database/schema/brands.ts';

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
