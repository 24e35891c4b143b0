/** SQL of landing pages that are kept in the database. */
import { and, eq } from 'drizzle-orm';
import { landingPage } from '../../database/schema/pages.ts';
import type { Scope } from '../../scope.ts';

/** The published page of this brand at a path in one language. */
export async function findLandingPage({ db, frontend }: Scope, langcode: string, path: string) {
  const [row] = await db
    .select()
    .from(landingPage)
    .where(
      and(
        eq(landingPage.frontend, frontend),
        eq(landingPage.langcode, langcode),
        eq(landingPage.path, path),
        landingPage.published,
      ),
    );
  return row ?? null;
}
