/** SQL of organizations. A brand only sees the profiles that are published on it. */
import { and, eq, sql } from 'drizzle-orm';
import { acrossBrands, rowsOf } from '../../database/brand-rows.ts';
import type { Connection } from '../../database/pool.ts';
import { frontend } from '../../database/schema/brands.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import { facetValue } from '../../database/schema/taxonomies.ts';
import type { Scope } from '../../scope.ts';
import { countsSql } from '../../search/sql-tally.ts';

export interface OrganizationRow {
  /** Id of the organization, the same on all brands. */
  id: number;
  profileId: number;
  name: string;
  slug: string;
  /** `organization.data` as JSON text. */
  answers: string;
  featured: boolean;
  training: boolean;
  changed: Date;
}

/** Columns of a profile, wherever its tables are joined. */
export const ORGANIZATION_COLUMNS = {
  id: organization.id,
  profileId: organizationProfile.id,
  name: organization.name,
  slug: organizationProfile.slug,
  answers: sql<string>`${organization.data}::text`,
  featured: organizationProfile.featured,
  training: organizationProfile.training,
  changed: sql<Date>`greatest(${organization.changed}, ${organizationProfile.changed})`.mapWith(organization.changed),
};

function published(scope: Scope, condition: ReturnType<typeof sql>): Promise<OrganizationRow[]> {
  return rowsOf(scope)
    .select(ORGANIZATION_COLUMNS)
    .from(organizationProfile)
    .innerJoin(organization, eq(organization.id, organizationProfile.organizationId))
    .where(and(organizationProfile.published, condition))
    .execute();
}

/** The published profiles of these organizations on this brand, in any order. */
export function findOrganizations(scope: Scope, ids: readonly number[]): Promise<OrganizationRow[]> {
  return published(scope, sql`${organization.id} = any(${sql.param([...ids])}::int[])`);
}

/** The published profile with this slug on this brand. */
export async function findOrganizationBySlug(scope: Scope, slug: string): Promise<OrganizationRow | null> {
  const [row] = await published(scope, sql`${organizationProfile.slug} = ${slug}`);
  return row ?? null;
}

/** Prepared once per connection pool, because it runs for every job page. */
function prepareCount(db: Connection) {
  const kept = sql.raw(countsSql("'JOBS'", '"frontend"."id"'));
  const count = sql<number>`(select coalesce(sum(count), 0)::int from (${kept}) c where value = ${facetValue.id})`;
  return db
    .select({ organizationId: facetValue.organizationId, facetValueId: facetValue.id, count })
    .from(facetValue)
    .innerJoin(frontend, eq(frontend.key, sql.placeholder('frontend')))
    .where(
      and(eq(facetValue.field, 'company'), sql`${facetValue.organizationId} = any(${sql.placeholder('ids')}::int[])`),
    )
    .prepare('count_open_jobs');
}

const prepared = new WeakMap<Connection, ReturnType<typeof prepareCount>>();

/** Number of published jobs on this brand per organization, and its value of the company facet. */
export function countOpenJobs({ db, frontend: brand }: Scope, ids: readonly number[]) {
  const count = prepared.get(db) ?? prepareCount(db);
  prepared.set(db, count);
  return count.execute({ frontend: brand, ids });
}

export interface Turn {
  limit: number;
  turn: number;
}

/** Featured organizations of this brand's current turn. */
export async function listTurn(scope: Scope, { limit, turn }: Turn): Promise<number[]> {
  const { rows } = await scope.db.execute<{ id: number }>(sql`
    with raised as (
      select organization_id as id, row_number() over (order by id) - 1 as seat, count(*) over () as total
      from ${rowsOf(scope).all(organizationProfile)} p where published and featured)
    select id from raised
    order by mod(mod(seat - ${turn}::bigint * ${limit}::bigint, total) + total, total) limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The ids of an organization's profiles on all brands. */
export async function listProfileIds({ db }: Pick<Scope, 'db'>, organizationId: number): Promise<number[]> {
  const rows = await db
    .select({ id: organizationProfile.id })
    .from(acrossBrands(organizationProfile, 'What an organization says stands on all brands.'))
    .where(eq(organizationProfile.organizationId, organizationId));
  return rows.map(({ id }) => id);
}
