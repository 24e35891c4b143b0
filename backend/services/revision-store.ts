/** Stores the valid revisions of brands across restarts. */
import { desc, lt, min, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { acrossBrands, rowsOf } from '../database/brand-rows.ts';
import { brandRevision } from '../database/schema/brands.ts';

export interface KeptRevision {
  id: string;
  revision: string;
  /** The resolved document. */
  document: unknown;
}

export interface RevisionStore {
  /** The newest valid revision of a brand, and when it was stored. */
  lastGood(id: string): Promise<(KeptRevision & { created: Date }) | undefined>;
  /** Does nothing if it is the newest already. Returns when it was stored. */
  save(revision: KeptRevision): Promise<Date>;
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
        created: brandRevision.created,
        document: sql<string>`${brandRevision.document} #>> '{}'`.as('document'),
      })
      .from(brandRevision)
      .where()
      .orderBy(desc(brandRevision.id))
      .limit(count);
  async function keep({ id, revision, document }: KeptRevision): Promise<Date> {
    const [last] = await newest(id, 1);
    if (last?.revision === revision) return last.created;
    const here = { db, frontend: id };
    const [added] = await rowsOf(here)
      .insert(brandRevision)
      .values({ revision, document })
      .returning({ created: brandRevision.created });
    if (added === undefined) throw new Error('The database took no row.');
    const kept = newest(id, KEPT).as('kept');
    const oldest = db.select({ id: min(kept.id) }).from(kept);
    await rowsOf(here).delete(brandRevision).where(lt(brandRevision.id, oldest));
    return added.created;
  }

  // In order of the changes, so that the newest row is the one restored.
  let saved: Promise<unknown> = Promise.resolve();
  return {
    async lastGood(id) {
      const [row] = await newest(id, 1);
      return row && { id, revision: row.revision, document: row.document, created: row.created };
    },
    save(kept) {
      const save = saved.then(() => keep(kept));
      saved = save.catch(() => undefined);
      return save;
    },
  };
}

/** When the newest valid revision of each brand was stored, by id. */
export async function lastStored(pool: pg.Pool): Promise<Map<string, Date>> {
  const revisions = acrossBrands(brandRevision, 'The command line lists every brand.');
  const rows = await drizzle(pool)
    .selectDistinctOn([brandRevision.frontend], { id: brandRevision.frontend, created: brandRevision.created })
    .from(revisions)
    .orderBy(brandRevision.frontend, desc(brandRevision.id));
  return new Map(rows.map(({ id, created }) => [id, created]));
}
