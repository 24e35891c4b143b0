/** SQL of settings that an administrator keeps per brand. */
import { asc, eq } from 'drizzle-orm';
import { appConfig } from '../../database/schema/brands.ts';
import type { Scope } from '../../scope.ts';

/** The entries of this brand by name. */
export function listAppConfig({ db, frontend }: Scope) {
  return db
    .select({ name: appConfig.name, key: appConfig.key, value: appConfig.value })
    .from(appConfig)
    .where(eq(appConfig.frontend, frontend))
    .orderBy(asc(appConfig.name));
}
