/** People for the tests of brands: those of the demo, who have jobs, resumes, applications and orders, and an administrator. */
import { createPool } from '../../backend/database/pool.ts';
import { makeAdministrator } from '../../backend/modules/admin/make-administrator.ts';
import { DEMO_PASSWORD } from '../../backend/seed/people.ts';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { Login, Person } from './tested-site.ts';

const admin: Login = { email: 'administrator@brand-tests.example', password: 'a password of the tests' };

/** Who signs in, by brand. Makes the administrator, who is that of all brands. */
export async function findPeople(
  databaseUrl: string,
  brands: readonly CompiledBrand[],
): Promise<Map<string, Person[]>> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    await makeAdministrator(pool, { ...admin, role: 'administrator', brand: null });
    const { rows } = await pool.query<{ brand: string; role: string; email: string }>(
      `select r.frontend as brand, r.role, a.email from account a join account_role r on r.account_id = a.id
       where a.email = r.role || '@' || r.frontend || '.example' and r.frontend = any($1) order by r.role`,
      [brands.map(({ id }) => id)],
    );
    const administrator: Person = { name: 'administrator', login: admin, path: ['pages', 'admin'] };
    return new Map(
      brands.map(({ id }) => [
        id,
        [
          ...rows
            .filter(({ brand }) => brand === id)
            .map(({ role, email }) => ({
              name: role,
              login: { email, password: DEMO_PASSWORD },
              path: ['features', role],
            })),
          administrator,
        ],
      ]),
    );
  } finally {
    await pool.end();
  }
}
