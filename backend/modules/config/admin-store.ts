/** SQL of app config entries, for administrators. */
import { eq } from 'drizzle-orm';
import { rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import { appConfig } from '../../database/schema/brands.ts';
import type { Scope } from '../../scope.ts';

type Reach = Parameters<typeof rowsWithin>[0];

export interface ConfigValues {
  name: string;
  key: string;
  value: string;
}

/** The brand of an entry; null outside of the reach. */
export async function findConfigBrand(reach: Reach, id: number): Promise<string | null> {
  const [row] = await rowsWithin(reach)
    .select({ frontend: appConfig.frontend })
    .from(appConfig)
    .where(eq(appConfig.id, id));
  return row?.frontend ?? null;
}

/** The id of the new entry; null if the brand has one of this name. */
export async function insertConfig(scope: Scope, values: ConfigValues): Promise<number | null> {
  const [row] = await rowsOf(scope)
    .insert(appConfig)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: appConfig.id });
  return row?.id ?? null;
}

/** False if the entry is gone. */
export async function updateConfig(scope: Scope, id: number, values: Omit<ConfigValues, 'name'>): Promise<boolean> {
  const rows = await rowsOf(scope)
    .update(appConfig)
    .set(values)
    .where(eq(appConfig.id, id))
    .returning({ id: appConfig.id });
  return rows.length > 0;
}

/** The name of the entry; null if it is gone. */
export async function deleteConfig(scope: Scope, id: number): Promise<string | null> {
  const [row] = await rowsOf(scope).delete(appConfig).where(eq(appConfig.id, id)).returning({ name: appConfig.name });
  return row?.name ?? null;
}
