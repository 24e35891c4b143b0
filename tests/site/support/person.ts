/** People created for a single test, invisible to others. */
import { randomUUID } from 'node:crypto';
import { siteRows } from './rows.ts';

/**
 * Creates a person like the demo's applicant or recruiter of a brand, with the same name, password and organization,
 * and returns their email address.
 */
export async function ownPerson(brand: string, role: 'applicant' | 'recruiter'): Promise<string> {
  const model = `${role}@${brand}.example`;
  const email = `${role}-${randomUUID()}@${brand}.example`;
  const made = await siteRows(
    `with model as (select * from account where email = $1),
       person as (
         insert into account (email, display_name, first_name, last_name, password_hash, email_verified, created, changed)
         select $2, display_name, first_name, last_name, password_hash, email_verified, created, changed from model
         returning id),
       role as (
         insert into account_role (account_id, frontend, role)
         select person.id, r.frontend, r.role from person, model join account_role r on r.account_id = model.id
         where r.frontend = $3 and r.role = $4),
       brand as (
         insert into account_brand (account_id, frontend, approved, locale, joined)
         select person.id, b.frontend, b.approved, b.locale, b.joined
         from person, model join account_brand b on b.account_id = model.id where b.frontend = $3),
       member as (
         insert into organization_member (organization_id, account_id, role)
         select m.organization_id, person.id, m.role from person, model
         join organization_member m on m.account_id = model.id
         join organization_profile p on p.organization_id = m.organization_id and p.frontend = $3)
     select id from person`,
    [model, email, brand, role],
  );
  if (made.length !== 1) throw new Error(`The demo has nobody at ${model}.`);
  return email;
}

/** Creates a person with an organization of their own that has ordered nothing so far; without `role`, they own it. */
export async function newEmployer(
  brand: string,
  { name = `works-${randomUUID()}`, role = 'owner' }: { name?: string; role?: 'owner' | 'editor' } = {},
): Promise<{ email: string; organization: number }> {
  const email = await ownPerson(brand, 'recruiter');
  const [made] = await siteRows<{ id: number }>(
    `with person as (select id from account where email = $1),
       gone as (delete from organization_member m using person p where m.account_id = p.id),
       made as (insert into organization (name, owner_id, data) select $3, id, '{}' from person returning id, owner_id),
       profile as (insert into organization_profile (organization_id, frontend, slug) select id, $2, $3 from made),
       member as (insert into organization_member (organization_id, account_id, role) select id, owner_id, $4 from made)
     select id from made`,
    [email, brand, name, role],
  );
  if (!made) throw new Error('There is no organization.');
  return { email, organization: made.id };
}
