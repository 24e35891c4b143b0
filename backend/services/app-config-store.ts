/** SQL of settings per brand, set by an administrator. */
import { asc } from 'drizzle-orm';
import { rowsOf } from '../database/brand-rows.ts';
import { appConfig } from '../database/schema/brands.ts';
import type { Scope } from '../scope.ts';

/** The entries of this brand by name. */
export function listAppConfig(scope: Scope) {
  return rowsOf(scope)
    .select({ name: appConfig.name, key: appConfig.key, value: appConfig.value })
    .from(appConfig)
    .where()
    .orderBy(asc(appConfig.name));
}
