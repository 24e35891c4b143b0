/** SQL of the notices to keepers of brands. */
import { asc, inArray } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { keeperNotice } from '../../database/schema/brands.ts';

const NOTICES = acrossBrands(keeperNotice, 'The server watches the files of all brands.');

export type NewNotice = Pick<typeof keeperNotice.$inferInsert, 'frontend' | 'errors' | 'recipient'>;

/** What keepers were told, and not yet that it is good again. */
export function listNotices(db: Connection): Promise<NewNotice[]> {
  return db
    .select({ frontend: keeperNotice.frontend, errors: keeperNotice.errors, recipient: keeperNotice.recipient })
    .from(NOTICES)
    .orderBy(asc(keeperNotice.id));
}

/** Ids of the brands whose keeper was not told of these errors before. Of several processes, one gets each. */
export async function insertNotices(tx: Connection, notices: NewNotice[]): Promise<string[]> {
  const rows = await tx
    .insert(NOTICES)
    .values(notices)
    .onConflictDoNothing()
    .returning({ frontend: keeperNotice.frontend });
  return rows.map(({ frontend }) => frontend);
}

/** Removes the notices of these brands and returns who got them. */
export function deleteNotices(tx: Connection, brands: readonly string[]): Promise<NewNotice[]> {
  return tx
    .delete(NOTICES)
    .where(inArray(keeperNotice.frontend, [...brands]))
    .returning({ frontend: keeperNotice.frontend, errors: keeperNotice.errors, recipient: keeperNotice.recipient });
}
