/** SQL of pages for those who edit them. */
import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { rowsOf, rowsWithin } from '../../database/brand-rows.ts';
import { landingPage } from '../../database/schema/pages.ts';
import type { Scope } from '../../scope.ts';
import { type EditedAsked, isInState, type Publication } from '../content/list-store.ts';
import { anyMatches, planList, readPage } from '../rights/list-store.ts';

/** A page in any state. */
export type PageRow = typeof landingPage.$inferSelect;
/** What its editors write. */
export type PageValues = Pick<PageRow, 'langcode' | 'path' | 'title' | 'description' | 'body' | 'search'>;

/** The pages of these brands. */
export async function listEditedPages(
  within: Parameters<typeof rowsWithin>[0],
  { list, state, language, now }: EditedAsked,
): Promise<{ total: number; rows: PageRow[] }> {
  const sortable = { changed: landingPage.changed, path: landingPage.path, title: landingPage.title };
  const plan = planList(list, sortable, landingPage.id);
  const where = and(
    isInState(landingPage, state, now),
    language ? eq(landingPage.langcode, language) : undefined,
    anyMatches(plan.pattern, landingPage.title, landingPage.path),
  );
  const rows = rowsWithin(within);
  const counted = rows.select({ total: count() }).from(landingPage).where(where);
  return readPage<PageRow>(plan, counted, rows.select().from(landingPage).where(where));
}

export async function findEditedPage(scope: Scope, id: number): Promise<PageRow | null> {
  const [row] = await rowsOf(scope).select().from(landingPage).where(eq(landingPage.id, id));
  return row ?? null;
}

/** The same, locked until the end of the transaction. */
export async function lockPage(tx: Scope, id: number): Promise<PageRow | null> {
  const [row] = await rowsOf(tx).select().from(landingPage).where(eq(landingPage.id, id)).for('update');
  return row ?? null;
}

/** Versions of a page of this brand in other languages. */
export function listPageTranslations(scope: Scope, translation: string): Promise<{ id: number; langcode: string }[]> {
  return rowsOf(scope)
    .select({ id: landingPage.id, langcode: landingPage.langcode })
    .from(landingPage)
    .where(eq(landingPage.translation, translation))
    .orderBy(asc(landingPage.id));
}

/** Path and language of all pages of this brand that are or will be published. */
export function listPagePaths(scope: Scope): Promise<{ langcode: string; path: string }[]> {
  return rowsOf(scope)
    .select({ langcode: landingPage.langcode, path: landingPage.path })
    .from(landingPage)
    .where(sql`${landingPage.publishAt} is not null`)
    .orderBy(asc(landingPage.path), asc(landingPage.langcode));
}

/** Serializes the choice of paths, until the end of the transaction. */
export async function lockPaths({ db }: Pick<Scope, 'db'>): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('paths of pages'))`);
}

/** Whether another page of this brand has the path in this language. */
export async function isPathTaken(
  scope: Scope,
  { langcode, path, except }: { langcode: string; path: string; except: number },
): Promise<boolean> {
  const rows = await rowsOf(scope)
    .select({ id: landingPage.id })
    .from(landingPage)
    .where(and(eq(landingPage.langcode, langcode), eq(landingPage.path, path), ne(landingPage.id, except)));
  return rows.length > 0;
}

/** A new draft; returns its id. */
export async function insertPage(tx: Scope, values: PageValues, now: Date): Promise<number> {
  const [row] = await rowsOf(tx)
    .insert(landingPage)
    .values({ ...values, created: now, changed: now })
    .returning({ id: landingPage.id });
  return row?.id ?? 0;
}

export async function updatePage(tx: Scope, id: number, values: PageValues, now: Date): Promise<void> {
  await rowsOf(tx)
    .update(landingPage)
    .set({ ...values, version: sql`${landingPage.version} + 1`, changed: now })
    .where(eq(landingPage.id, id));
}

/** Names the versions of a page as such; `translation` is what they share. */
export async function joinPages(tx: Scope, ids: readonly number[], translation: string): Promise<void> {
  await rowsOf(tx)
    .update(landingPage)
    .set({ translation })
    .where(inArray(landingPage.id, [...ids]));
}

export async function setPagePublication(
  tx: Scope,
  id: number,
  { publishAt, archived, announced, now }: Publication,
): Promise<void> {
  await rowsOf(tx)
    .update(landingPage)
    .set({ publishAt, archived, announced, version: sql`${landingPage.version} + 1`, changed: now })
    .where(eq(landingPage.id, id));
}

export async function deletePageRow(tx: Scope, id: number): Promise<void> {
  await rowsOf(tx).delete(landingPage).where(eq(landingPage.id, id));
}
