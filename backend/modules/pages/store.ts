/** SQL of text and landing pages as visitors read them. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { rowsOf } from '../../database/brand-rows.ts';
import { landingPage } from '../../database/schema/pages.ts';
import type { Scope } from '../../scope.ts';

const isPublished = (now: Date) => sql`${landingPage.publishAt} <= ${now}`;

/** The published page of this brand at a path in one language. */
export async function findLandingPage(
  scope: Scope,
  { langcode, path, now }: { langcode: string; path: string; now: Date },
) {
  const [row] = await rowsOf(scope)
    .select()
    .from(landingPage)
    .where(and(eq(landingPage.langcode, langcode), eq(landingPage.path, path), isPublished(now)));
  return row ?? null;
}

/** Published landing pages of this brand in one language: those with a saved search, oldest first. */
export function listPublishedLandings(
  scope: Scope,
  { langcode, now, limit }: { langcode: string; now: Date; limit: number },
) {
  const { id, path, title, search } = landingPage;
  return rowsOf(scope)
    .select({ path, title, search })
    .from(landingPage)
    .where(and(eq(landingPage.langcode, langcode), isNotNull(search), isPublished(now)))
    .orderBy(id)
    .limit(limit);
}

/** Language and path of the published versions of a page of this brand, its own among them. */
export function listPublishedVersions(
  scope: Scope,
  translation: string,
  now: Date,
): Promise<{ langcode: string; path: string }[]> {
  return rowsOf(scope)
    .select({ langcode: landingPage.langcode, path: landingPage.path })
    .from(landingPage)
    .where(and(eq(landingPage.translation, translation), isPublished(now)));
}
