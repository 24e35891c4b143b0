/** Addresses of profiles: made from the name, unique per brand, and never lost once the public knew them. */
import { and, eq, sql } from 'drizzle-orm';
import { organizationProfile, organizationSlug } from '../../database/schema/organizations.ts';
import type { Scope } from '../../scope.ts';
import { slugOf } from '../jobs/slug.ts';

/** A free slug on this brand, held until the transaction ends; former slugs of the same profile count as free. */
export async function freeSlug(
  { db, frontend }: Scope,
  name: string,
  profileId: number | null = null,
): Promise<string> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`organization slugs of ${frontend}`}))`);
  const base = /[\p{L}\p{N}]/u.test(name) ? slugOf(name) : 'organization';
  const { rows } = await db.execute<{ slug: string }>(sql`
    select slug from organization_profile where frontend = ${frontend} and id is distinct from ${profileId}
      and (slug = ${base} or starts_with(slug, ${`${base}-`}))
    union all
    select slug from organization_slug where frontend = ${frontend} and profile_id is distinct from ${profileId}
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

/** After the organization was renamed: new addresses for all its profiles; those that the public knew lead on. */
export async function renameProfiles({ db }: Scope, organizationId: number, name: string): Promise<void> {
  const profiles: Profile[] = await db
    .select({
      id: organizationProfile.id,
      frontend: organizationProfile.frontend,
      slug: organizationProfile.slug,
      published: organizationProfile.published,
    })
    .from(organizationProfile)
    .where(eq(organizationProfile.organizationId, organizationId))
    .orderBy(organizationProfile.frontend);
  for (const { id, frontend, slug, published } of profiles) {
    const next = await freeSlug({ db, frontend }, name, id);
    if (next === slug) continue;
    await db
      .delete(organizationSlug)
      .where(and(eq(organizationSlug.frontend, frontend), eq(organizationSlug.slug, next)));
    if (published) await db.insert(organizationSlug).values({ frontend, slug, profileId: id });
    await db.update(organizationProfile).set({ slug: next }).where(eq(organizationProfile.id, id));
  }
}

/** Where a published profile that once had this address stands now. */
export async function findPresentSlug({ db, frontend }: Scope, former: string): Promise<string | null> {
  const [row] = await db
    .select({ slug: organizationProfile.slug })
    .from(organizationSlug)
    .innerJoin(organizationProfile, eq(organizationProfile.id, organizationSlug.profileId))
    .where(
      and(eq(organizationSlug.frontend, frontend), eq(organizationSlug.slug, former), organizationProfile.published),
    );
  return row?.slug ?? null;
}
