/** Stores the valid revisions of brands across restarts. */
import { desc, lt, min, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { rowsOf } from '../database/brand-rows.ts';
import { brandRevision } from '../database/schema/brands.ts';

export interface KeptRevision {
  id: string;
  revision: string;
  /** The resolved document. */
  document: unknown;
}

export interface RevisionStore {
  /** The newest valid revision of a brand. */
  lastGood(id: string): Promise<KeptRevision | undefined>;
  /** Does nothing if it is the newest already. */
  save(revision: KeptRevision): Promise<void>;
}

const KEPT = 20;

/** Revisions in the database, the newest twenty of each brand. */
export function createRevisionStore(pool: pg.Pool): RevisionStore {
  const db = drizzle(pool);
  const newest = (id: string, count: number) =>
    rowsOf({ db, frontend: id })
      // As text: parsed as JSON, a document stored as a string would be parsed twice.
      .select({
        id: brandRevision.id,
        revision: brandRevision.revision,
        document: sql<string>`${brandRevision.document} #>> '{}'`.as('document'),
      })
      .from(brandRevision)
      .where()
      .orderBy(desc(brandRevision.id))
      .limit(count);
  async function keep({ id, revision, document }: KeptRevision): Promise<void> {
    const [last] = await newest(id, 1);
    if (last?.revision === revision) return;
    const here = { db, frontend: id };
    await rowsOf(here).insert(brandRevision).values({ revision, document });
    const kept = newest(id, KEPT).as('kept');
    const oldest = db.select({ id: min(kept.id) }).from(kept);
    await rowsOf(here).delete(brandRevision).where(lt(brandRevision.id, oldest));
  }

  // In order of the changes, so that the newest row is the one restored.
  let saved: Promise<void> = Promise.resolve();
  return {
    async lastGood(id) {
      const [row] = await newest(id, 1);
      return row && { id, revision: row.revision, document: row.document };
    },
    save(kept) {
      const save = saved.then(() => keep(kept));
      saved = save.catch(() => undefined);
      return save;
    },
  };
}
