/** The `where` clause of a search. */
import { DATE_POSTED, type Periods } from './date-posted.ts';
import { boxAround, EARTH_RADIUS_KM } from './geo.ts';
import type { FacetFilter, SearchFilters } from './plan.ts';
import type { PlaceFilter } from './plan-place.ts';
import type { StatementValues } from './sql-builder.ts';
import type { SearchTable } from './sql-tables.ts';
import { NEAR_KM } from './text/ranking.ts';
import { textCondition } from './text/sql-text.ts';
import type { TextQuery } from './text/text-query.ts';

/** What was paid for on the brand that owns the job counts there alone. */
const PAID: ReadonlySet<string> = new Set(['featured', 'top']);

export interface SqlScope {
  table: SearchTable;
  /** frontend.id */
  brandId: number;
  now: Date;
  filters: SearchFilters;
  text: TextQuery | null;
}

/** Everything except facet filters. */
export function baseConditions(scope: SqlScope, values: StatementValues): string[] {
  const { table, filters, text } = scope;
  const conditions = [table.brandCondition(values.add(scope.brandId, 'integer'))];
  if (table.isJob) conditions.push(`(expires is null or expires > ${values.add(scope.now, 'timestamptz')})`);
  if (text !== null) conditions.push(textCondition(table, text, values));
  if (filters.place !== null) conditions.push(placeCondition(filters.place, table, values));
  if (filters.organizationName !== null)
    conditions.push(`${table.organizationName ?? 'null'} = ${values.add(filters.organizationName, 'text')}`);
  for (const [flag, wanted] of Object.entries(filters.flags)) {
    const isPaid = table.isJob && PAID.has(flag);
    // Without `coalesce` the planner takes the comparison for one that hardly any row meets, and reads all that have the flag.
    const holds = isPaid ? `(${flag} and coalesce(brands[1] = ${values.add(scope.brandId, 'integer')}, false))` : flag;
    conditions.push(wanted ? holds : `not ${holds}`);
  }
  if (filters.ids !== null) conditions.push(`${table.id} = any(${values.add(filters.ids, 'integer[]')})`);
  const others = [...filters.notIds, ...filters.excluded];
  if (others.length > 0) conditions.push(`${table.id} <> all(${values.add(others, 'integer[]')})`);
  return conditions;
}

/** True for rows with a value of every clause. */
export function facetCondition({ field, clauses }: FacetFilter, periods: Periods, values: StatementValues): string {
  if (field === DATE_POSTED) return clauses.map((clause) => periodCondition(clause, periods, values)).join(' and ');
  return clauses.map((clause) => `"values" && ${values.add(clause, 'integer[]')}`).join(' and ');
}

/** True for rows published in one of these periods: the longest includes the others. */
export function periodCondition(clause: readonly number[], periods: Periods, values: StatementValues): string {
  const starts = clause.flatMap((id) => periods.get(id)?.getTime() ?? []);
  return starts.length === 0 ? 'false' : `published >= ${values.add(new Date(Math.min(...starts)), 'timestamptz')}`;
}

function placeCondition(place: PlaceFilter, table: SearchTable, values: StatementValues): string {
  const here = place.kind === 'point' ? pointCondition(place, values) : areaCondition(place, values);
  if (!table.isJob) return here;
  const remote =
    place.country === null ? 'country is null' : `(country is null or country = ${values.add(place.country, 'text')})`;
  return `(${here} or (remote and ${remote}))`;
}

/** 0 for rows as near as possible to the center of the place, then 1 and so on (`NEAR_KM`); null if it has none, or is too small. */
export function distanceBand(place: PlaceFilter | null, values: StatementValues): string | null {
  if (place?.kind !== 'point') return null;
  const bands = NEAR_KM.filter((km) => km < place.km);
  if (bands.length === 0) return null;
  const arms = bands.map((km, band) => `when ${pointCondition({ ...place, km }, values)} then ${band}`);
  return `(case ${arms.join(' ')} else ${bands.length} end)`;
}

function areaCondition(place: Exclude<PlaceFilter, { kind: 'point' }>, values: StatementValues): string {
  const country = `country = ${values.add(place.country, 'text')}`;
  return place.kind === 'country' ? country : `(${country} and region = ${values.add(place.region, 'text')})`;
}

function pointCondition(place: Extract<PlaceFilter, { kind: 'point' }>, values: StatementValues): string {
  const number = (value: number) => values.add(value, 'double precision');
  const box = boxAround(place.lat, place.lon, place.km);
  const west = `lon >= ${number(box.west)}`;
  const east = `lon <= ${number(box.east)}`;
  const lat = number(place.lat);
  const lon = number(place.lon);
  // Haversine, compared before taking the arcsine: half the work per row.
  const half = Math.min(place.km / (2 * EARTH_RADIUS_KM), Math.PI / 2);
  const haversine =
    `sin(radians(lat - ${lat}) / 2) ^ 2 + ` +
    `cos(radians(${lat})) * cos(radians(lat)) * sin(radians(lon - ${lon}) / 2) ^ 2`;
  const inBox = `lat between ${number(box.south)} and ${number(box.north)} and (${west} ${box.wraps ? 'or' : 'and'} ${east})`;
  return `(${inBox} and ${haversine} <= ${number(Math.sin(half) ** 2)})`;
}
