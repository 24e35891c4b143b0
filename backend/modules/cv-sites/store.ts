/** SQL of public pages of resumes. */
import { and, eq, sql } from 'drizzle-orm';
import { account } from '../../database/schema/accounts.ts';
import { cvSite, cvSiteSlug } from '../../database/schema/cv-sites.ts';
import { resume } from '../../database/schema/resumes.ts';
import type { Scope } from '../../scope.ts';
import { type OwnerStanding, ownerStanding } from '../resumes/owner-standing.ts';

export type CvSiteRow = typeof cvSite.$inferSelect;

/** A page with the resume that it shows. */
export type ShownSite = CvSiteRow & { data: Record<string, unknown>; email: string };

/** A page that everybody sees, by its number or its address. */
export async function findOnline(
  { db, frontend }: Scope,
  by: { id: number } | { slug: string },
): Promise<ShownSite | null> {
  const [row] = await db
    .select({ site: cvSite, data: resume.data, resumeChanged: resume.changed, email: account.email })
    .from(cvSite)
    .innerJoin(resume, eq(resume.id, cvSite.resumeId))
    .innerJoin(account, eq(account.id, cvSite.accountId))
    .where(
      and(eq(cvSite.frontend, frontend), cvSite.online, 'id' in by ? eq(cvSite.id, by.id) : eq(cvSite.slug, by.slug)),
    );
  if (row === undefined) return null;
  const { site, data, email, resumeChanged } = row;
  return { ...site, data, email, changed: new Date(Math.max(+resumeChanged, +site.changed)) };
}

/** Where a page that everybody sees and that once had this address stands now. */
export async function findPresentSlug({ db, frontend }: Scope, former: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: cvSite.slug })
    .from(cvSiteSlug)
    .innerJoin(cvSite, eq(cvSite.id, cvSiteSlug.cvSiteId))
    .where(and(eq(cvSiteSlug.frontend, frontend), eq(cvSiteSlug.slug, former), cvSite.online));
  return row?.slug ?? null;
}

/** The page of a person on this brand, seen or not. */
export async function findOwnSite({ db, frontend }: Scope, accountId: number): Promise<CvSiteRow | null> {
  const [row] = await db
    .select()
    .from(cvSite)
    .where(and(eq(cvSite.frontend, frontend), eq(cvSite.accountId, accountId)));
  return row ?? null;
}

/** Lets one after the other choose an address on this brand, until the transaction ends. */
export async function lockSlugs({ db, frontend }: Scope): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`cv slugs of ${frontend}`}))`);
}

/** Addresses that begin so and belong to other people, now or before. */
export async function findTaken({ db, frontend }: Scope, base: string, accountId: number): Promise<Set<string>> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from cv_site where frontend = ${frontend} and account_id <> ${accountId} and starts_with(slug, ${base})
    union all
    select f.slug from cv_site_slug f join cv_site s on s.id = f.cv_site_id
      where f.frontend = ${frontend} and s.account_id <> ${accountId} and starts_with(f.slug, ${base})`);
  return new Set(rows.map(({ slug }) => slug));
}

type Values = Pick<CvSiteRow, 'slug' | 'published' | 'indexable' | 'shows' | 'changed'>;

/** Writes the page of a person; an address that everybody knew leads on from then. */
export async function writeSite(
  { db, frontend }: Scope,
  {
    resumeId,
    accountId,
    before,
    values,
  }: { resumeId: number; accountId: number; before: CvSiteRow | null; values: Values },
): Promise<void> {
  await db
    .insert(cvSite)
    .values({ frontend, resumeId, accountId, ...values })
    .onConflictDoUpdate({ target: [cvSite.resumeId, cvSite.frontend], set: values });
  if (before === null || before.slug === values.slug) return;
  await db.delete(cvSiteSlug).where(and(eq(cvSiteSlug.cvSiteId, before.id), eq(cvSiteSlug.slug, values.slug)));
  if (before.online) await db.insert(cvSiteSlug).values({ frontend, slug: before.slug, cvSiteId: before.id });
}

/** A page with what decides whether everybody sees it. */
export interface StandingSite extends OwnerStanding, Record<string, unknown> {
  id: number;
  frontend: string;
  slug: string;
  published: boolean;
  online: boolean;
  data: Record<string, unknown>;
}

/** The pages of a person on all brands. */
export async function listSites({ db }: Pick<Scope, 'db'>, accountId: number): Promise<StandingSite[]> {
  const { rows } = await db.execute<StandingSite>(sql`
    select s.id, s.frontend, s.slug, s.published, s.online, r.data, ${ownerStanding(sql`s.frontend`)}
    from cv_site s
    join resume r on r.id = s.resume_id
    join account a on a.id = s.account_id
    where s.account_id = ${accountId}`);
  return rows;
}

export async function setOnline(
  { db }: Pick<Scope, 'db'>,
  id: number,
  { online, changed }: { online: boolean; changed: Date },
): Promise<void> {
  await db.update(cvSite).set({ online, changed }).where(eq(cvSite.id, id));
}
