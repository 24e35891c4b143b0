/** Files of the builds that processes of this site run or ran lately, in the database. */
import { asc, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { build, buildFile } from '../database/schema/builds.ts';

export interface KeptBuild {
  id: string;
  /** The hash of each file, by its path. */
  files: Record<string, string>;
}

export interface BuildStore {
  /**
   * Keeps a build, and removes those that are too old; `read` is asked for the files that are not there yet. False for a
   * build that was there.
   */
  keep(build: KeptBuild, read: (path: string) => Promise<Buffer>): Promise<boolean>;
  /** Builds whose id is not among the known ones, the latest first, and the ids of all. */
  others(known: readonly string[]): Promise<{ ids: string[]; added: KeptBuild[] }>;
  /** The bytes with this hash. */
  read(sha256: string): Promise<Buffer | undefined>;
}

/** However old, so many builds stay; and never more than so many, however young. */
const KEPT = { always: 3, atMost: 12, days: 14 };
/** Of several processes that start at once, one writes. */
const LOCK = 3_025_007;

export function createBuildStore(pool: pg.Pool): BuildStore {
  const db = drizzle(pool);
  return {
    keep({ id, files }, read) {
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
        const known = await tx.select({ id: build.id }).from(build).where(eq(build.id, id));
        if (known.length > 0) {
          await tx.update(build).set({ started: sql`now()` }).where(eq(build.id, id));
          return false;
        }
        const hashes = [...new Set(Object.values(files))];
        const there = await tx
          .select({ sha256: buildFile.sha256 })
          .from(buildFile)
          .where(inArray(buildFile.sha256, hashes));
        const kept = new Set(there.map(({ sha256 }) => sha256));
        for (const [path, sha256] of Object.entries(files)) {
          if (kept.has(sha256)) continue;
          kept.add(sha256);
          await tx.insert(buildFile).values({ sha256, body: await read(path) });
        }
        await tx.insert(build).values({ id, files });
        const ranked = tx.$with('ranked').as(
          tx
            .select({
              id: build.id,
              started: build.started,
              rank: sql<number>`row_number() over (order by ${build.started} desc)`.as('rank'),
            })
            .from(build),
        );
        const gone = tx
          .with(ranked)
          .select({ id: ranked.id })
          .from(ranked)
          .where(
            sql`${ranked.rank} > ${KEPT.atMost} or (${ranked.rank} > ${KEPT.always}
              and ${ranked.started} < now() - ${KEPT.days} * interval '1 day')`,
          );
        const removed = await tx.delete(build).where(inArray(build.id, gone)).returning({ id: build.id });
        if (removed.length === 0) return true;
        const used = tx.select({ sha256: sql<string>`f.value` }).from(sql`${build}, json_each_text(${build.files}) f`);
        await tx.delete(buildFile).where(notInArray(buildFile.sha256, used));
        return true;
      });
    },
    async others(known) {
      const all = await db.select({ id: build.id }).from(build).orderBy(desc(build.started), asc(build.id));
      const ids = all.map(({ id }) => id);
      const missing = ids.filter((id) => !known.includes(id));
      if (missing.length === 0) return { ids, added: [] };
      const added = await db
        .select({ id: build.id, files: build.files })
        .from(build)
        .where(inArray(build.id, missing))
        .orderBy(desc(build.started), asc(build.id));
      return { ids, added };
    },
    async read(sha256) {
      const [row] = await db.select({ body: buildFile.body }).from(buildFile).where(eq(buildFile.sha256, sha256));
      return row?.body;
    },
  };
}
