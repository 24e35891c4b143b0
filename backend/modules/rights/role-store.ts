/** SQL of the roles of administrators, which may apply to several brands or to all of them. */
import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { acrossBrands } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { account, accountBrand, accountRole } from '../../database/schema/accounts.ts';
import type { Scope } from '../../scope.ts';
import type { RoleName } from '../../viewer-store.ts';

const BLOCKED = acrossBrands(accountBrand, 'A role counts on the brands where its person is not blocked.');

/** Brands on which a person has any of these roles and is not blocked; null means every brand. */
export function listRoles({ db }: Pick<Scope, 'db'>, accountId: number, roles: readonly RoleName[]) {
  return db
    .select({ role: accountRole.role, frontend: accountRole.frontend })
    .from(acrossBrands(accountRole, 'Answers which brands a person administers.'))
    .where(
      and(
        eq(accountRole.accountId, accountId),
        inArray(accountRole.role, [...roles]),
        notExists(
          db
            .select({ one: sql`1` })
            .from(BLOCKED)
            .where(
              and(
                eq(accountBrand.accountId, accountId),
                eq(accountBrand.frontend, accountRole.frontend),
                isNotNull(accountBrand.blocked),
              ),
            ),
        ),
      ),
    );
}

/** Administrators of the whole network. */
export function listNetworkAdministrators(db: Connection) {
  return db
    .select({ id: account.id, blocked: account.blocked })
    .from(acrossBrands(accountRole, 'Administrators of the network stand on no brand.'))
    .innerJoin(account, eq(account.id, accountRole.accountId))
    .where(and(eq(accountRole.role, 'administrator'), isNull(accountRole.frontend)));
}

/** Serializes checks for the last administrator, until the end of the transaction. */
export async function holdNetworkAdministrators(db: Connection): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('administrators'))`);
}
