/** The standing of accounts on one brand: a network administrator decides for all brands, a brand's administrator for that brand only. */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { tableOf } from '../../database/brand-rows.ts';
import { account, accountBrand } from '../../database/schema/accounts.ts';
import type { Scope } from '../../scope.ts';

/** The table of accounts, as named in a query. */
type Who = SQL | typeof account;
/** A column or value. */
type Brand = SQL | string;

/** Whether the account is blocked on the brand. */
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

/** Whether the account receives mails about the brand. */
export const reachedOn = (frontend: Brand, who: Who = account): SQL<boolean> =>
  sql`(${verifiedOn(frontend, who)} and not ${blockedOn(frontend, who)})`;

/** Whether the account is blocked on this brand. */
export async function isBlocked({ db, frontend }: Scope, accountId: number): Promise<boolean> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), blockedOn(frontend)));
  return rows.length > 0;
}
