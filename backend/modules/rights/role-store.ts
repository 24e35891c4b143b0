/** SQL of the roles of administrators, which may hold on several brands or on all of them. */
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { account, accountRole } from '../../database/schema/accounts.ts';
import type { Scope } from '../../scope.ts';
import type { RoleName } from '../../viewer-store.ts';

/** Where a person holds any of these roles; null means every brand. */
export function listRoles({ db }: Pick<Scope, 'db'>, accountId: number, roles: readonly RoleName[]) {
  return db
    .select({ role: accountRole.role, frontend: accountRole.frontend })
    .from(acrossBrands(accountRole, 'Answers which brands a person administers.'))
    .where(and(eq(accountRole.accountId, accountId), inArray(accountRole.role, [...roles])));
}

/** Whoever administers the whole network. */
export function listNetworkAdministrators(db: Connection) {
  return db
    .select({ id: account.id, blocked: account.blocked })
    .from(acrossBrands(accountRole, 'Administrators of the network stand on no brand.'))
    .innerJoin(account, eq(account.id, accountRole.accountId))
    .where(and(eq(accountRole.role, 'administrator'), isNull(accountRole.frontend)));
}

/** Until the transaction ends nobody else looks who would be left. */
export async function holdNetworkAdministrators(db: Connection): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('administrators'))`);
}
