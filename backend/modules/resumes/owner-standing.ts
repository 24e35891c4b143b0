/** How the owner of a resume stands on a brand, for whatever hangs on it. */
import { type SQL, sql } from 'drizzle-orm';
import { blockedOn, verifiedOn } from '../accounts/standing.ts';

export interface OwnerStanding {
  verified: boolean;
  blocked: boolean;
  approved: boolean;
  /** The person looks for work on that brand. */
  applicant: boolean;
}

/** Columns of an `OwnerStanding`, where `a` is the account; `frontend` is the column that names the brand. */
export const ownerStanding = (frontend: SQL): SQL => sql`
  ${verifiedOn(frontend, sql`a`)} as verified, ${blockedOn(frontend, sql`a`)} as blocked,
  exists(select from account_brand b
    where b.account_id = a.id and b.frontend = ${frontend} and b.approved is not null) as approved,
  exists(select from account_role o
    where o.account_id = a.id and o.role = 'applicant' and o.frontend = ${frontend}) as applicant`;
