/** SQL of the search for the other side of a merge. */
import { and, asc, eq, exists, isNull, sql } from 'drizzle-orm';
import { rowsWithin } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { account, accountBrand } from '../../database/schema/accounts.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import { anyMatches, planList } from '../rights/list-store.ts';
import type { Kind } from './move-store.ts';

const MOST = 20;

/** Ids of entries on these brands whose name or address contains the text. Merged ones are left out. */
export async function findCandidates(
  reach: { db: Connection; brands: readonly string[] | null },
  kind: Kind,
  text: string,
): Promise<number[]> {
  const { pattern } = planList({ text }, { id: account.id }, account.id);
  const one = { one: sql`1` };
  const rows =
    kind === 'account'
      ? await reach.db
          .select({ id: account.id })
          .from(account)
          .where(
            and(
              isNull(account.mergedInto),
              anyMatches(pattern, account.email, account.displayName),
              reach.brands === null
                ? undefined
                : exists(
                    rowsWithin(reach).select(one).from(accountBrand).where(eq(accountBrand.accountId, account.id)),
                  ),
            ),
          )
          .orderBy(asc(account.email))
          .limit(MOST)
      : await reach.db
          .select({ id: organization.id })
          .from(organization)
          .where(
            and(
              isNull(organization.mergedInto),
              anyMatches(pattern, organization.name),
              reach.brands === null
                ? undefined
                : exists(
                    rowsWithin(reach)
                      .select(one)
                      .from(organizationProfile)
                      .where(eq(organizationProfile.organizationId, organization.id)),
                  ),
            ),
          )
          .orderBy(asc(organization.name), asc(organization.id))
          .limit(MOST);
  return rows.map(({ id }) => id);
}
