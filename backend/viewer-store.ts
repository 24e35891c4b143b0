/** SQL of the session of a request. */

import { type SQL, sql } from 'drizzle-orm';
import { NETWORK_ID } from '../runtime/core/brand/network-id.ts';
import { acrossBrands, rowsOf } from './database/brand-rows.ts';
import { accountBrand, accountRole, accountSession } from './database/schema/accounts.ts';
import type { Scope } from './scope.ts';

export type RoleName = 'applicant' | 'recruiter' | 'job_editor' | 'site_admin' | 'administrator';

export interface PersonRow extends Record<string, unknown> {
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
}

interface ViewerRow extends PersonRow {
  actor_id: number | null;
  second_factor: boolean;
}

const ANYWHERE = 'In the workspace, what somebody administers on any brand counts.';

/** Roles of an account as an array: on a brand those held there, in the workspace the administrative ones held anywhere. */
export function rolesAt(scope: Scope, accountId: SQL | number): SQL<RoleName[]> {
  if (scope.frontend !== NETWORK_ID)
    return sql`array(select distinct r.role from ${rowsOf(scope).all(accountRole)} r where r.account_id = ${accountId})`;
  return sql`array(select distinct r.role from ${acrossBrands(accountRole, ANYWHERE)} r
    where r.account_id = ${accountId} and r.role in ('administrator', 'site_admin', 'job_editor') and not exists(
      select from ${acrossBrands(accountBrand, ANYWHERE)} o
      where o.account_id = r.account_id and o.frontend = r.frontend and o.blocked is not null))`;
}

/** Of an account `a` with its row `b` of the brand. */
const personOn = (scope: Scope) => sql`
  a.id, a.email, a.display_name, a.first_name, a.last_name, a.email_verified is not null as address_proven,
  coalesce(a.email_verified, b.vouched) is not null as email_verified,
  b.approved is not null as approved, b.account_id is not null as joined, b.active_organization_id,
  ${rolesAt(scope, sql`a.id`)} as roles`;

/** An account that is not blocked here. */
export async function findPersonOn(scope: Scope, accountId: number): Promise<PersonRow | undefined> {
  const { rows } = await scope.db.execute<PersonRow>(sql`
    select ${personOn(scope)} from account a
    left join ${rowsOf(scope).all(accountBrand)} b on b.account_id = a.id
    where a.id = ${accountId} and a.blocked is null and b.blocked is null`);
  return rows[0];
}

/** The claims say on which site the session is, the scope what the request is about. */
export async function findSession(
  scope: Scope,
  { sessionId, version, frontend }: { sessionId: string; version: number; frontend: string },
): Promise<ViewerRow | undefined> {
  const { rows } = await scope.db.execute<ViewerRow>(sql`
    select ${personOn(scope)}, s.actor_id, s.second_factor is not null as second_factor
    from ${rowsOf({ ...scope, frontend }).all(accountSession)} s
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
