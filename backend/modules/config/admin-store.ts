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

/** Locked until the end of the transaction; null if the entry is gone. */
export async function lockConfig(scope: Scope, id: number): Promise<ConfigValues | null> {
  const [row] = await rowsOf(scope)
    .select({ name: appConfig.name, key: appConfig.key, value: appConfig.value })
    .from(appConfig)
    .where(eq(appConfig.id, id))
    .for('update');
  return row ?? null;
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

export async function updateConfig(scope: Scope, id: number, values: Omit<ConfigValues, 'name'>): Promise<void> {
  await rowsOf(scope).update(appConfig).set(values).where(eq(appConfig.id, id));
}

export async function deleteConfig(scope: Scope, id: number): Promise<void> {
  await rowsOf(scope).delete(appConfig).where(eq(appConfig.id, id));
}
