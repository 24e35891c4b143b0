/** SQL of the gazetteer, which is network-wide. */

import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { beginningWith } from '../../database/like.ts';
import type { Connection } from '../../database/pool.ts';
import { country, place, placeName, region } from '../../database/schema/places.ts';
import type { Scope } from '../../scope.ts';
import { type Box, EARTH_RADIUS_KM } from '../../search/geo.ts';

export interface PlaceRow {
  id: number;
  name: string;
  names: Record<string, string>;
  country: string;
  region: string | null;
  lat: number;
  lon: number;
  population: number;
  /** The spelling that matched, and its kind: 0 name, 1 exonym, 2 postal code. */
  folded: string;
  kind: number;
  /** 0 to 1; 1 for the complete text. */
  similarity: number;
}

/** All countries, and all regions. */
export function listAreas(db: Connection) {
  return Promise.all([db.select().from(country), db.select().from(region)]);
}

const CANDIDATES = 60;

const COLUMNS = {
  id: place.id,
  name: place.name,
  names: place.names,
  country: place.country,
  region: place.region,
  lat: place.lat,
  lon: place.lon,
  population: place.population,
};

/** All countries if there are none. */
function isWithin(countries: readonly string[]): SQL {
  return countries.length > 0 ? sql`${place.country} = any(${sql.param([...countries])}::text[])` : sql`true`;
}

interface Search {
  condition: SQL;
  similarity: SQL<number>;
  order: SQL[];
}

function findPlaces(
  { db }: Scope,
  countries: readonly string[],
  { condition, similarity, order }: Search,
): Promise<PlaceRow[]> {
  return db
    .select({
      ...COLUMNS,
      folded: placeName.folded,
      kind: placeName.kind,
      similarity,
    })
    .from(placeName)
    .innerJoin(place, eq(place.id, placeName.placeId))
    .where(sql`${condition} and ${isWithin(countries)}`)
    .orderBy(...order)
    .limit(CANDIDATES)
    .execute();
}

/** Places with one of these spellings, largest population first. */
export function findPlacesByName(
  scope: Scope,
  countries: readonly string[],
  names: readonly string[],
): Promise<PlaceRow[]> {
  return findPlaces(scope, countries, {
    condition: sql`${placeName.folded} = any(${sql.param([...names])}::text[])`,
    similarity: sql<number>`1::float8`,
    order: [desc(place.population)],
  });
}

/** Those of these normalized spellings that name a town in one of the countries; all countries if there are none. */
export async function knownSpellings(
  { db }: Scope,
  countries: readonly string[],
  spellings: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ folded: placeName.folded })
    .from(placeName)
    .innerJoin(place, eq(place.id, placeName.placeId))
    .where(sql`${placeName.folded} = any(${sql.param([...spellings])}::text[]) and ${isWithin(countries)}`)
    .groupBy(placeName.folded);
  return rows.map(({ folded }) => folded);
}

/** How much larger places count near a brand: `weight` in its country, and `ownWeight` in its own regions, as `US-ME`. */
export interface Preference {
  code: string;
  weight: number;
  own: readonly string[];
  ownWeight: number;
}

/** Places with a spelling that has this prefix, complete matches first, then by population, weighted by the preference. */
export function findPlacesByPrefix(
  scope: Scope,
  countries: readonly string[],
  prefix: string,
  home: Preference,
): Promise<PlaceRow[]> {
  const size = sql`${place.population}::bigint * case when ${place.country} = ${home.code} then ${home.weight}::integer else 1 end
    * case when ${place.country} || '-' || coalesce(${place.region}, '') = any(${sql.param([...home.own])}::text[]) then ${home.ownWeight}::integer else 1 end`;
  const pattern = beginningWith(prefix);
  return findPlaces(scope, countries, {
    condition: sql`${placeName.folded} like ${pattern}`,
    similarity: sql<number>`case when ${placeName.folded} = ${prefix} then 1 else 0.9 end::float8`,
    order: [sql`${placeName.folded} = ${prefix} desc`, sql`${size} desc`],
  });
}

/** Places with a similar spelling, most similar first. */
export function findPlacesLike(scope: Scope, countries: readonly string[], name: string): Promise<PlaceRow[]> {
  return findPlaces(scope, countries, {
    condition: sql`${placeName.folded} % ${name}`,
    similarity: sql<number>`similarity(${placeName.folded}, ${name})::float8`,
    order: [sql`similarity(${placeName.folded}, ${name}) desc`, desc(place.population)],
  });
}

interface Nearness {
  /** A box around each point, as wide as `km`. */
  around: readonly { lat: number; lon: number; box: Box }[];
  km: number;
  /** The least. */
  population: number;
}

/** For each point the place nearest to it within `km`, by the number of the point; places with at least this population. */
export async function findNearestPlaces(
  { db }: Scope,
  { around, km, population }: Nearness,
): Promise<Map<number, PlaceRow>> {
  const numbers = (read: (point: Nearness['around'][number]) => number) => sql.param(around.map(read));
  const { rows } = await db.execute<PlaceRow & { at: number } & Record<string, unknown>>(sql`
    select n.at::int - 1 as at, p.*, '' as folded, 0 as kind, 1::float8 as similarity
    from unnest(${numbers(({ lat }) => lat)}::float8[], ${numbers(({ lon }) => lon)}::float8[],
      ${numbers(({ box }) => box.south)}::float8[], ${numbers(({ box }) => box.north)}::float8[],
      ${numbers(({ box }) => box.west)}::float8[], ${numbers(({ box }) => box.east)}::float8[],
      ${sql.param(around.map(({ box }) => box.wraps))}::boolean[]) with ordinality n(lat, lon, south, north, west, east, wraps, at)
    cross join lateral (
      select id, name, names, country, region, lat, lon, population from (
        select *, 2 * ${EARTH_RADIUS_KM}::float8 * asin(sqrt(sin(radians(place.lat - n.lat) / 2) ^ 2
          + cos(radians(n.lat)) * cos(radians(place.lat)) * sin(radians(place.lon - n.lon) / 2) ^ 2)) as far
        from ${place}
        where place.lat between n.south and n.north and place.population >= ${population}
          and case when n.wraps then place.lon >= n.west or place.lon <= n.east else place.lon between n.west and n.east end) near
      where far <= ${km} order by far, id limit 1) p`);
  return new Map(rows.map(({ at, ...row }) => [at, row]));
}
