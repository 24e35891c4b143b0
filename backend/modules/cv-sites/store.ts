/** SQL of public pages of resumes. */
import { and, eq, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { columnsOf } from '../../database/brand-table.ts';
import { account, accountBrand } from '../../database/schema/accounts.ts';
import { cvSite, cvSiteSlug } from '../../database/schema/cv-sites.ts';
import { resume } from '../../database/schema/resumes.ts';
import type { Scope } from '../../scope.ts';
import { type OwnerStanding, ownerStanding } from '../resumes/standing-store.ts';

export type CvSiteRow = typeof cvSite.$inferSelect;

/** A page with its resume. */
export type ShownSite = CvSiteRow & { data: Record<string, unknown>; email: string };

/** An online page, by its id or its slug. */
export async function findOnline(scope: Scope, by: { id: number } | { slug: string }): Promise<ShownSite | null> {
  const [row] = await rowsOf(scope)
    .select({ site: columnsOf(cvSite), data: resume.data, resumeChanged: resume.changed, email: account.email })
    .from(cvSite)
    .innerJoin(acrossBrands(resume, 'A resume belongs to its person, on all brands.'), eq(resume.id, cvSite.resumeId))
    .innerJoin(account, eq(account.id, cvSite.accountId))
    .where(and(cvSite.online, 'id' in by ? eq(cvSite.id, by.id) : eq(cvSite.slug, by.slug)));
  if (row === undefined) return null;
  const { site, data, email, resumeChanged } = row;
  return { ...site, data, email, changed: new Date(Math.max(+resumeChanged, +site.changed)) };
}

/** The current slug of an online page that once had this one. */
export async function findPresentSlug(scope: Scope, former: string): Promise<string | null> {
  const [row] = await rowsOf(scope)
    .select({ slug: cvSite.slug })
    .from(cvSiteSlug)
    .innerJoin(cvSite, eq(cvSite.id, cvSiteSlug.cvSiteId))
    .where(and(eq(cvSiteSlug.slug, former), cvSite.online));
  return row?.slug ?? null;
}

/** A person's page on this brand, online or not. */
export async function findOwnSite(scope: Scope, accountId: number): Promise<CvSiteRow | null> {
  const [row] = await rowsOf(scope).select().from(cvSite).where(eq(cvSite.accountId, accountId));
  return row ?? null;
}

/** Serializes the choice of slugs on this brand, until the end of the transaction. */
export async function lockSlugs(scope: Scope): Promise<void> {
  await scope.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`cv slugs of ${scope.frontend}`}))`);
}

/** Slugs with this prefix that belong to other people, now or formerly. */
export async function findTaken(scope: Scope, base: string, accountId: number): Promise<Set<string>> {
  const { rows } = await scope.db.execute<{ slug: string }>(sql`
    select slug from ${rowsOf(scope).all(cvSite)} s where account_id <> ${accountId} and starts_with(slug, ${base})
    union all
    select f.slug from ${rowsOf(scope).all(cvSiteSlug)} f join ${rowsOf(scope).all(cvSite)} s on s.id = f.cv_site_id
      where s.account_id <> ${accountId} and starts_with(f.slug, ${base})`);
  return new Set(rows.map(({ slug }) => slug));
}

type Values = Pick<CvSiteRow, 'slug' | 'published' | 'indexable' | 'shows' | 'changed'>;

/** Saves a person's page; the former slug of a published page redirects from then on. */
export async function writeSite(
  scope: Scope,
  {
    resumeId,
    accountId,
    before,
    values,
  }: { resumeId: number; accountId: number; before: CvSiteRow | null; values: Values },
): Promise<void> {
  await rowsOf(scope)
    .insert(cvSite)
    .values({ resumeId, accountId, ...values })
    .onConflictDoUpdate({ target: [cvSite.resumeId, cvSite.frontend], set: values });
  if (before === null || before.slug === values.slug) return;
  await rowsOf(scope)
    .delete(cvSiteSlug)
    .where(and(eq(cvSiteSlug.cvSiteId, before.id), eq(cvSiteSlug.slug, values.slug)));
  if (before.online) await rowsOf(scope).insert(cvSiteSlug).values({ slug: before.slug, cvSiteId: before.id });
}

/** A page with everything that decides whether it is online. */
export interface StandingSite extends OwnerStanding, Record<string, unknown> {
  id: number;
  frontend: string;
  slug: string;
  published: boolean;
  online: boolean;
  refusal: string | null;
  data: Record<string, unknown>;
}

/** All pages of a person, on all brands. */
export async function listSites({ db }: Pick<Scope, 'db'>, accountId: number): Promise<StandingSite[]> {
  const { rows } = await db.execute<StandingSite>(sql`
    select s.id, s.frontend, s.slug, s.published, s.online, s.refusal, r.data, ${ownerStanding(sql`s.frontend`)}
    from ${acrossBrands(cvSite, 'A resume changes what all brands show of it.')} s
    join ${acrossBrands(resume, 'A resume belongs to its person, on all brands.')} r on r.id = s.resume_id
    join account a on a.id = s.account_id
    where s.account_id = ${accountId}`);
  return rows;
}

export async function setOnline(
  { db }: Pick<Scope, 'db'>,
  id: number,
  { online, changed }: { online: boolean; changed: Date },
): Promise<void> {
  await db
    .update(acrossBrands(cvSite, 'A resume changes what all brands show of it.'))
    .set({ online, changed })
    .where(eq(cvSite.id, id));
}

/** A page as its administrators change it. */
export interface AdministeredSite extends Record<string, unknown> {
  accountId: number;
  published: boolean;
  refusal: string | null;
  /** Of its owner, with the language that they use on this brand. */
  email: string;
  locale: string | null;
}

/** A page of this brand; null if there is none. */
export async function findSite(scope: Scope, id: number): Promise<AdministeredSite | null> {
  const rows = rowsOf(scope);
  const { rows: found } = await scope.db.execute<AdministeredSite>(sql`
    select s.account_id as "accountId", s.published, s.refusal, a.email, b.locale from ${rows.all(cvSite)} s
    join account a on a.id = s.account_id
    left join ${rows.all(accountBrand)} b on b.account_id = a.id
    where s.id = ${id}`);
  return found[0] ?? null;
}

export async function changeSite(
  scope: Scope,
  id: number,
  values: Partial<Pick<CvSiteRow, 'published' | 'refusal' | 'changed'>>,
): Promise<void> {
  await rowsOf(scope).update(cvSite).set(values).where(eq(cvSite.id, id));
}
