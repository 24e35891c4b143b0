/** SQL of landing pages stored in the database. */
import { and, eq } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { landingPage } from '../../database/schema/pages.ts';
import type { Scope } from '../../scope.ts';

/** The published page of this brand at a path in one language. */
export async function findLandingPage(scope: Scope, langcode: string, path: string) {
  const [row] = await rowsOf(scope)
    .select()
    .from(landingPage)
    .where(and(eq(landingPage.langcode, langcode), eq(landingPage.path, path), landingPage.published));
  return row ?? null;
}
