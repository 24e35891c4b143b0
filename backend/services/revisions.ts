/** Keeps the good revisions of brands over a restart. */
import type pg from 'pg';

export interface KeptRevision {
  id: string;
  revision: string;
  /** The resolved document. */
  document: unknown;
}

export interface RevisionStore {
  /** The newest good revision of a brand. */
  lastGood(id: string): Promise<KeptRevision | undefined>;
  /** Does nothing when it is the newest already. */
  save(revision: KeptRevision): Promise<void>;
}

const KEPT = 20;

/** Revisions in the database, the newest twenty of each brand. */
export function createRevisionStore(pool: pg.Pool): RevisionStore {
  return {
    async lastGood(id) {
      const { rows } = await pool.query<{ revision: string; document: unknown }>(
        'select revision, document from brand_revision where frontend = $1 order by id desc limit 1',
        [id],
      );
      return rows[0] === undefined ? undefined : { id, ...rows[0] };
    },
    async save({ id, revision, document }) {
      const { rowCount } = await pool.query(
        `insert into brand_revision (frontend, revision, document) select $1, $2, $3
         where $2 is distinct from (select revision from brand_revision where frontend = $1 order by id desc limit 1)`,
        [id, revision, JSON.stringify(document)],
      );
      if (rowCount === 0) return;
      await pool.query(
        `delete from brand_revision where frontend = $1 and id <
           (select min(id) from (select id from brand_revision where frontend = $1 order by id desc limit $2) newest)`,
        [id, KEPT],
      );
    },
  };
}
