/** Demo people: on each brand an applicant, and a recruiter who owns one of its organizations. */
import type pg from 'pg';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import { hashPassword } from '../modules/accounts/passwords.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** The same for all of them; documented in docs/accounts.md. */
export const DEMO_PASSWORD = 'demo-password';

const people = [
  { role: 'applicant', firstName: 'Alex', lastName: 'Seeker' },
  { role: 'recruiter', firstName: 'Robin', lastName: 'Hirer' },
] as const;

/** `applicant@<brand>.example` and `recruiter@<brand>.example`, where the brand has these roles. Existing accounts are left unchanged. */
export async function seedPeople(client: Client, brands: readonly CompiledBrand[], now: Date): Promise<string[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const emails: string[] = [];
  for (const { id: frontend, document } of brands) {
    const organizationId = await findEmployer(client, frontend);
    // A brand without demo content must not get accounts with a publicly known password.
    if (organizationId === null) continue;
    for (const { role, firstName, lastName } of people) {
      const email = `${role}@${frontend}.example`;
      if (!document.features[role]) continue;
      const { rows } = await client.query<{ id: number }>(
        `insert into account (email, display_name, first_name, last_name, password_hash, email_verified, created, changed)
         values ($1, $2 || ' ' || $3, $2, $3, $4, $5, $5, $5) on conflict (email) do nothing returning id`,
        [email, firstName, lastName, passwordHash, now],
      );
      const accountId = rows[0]?.id;
      if (accountId === undefined) continue;
      emails.push(email);
      await client.query('insert into account_role (account_id, frontend, role) values ($1, $2, $3)', [
        accountId,
        frontend,
        role,
      ]);
      await client.query(
        'insert into account_brand (account_id, frontend, approved, locale, joined) values ($1, $2, $4, $3, $4)',
        [accountId, frontend, document.locales.default, now],
      );
      if (role === 'recruiter') await own(client, organizationId, accountId);
    }
  }
  return emails;
}

/** The first published organization of a brand without an owner. */
async function findEmployer(client: Client, frontend: string): Promise<number | null> {
  const { rows } = await client.query<{ id: number }>(
    `select o.id from organization o join organization_profile p on p.organization_id = o.id
     where p.frontend = $1 and p.published and o.owner_id is null order by o.id limit 1`,
    [frontend],
  );
  return rows[0]?.id ?? null;
}

async function own(client: Client, organizationId: number, accountId: number): Promise<void> {
  await client.query('update organization set owner_id = $2 where id = $1', [organizationId, accountId]);
  await client.query("insert into organization_member (organization_id, account_id, role) values ($1, $2, 'owner')", [
    organizationId,
    accountId,
  ]);
}
