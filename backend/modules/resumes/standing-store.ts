/** The standing of a resume's owner on a brand, for everything that depends on it. */
import { type SQL, sql } from 'drizzle-orm';
import { tableOf } from '../../database/brand-rows.ts';
import { accountBrand, accountRole } from '../../database/schema/accounts.ts';
import { blockedOn, verifiedOn } from '../rights/standing-store.ts';

export interface OwnerStanding {
  verified: boolean;
  blocked: boolean;
  approved: boolean;
  /** Whether the person is an applicant on that brand. */
  applicant: boolean;
}

/** Columns of an `OwnerStanding`, where `a` is the account; `frontend` is the column of the brand. */
export const ownerStanding = (frontend: SQL): SQL => sql`
  ${verifiedOn(frontend, sql`a`)} as verified, ${blockedOn(frontend, sql`a`)} as blocked,
  exists(select from ${tableOf(frontend, accountBrand)} b
    where b.account_id = a.id and b.approved is not null) as approved,
  exists(select from ${tableOf(frontend, accountRole)} o
    where o.account_id = a.id and o.role = 'applicant') as applicant`;
