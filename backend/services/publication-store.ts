/** What was published of brand files, and what the folders of all processes hold. */
import { desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { brandFile, brandFolder, brandPublication, type PublishedFiles } from '../database/schema/published.ts';
import { announceTags } from './tag-store.ts';

export type { PublishedFiles };
export type PublishedBrands = Record<string, PublishedFiles | null>;

/** Announces a publication. No page has this tag. */
export const PUBLICATION_TAG = 'published:';
/** Announces that a folder of brands holds something else. */
export const FOLDER_TAG = 'folders:';

export interface Publication {
  id: number;
  brands: PublishedBrands;
  kind: string;
  changed: string[];
  restores: number | null;
  author: string;
  note: string;
  created: Date;
}

export interface NewPublication extends Pick<Publication, 'brands' | 'changed' | 'author' | 'note'> {
  /** The newest publication that it is made from; null if there was none. */
  expected: number | null;
  /** Set to undo: the publication that applies again, null for the folders alone. */
  reverts?: { to: number | null };
}

/** So many publications are kept. */
const KEPT = 50;
const LOCK = 3_025_008;
/** A process says every minute what its folder holds. */
const FOLDER_LIVES = '3 minutes';

/** Every hash that publications name. */
const USED = sql`select h.value from ${brandPublication} p, json_each(p.brands) b,
  lateral (select value from json_each_text(case json_typeof(b.value) when 'object' then b.value -> 'documents' end)
           union all select value from json_each_text(case json_typeof(b.value) when 'object' then b.value -> 'assets' end)) h`;

const db = (pool: pg.Pool) => drizzle(pool);

/** What applies now; undefined while nothing was ever published. */
export async function newestPublication(pool: pg.Pool): Promise<Publication | undefined> {
  const [row] = await db(pool).select().from(brandPublication).orderBy(desc(brandPublication.id)).limit(1);
  return row;
}

/** The newest first. */
export function listPublications(pool: pg.Pool, count = KEPT): Promise<Publication[]> {
  return db(pool).select().from(brandPublication).orderBy(desc(brandPublication.id)).limit(count);
}

/** The bytes with these hashes, by hash; those that are not kept are missing. */
export async function readPublished(pool: pg.Pool, hashes: readonly string[]): Promise<Map<string, Buffer>> {
  if (hashes.length === 0) return new Map();
  const rows = await db(pool)
    .select()
    .from(brandFile)
    .where(inArray(brandFile.sha256, [...hashes]));
  return new Map(rows.map(({ sha256, body }) => [sha256, body]));
}

/** Publishes, in one step for all brands. Null if somebody else has published since `expected`. */
export function publish(
  pool: pg.Pool,
  { expected, reverts, ...row }: NewPublication,
  files: ReadonlyMap<string, Buffer>,
): Promise<number | null> {
  return db(pool).transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const [newest] = await tx
      .select({ id: brandPublication.id })
      .from(brandPublication)
      .orderBy(desc(brandPublication.id))
      .limit(1);
    if ((newest?.id ?? null) !== expected) return null;
    for (const [sha256, body] of files) await tx.insert(brandFile).values({ sha256, body }).onConflictDoNothing();
    const [added] = await tx
      .insert(brandPublication)
      .values({ ...row, kind: reverts ? 'revert' : 'publish', restores: reverts?.to ?? null })
      .returning({ id: brandPublication.id });
    if (added === undefined) throw new Error('The database took no row.');
    const kept = tx
      .select({ id: brandPublication.id })
      .from(brandPublication)
      .orderBy(desc(brandPublication.id))
      .limit(KEPT)
      .as('kept');
    await tx
      .delete(brandPublication)
      .where(lt(brandPublication.id, tx.select({ id: sql`min(${kept.id})` }).from(kept)));
    await tx.delete(brandFile).where(sql`${brandFile.sha256} not in (${USED})`);
    await announceTags(tx, [PUBLICATION_TAG]);
    return added.id;
  });
}

export interface BrandFolder {
  /** Machine and path. */
  place: string;
  /** Hash of each brand's files, by id. */
  hashes: Record<string, string>;
}

/** Notes what a folder holds, and announces it if that is new. */
export async function reportFolder(pool: pg.Pool, { place, hashes }: BrandFolder): Promise<void> {
  await db(pool).transaction(async (tx) => {
    await tx.delete(brandFolder).where(sql`${brandFolder.seen} < now() - ${FOLDER_LIVES}::interval`);
    const [before] = await tx
      .select({ hashes: brandFolder.hashes })
      .from(brandFolder)
      .where(eq(brandFolder.place, place));
    await tx
      .insert(brandFolder)
      .values({ place, hashes })
      .onConflictDoUpdate({ target: brandFolder.place, set: { hashes, seen: sql`now()` } });
    if (JSON.stringify(before?.hashes) !== JSON.stringify(hashes)) await announceTags(tx, [FOLDER_TAG]);
  });
}

/** What the folders of processes that run hold. */
export function listFolders(pool: pg.Pool): Promise<BrandFolder[]> {
  return db(pool)
    .select({ place: brandFolder.place, hashes: brandFolder.hashes })
    .from(brandFolder)
    .where(sql`${brandFolder.seen} >= now() - ${FOLDER_LIVES}::interval`)
    .orderBy(brandFolder.place);
}
