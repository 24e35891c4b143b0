/** The network keeps somebody who administers it. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { account, accountRole } from '../../database/schema/accounts.ts';
import { refusal } from '../../refusal.ts';

/** Throws `UserError` LAST_ADMINISTRATOR when nobody else would be left. Of two who ask at once, the second waits for the first. */
export async function keepAnAdministrator(db: Connection, id: number): Promise<void> {
  if (!(await administrators(db)).some((one) => one.id === id)) return;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('administrators'))`);
  const isLeft = (await administrators(db)).some((one) => one.id !== id && one.blocked === null);
  if (!isLeft) throw refusal('LAST_ADMINISTRATOR');
}

function administrators(db: Connection) {
  return db
    .select({ id: account.id, blocked: account.blocked })
    .from(acrossBrands(accountRole, 'Administrators of the network stand on no brand.'))
    .innerJoin(account, eq(account.id, accountRole.accountId))
    .where(and(eq(accountRole.role, 'administrator'), isNull(accountRole.frontend)));
}
