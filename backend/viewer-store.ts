/** SQL of the session of a request. */

import { sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from './database/brand-rows.ts';
import { accountBrand, accountRole, accountSession } from './database/schema/accounts.ts';
import type { Scope } from './scope.ts';

export type RoleName = 'applicant' | 'recruiter' | 'job_editor' | 'site_admin' | 'administrator';

interface ViewerRow extends Record<string, unknown> {
  id: number;
  email: string;
  display_name: string;
  first_name: string;
  last_name: string;
  email_verified: boolean;
  address_proven: boolean;
  approved: boolean;
  joined: boolean;
  active_organization_id: number | null;
  roles: RoleName[];
  actor_id: number | null;
  second_factor: boolean;
}

export async function findSession(
  scope: Scope,
  { sessionId, version }: { sessionId: string; version: number },
): Promise<ViewerRow | undefined> {
  const { rows } = await scope.db.execute<ViewerRow>(sql`
    select a.id, a.email, a.display_name, a.first_name, a.last_name, a.email_verified is not null as address_proven,
      coalesce(a.email_verified, b.vouched) is not null as email_verified,
      b.approved is not null as approved, b.account_id is not null as joined, b.active_organization_id,
      s.actor_id, s.second_factor is not null as second_factor,
      array(select distinct r.role from ${rowsOf(scope).all(accountRole)} r where r.account_id = a.id) as roles
    from ${rowsOf(scope).all(accountSession)} s
    join account a on a.id = s.account_id
    left join ${rowsOf(scope).all(accountBrand)} b on b.account_id = a.id
    where s.id = ${sessionId} and s.ended is null and s.expires > now()
      and a.blocked is null and b.blocked is null and a.token_version = ${version} and s.token_version = a.token_version
      and (s.actor_session_id is null or exists(
        select from ${acrossBrands(accountSession, 'An administrator may have signed in elsewhere.')} p join account o on o.id = p.account_id
        where p.id = s.actor_session_id and p.ended is null and p.expires > now()
          and o.blocked is null and o.token_version = p.token_version))`);
  return rows[0];
}
