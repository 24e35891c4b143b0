/** SQL of the gazetteer, which is network-wide. */
import { desc, eq, type SQL, sql } from 'drizzle-orm';
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
  const pattern = `${prefix.replace(/[\\%_]/g, '\\$&')}%`;
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

/** The place nearest to a point within `km`, for which `box` is drawn, with at least this population. */
export async function findNearestPlace(
  { db }: Scope,
  { lat, lon, box, km, population }: { lat: number; lon: number; box: Box; km: number; population: number },
): Promise<PlaceRow | null> {
  const { west, east, wraps } = box;
  const inWidth = wraps
    ? sql`(${place.lon} >= ${west} or ${place.lon} <= ${east})`
    : sql`${place.lon} between ${west} and ${east}`;
  const distance = sql`2 * ${EARTH_RADIUS_KM}::float8 * asin(sqrt(sin(radians(${place.lat} - ${lat}::float8) / 2) ^ 2
    + cos(radians(${lat}::float8)) * cos(radians(${place.lat})) * sin(radians(${place.lon} - ${lon}::float8) / 2) ^ 2))`;
  const [row] = await db
    .select({
      ...COLUMNS,
      folded: sql<string>`''`,
      kind: sql<number>`0`,
      similarity: sql<number>`1::float8`,
    })
    .from(place)
    .where(
      sql`${place.lat} between ${box.south} and ${box.north} and ${inWidth} and ${place.population} >= ${population} and ${distance} <= ${km}`,
    )
    .orderBy(distance, place.id)
    .limit(1)
    .execute();
  return row ?? null;
}
