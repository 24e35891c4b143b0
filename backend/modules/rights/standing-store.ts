/** How accounts stand on one brand: an administrator of the network speaks for all brands, one of a brand for that brand alone. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { tableOf } from '../../database/brand-rows.ts';
import { account, accountBrand } from '../../database/schema/accounts.ts';
import type { Scope } from '../../scope.ts';

/** The table of accounts as a query names it. */
type Who = SQL | typeof account;
/** A column or value. */
type Brand = SQL | string;

/** Whether the account is kept out of the brand. */
export const blockedOn = (
  frontend: Brand,
  who: Who = account,
): SQL<boolean> => sql`(${who}.blocked is not null or exists(
  select from ${tableOf(frontend, accountBrand)} s where s.account_id = ${who}.id and s.blocked is not null))`;

/** Whether the address of the account counts as confirmed on the brand. */
export const verifiedOn = (
  frontend: Brand,
  who: Who = account,
): SQL<boolean> => sql`(${who}.email_verified is not null or exists(
  select from ${tableOf(frontend, accountBrand)} s where s.account_id = ${who}.id and s.vouched is not null))`;

/** Whether mails about what happens on the brand reach the account. */
export const reachedOn = (frontend: Brand, who: Who = account): SQL<boolean> =>
  sql`(${verifiedOn(frontend, who)} and not ${blockedOn(frontend, who)})`;

/** Whether the account is kept out of this brand. */
export async function isBlocked({ db, frontend }: Scope, accountId: number): Promise<boolean> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), blockedOn(frontend)));
  return rows.length > 0;
}
