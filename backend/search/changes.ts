/** The journal of search rows, for whoever follows them, such as another index. Written by triggers. */

import type { Transaction } from './index-types.ts';
import type { SearchIndex } from './port.ts';

export interface SearchChange {
  index: SearchIndex;
  /** Id of the job, the organization profile or the resume. */
  subject: number;
}

/** For a reader that does not come back within this time, nothing is kept. */
const LONGEST_KEPT = '7 days';

/**
 * What has changed since the last call of this reader, each thing once; null for a new reader and for one that stayed away too long: they read
 * everything anew. Only transactions older than all that are still running count, since an older one may commit later. The position moves with the
 * caller's transaction.
 */
export async function readChanges(tx: Transaction, reader: string): Promise<SearchChange[] | null> {
  const { rows: marks } = await tx.query<{ position: string | null; until: string }>(
    `select (select position::text from search_reader where name = $1) as position,
      pg_snapshot_xmin(pg_current_snapshot())::text as until`,
    [reader],
  );
  const { position = null, until = null } = marks[0] ?? {};
  await tx.query(
    `insert into search_reader (name, position) values ($1, $2::xid8)
      on conflict (name) do update set position = excluded.position, read = now()`,
    [reader, until],
  );
  if (position === null) return null;
  const { rows } = await tx.query<SearchChange>(
    `select distinct index, subject from search_change where transaction >= $1::xid8 and transaction < $2::xid8
      order by index, subject`,
    [position, until],
  );
  return rows;
}

/** Nothing is kept for this reader any more. */
export async function stopReading(tx: Transaction, reader: string): Promise<void> {
  await tx.query('delete from search_reader where name = $1', [reader]);
}

/** Deletes the changes that every reader has read, and readers that stayed away too long. Without readers, no change is kept. */
export async function pruneChanges(tx: Transaction): Promise<void> {
  await tx.query(`delete from search_reader where read < now() - interval '${LONGEST_KEPT}'`);
  await tx.query(
    `delete from search_change where transaction <
      coalesce((select min(position::text::bigint)::text::xid8 from search_reader), pg_snapshot_xmin(pg_current_snapshot()))`,
  );
}
