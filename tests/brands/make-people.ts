/** People for the tests of a brand, one of each role, whether or not the demo has any. */

import { createPool } from '../../backend/database/pool.ts';
import { hashPassword } from '../../backend/modules/accounts/passwords.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { rolesOf } from '../../runtime/core/forms/brand-rules.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { Person } from './tested-site.ts';

const password = 'a password of the tests';

/** Confirmed accounts on these brands, by brand; and an administrator of all of them. */
export async function makePeople(
  databaseUrl: string,
  brands: readonly CompiledBrand[],
): Promise<Map<string, Person[]>> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    const administrator = { email: 'administrator@brand-tests.example', password };
    await makeAdministrator(pool, { ...administrator, role: 'administrator', brand: null });
    const hash = await hashPassword(password);
    const people = new Map<string, Person[]>();
    for (const { id, document } of brands) {
      const members: Person[] = rolesOf(document).map((name) => ({
        name,
        login: { email: `${name}-of-${id}@brand-tests.example`, password },
        path: ['features', name],
      }));
      for (const { name, login } of members) {
        await pool.query(
          `with person as (
             insert into account (email, display_name, first_name, last_name, password_hash, email_verified, created, changed)
             values ($1, 'Kim Tester', 'Kim', 'Tester', $2, now(), now(), now()) on conflict (email) do nothing returning id),
           role as (insert into account_role (account_id, frontend, role) select id, $3, $4 from person)
           insert into account_brand (account_id, frontend, approved, locale, joined) select id, $3, now(), $5, now() from person`,
          [login?.email, hash, id, name, document.locales.default],
        );
      }
      people.set(id, [...members, { name: 'administrator', login: administrator, path: ['pages', 'admin'] }]);
    }
    return people;
  } finally {
    await pool.end();
  }
}
