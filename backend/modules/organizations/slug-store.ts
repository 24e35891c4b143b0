/** URL slugs of profiles: derived from the name, unique per brand, and kept as redirects once they were public. */
import { and, eq, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import { organizationProfile, organizationSlug } from '../../database/schema/organizations.ts';
import type { Scope } from '../../scope.ts';
import { slugOf } from '../../services/slug.ts';

/** A free slug on this brand, locked until the end of the transaction; former slugs of the same profile count as free. */
export async function freeSlug(scope: Scope, name: string, profileId: number | null = null): Promise<string> {
  await scope.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`organization slugs of ${scope.frontend}`}))`);
  const base = /[\p{L}\p{N}]/u.test(name) ? slugOf(name) : 'organization';
  const { rows } = await scope.db.execute<{ slug: string }>(sql`
    select slug from ${rowsOf(scope).all(organizationProfile)} p where id is distinct from ${profileId}
      and (slug = ${base} or starts_with(slug, ${`${base}-`}))
    union all
    select slug from ${rowsOf(scope).all(organizationSlug)} s where profile_id is distinct from ${profileId}
      and (slug = ${base} or starts_with(slug, ${`${base}-`}))`);
  const taken = new Set(rows.map(({ slug }) => slug));
  let slug = base;
  for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
  return slug;
}

interface Profile {
  id: number;
  frontend: string;
  slug: string;
  published: boolean;
}

/** After an organization was renamed: gives all its profiles new slugs; the public ones redirect. */
export async function renameProfiles({ db }: Scope, organizationId: number, name: string): Promise<void> {
  const profiles: Profile[] = await db
    .select({
      id: organizationProfile.id,
      frontend: organizationProfile.frontend,
      slug: organizationProfile.slug,
      published: organizationProfile.published,
    })
    .from(acrossBrands(organizationProfile, 'A new name counts on all brands.'))
    .where(eq(organizationProfile.organizationId, organizationId))
    .orderBy(organizationProfile.frontend);
  for (const { id, frontend, slug, published } of profiles) {
    const here = { db, frontend };
    const next = await freeSlug(here, name, id);
    if (next === slug) continue;
    await rowsOf(here).delete(organizationSlug).where(eq(organizationSlug.slug, next));
    if (published) await rowsOf(here).insert(organizationSlug).values({ slug, profileId: id });
    await rowsOf(here).update(organizationProfile).set({ slug: next }).where(eq(organizationProfile.id, id));
  }
}

/** The current slug of a published profile that once had this one. */
export async function findPresentSlug(scope: Scope, former: string): Promise<string | null> {
  const [row] = await rowsOf(scope)
    .select({ slug: organizationProfile.slug })
    .from(organizationSlug)
    .innerJoin(organizationProfile, eq(organizationProfile.id, organizationSlug.profileId))
    .where(and(eq(organizationSlug.slug, former), organizationProfile.published));
  return row?.slug ?? null;
}
