/** Workspaces for a single test file, with administrators of the network and of a brand. */
import type pg from 'pg';
import { createPool } from '../../../backend/database/pool.ts';
import { makeAdministrator } from '../../../backend/modules/admin/make-administrator.ts';
import type { OwnServer, ownServers } from './own-server.ts';

export const PASSWORD = 'a password of the tests';
/** Administers the network. */
export const BOSS = 'boss@example.com';
/** Administers one brand. */
export const KEEPER = 'keeper@example.com';

/** Starts a server with a workspace; end its pool after the last test. Without `keeperOf` there is nobody but the administrator of the network. */
export async function startWorkspace(
  own: ReturnType<typeof ownServers>,
  keeperOf: string | null = null,
  env: Readonly<Record<string, string>> = {},
): Promise<{ server: OwnServer; pool: pg.Pool }> {
  const databaseUrl = await own.database();
  const server = await own.start({ DATABASE_URL: databaseUrl, ADMIN_HOST: 'admin.localhost', ...env });
  const pool = createPool(databaseUrl);
  await makeAdministrator(pool, { email: BOSS, role: 'administrator', brand: null, password: PASSWORD });
  if (keeperOf !== null)
    await makeAdministrator(pool, { email: KEEPER, role: 'site_admin', brand: keeperOf, password: PASSWORD });
  return { server, pool };
}
