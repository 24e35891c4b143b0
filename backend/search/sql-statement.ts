/** The statement of a search: hits, exact total and disjunctive counts in one pass over the rows that match. */
import type { CountedFacet, SearchPlan } from './plan.ts';
import { type Statement, StatementValues } from './sql-builder.ts';
import { baseConditions, facetCondition, matches, queryOfRow, type SqlScope } from './sql-conditions.ts';

/** Weights of text, nothing, organization and title. */
export const RANK_WEIGHTS = '{0.1,0.2,0.4,1}';

/** Answers `epoch, ids, total, facets [[field, value, count]], missing, next_expiry`. */
export function fullStatement(plan: SearchPlan, scope: SqlScope): Statement {
  const values = new StatementValues();
  const hits = hitsOf(plan, scope, values);
  const facets = plan.filters.facets;
  const mask = facets.map((facet, i) => `(case when ${facetCondition(facet, values)} then 0 else ${1 << i} end)`);
  const isHit = facets.length > 0 ? 'where m = 0' : '';
  const columns = [...hits.columns, '"values"', scope.table.isJob ? 'expires' : 'null::timestamptz as expires'];
  if (mask.length > 0) columns.push(`${mask.join(' | ')} as m`);
  const conditions = baseConditions(scope, values);
  const text = `with base as materialized (
  select ${columns.join(', ')} from ${scope.table.name} where ${conditions.join(' and ')}
), ${countedOf(plan, values)}${hits.candidates('base', isHit)}
select ${epochOf(plan, scope, values)} as epoch,
  ${hits.select('base', isHit)} as ids,
  (select count(*)::integer from base ${isHit}) as total,
  (select coalesce(json_agg(json_build_array(field, id, n) order by field, place), '[]') from counted where place <= most) as facets,
  ${missingOf(plan, values)} as missing,
  (select min(expires) from base) as next_expiry`;
  return { text, values: values.list };
}

/** Answers `epoch, ids`. */
export function hitsStatement(plan: SearchPlan, scope: SqlScope): Statement {
  const values = new StatementValues();
  const hits = hitsOf(plan, scope, values);
  const conditions = filterConditions(plan, scope, values);
  const source = `(select ${hits.columns.join(', ')} from ${scope.table.name} where ${conditions.join(' and ')}) base`;
  const candidates = hits.candidates(source, '').replace(/^,/, 'with');
  const text = `${candidates} select ${epochOf(plan, scope, values)} as epoch, ${hits.select(source, '')} as ids`;
  return { text, values: values.list };
}

/** Answers `total`: rows that pass every filter. */
export function totalStatement(plan: SearchPlan, scope: SqlScope): Statement {
  const values = new StatementValues();
  const conditions = filterConditions(plan, scope, values);
  return {
    text: `select count(*)::integer as total from ${scope.table.name} where ${conditions.join(' and ')}`,
    values: values.list,
  };
}

/** Answers `ids`: those among the given that pass every filter. */
export function matchStatement(plan: SearchPlan, scope: SqlScope, ids: readonly number[]): Statement {
  const values = new StatementValues();
  const { id, name } = scope.table;
  const conditions = filterConditions(plan, scope, values);
  conditions.push(`${id} = any(${values.add(ids, 'integer[]')})`);
  return {
    text: `select array(select ${id} from ${name} where ${conditions.join(' and ')} order by ${id}) as ids`,
    values: values.list,
  };
}

function filterConditions(plan: SearchPlan, scope: SqlScope, values: StatementValues): string[] {
  return [...baseConditions(scope, values), ...plan.filters.facets.map((facet) => facetCondition(facet, values))];
}

function epochOf(plan: SearchPlan, scope: SqlScope, values: StatementValues): string {
  const brand = values.add(scope.brandId, 'integer');
  return `coalesce((select epoch from search_epoch where index = ${values.add(plan.index, 'text')} and brand = ${brand}), 0)::text`;
}

interface Hits {
  /** Columns that the rows need for their order. */
  columns: string[];
  /** A further common table expression, beginning with a comma; empty where none is needed. */
  candidates(source: string, isHit: string): string;
  /** An array of ids in order. */
  select(source: string, isHit: string): string;
}

function hitsOf(plan: SearchPlan, scope: SqlScope, values: StatementValues): Hits {
  const { table, text, rankedMatches } = scope;
  const { first, last, order } = plan;
  const slice = (from: number, to: number) =>
    `limit ${values.add(to - from, 'integer')} offset ${values.add(from, 'integer')}`;
  const columns = [`${table.id} as id`, ...table.orderColumns];
  if (order.by !== 'relevance' || text === null) {
    const orders = table.orders[order.by] ?? Object.values(table.orders)[0];
    const by = order.descending ? orders?.descending : orders?.ascending;
    const range = slice(first, last);
    return {
      columns,
      candidates: () => '',
      select: (source, isHit) => `array(select id from ${source} ${isHit} order by ${by} ${range})`,
    };
  }
  const byTitle = `in_title desc, ${table.ties}`;
  columns.push(`${matches('title_vector', table, text, values)} as in_title`);
  const rank = `ts_rank_cd('${RANK_WEIGHTS}', s.all_vector, ${queryOfRow(table, text, values)}, 1)`;
  const until = values.add(last, 'integer');
  const key = table.isJob ? '' : ` and s.brand = ${values.add(scope.brandId, 'integer')}`;
  const ranked = slice(first, Math.max(first, Math.min(last, rankedMatches)));
  const rest = last > rankedMatches ? slice(Math.max(first, rankedMatches), last) : null;
  const ties = table.ties.replace(/\b(published|name|id)\b/g, 'c.$1');
  return {
    columns,
    candidates: (source, isHit) =>
      `, candidate as materialized (select * from ${source} ${isHit} order by ${byTitle} limit ${rankedMatches})`,
    // Matches in the title come first whatever their rank: when they fill the page, the others need none.
    select: (source, isHit) =>
      `array(select c.id from candidate c join ${table.name} s on s.${table.id} = c.id${key}
    where c.in_title or (select count(*) from candidate where in_title) < ${until}
    order by c.in_title desc, ${rank} desc, ${ties} ${ranked})${
      rest === null ? '' : ` || array(select id from ${source} ${isHit} order by ${byTitle} ${rest})`
    }`,
  };
}

/** Counts by value; a row counts for a facet when no other facet rejects it. */
function countedOf(plan: SearchPlan, values: StatementValues): string {
  const bits = new Map(plan.filters.facets.map((facet, i) => [facet.field, 1 << i]));
  const masked = bits.size > 0;
  const fields = distinctFields(plan.counted);
  const requested = [
    values.add(
      fields.map(({ field }) => field),
      'text[]',
    ),
    values.add(
      fields.map(({ field, disjunctive }) => (disjunctive ? (bits.get(field) ?? 0) : 0)),
      'integer[]',
    ),
    values.add(
      fields.map(({ limit }) => limit),
      'integer[]',
    ),
    values.add(
      fields.map(({ minCount }) => minCount),
      'integer[]',
    ),
  ];
  const anything = fields.length > 0 ? '' : 'and false';
  const perValue = masked
    ? `select v, m, count(*) as n from base, unnest("values") v where m & (m - 1) = 0 ${anything} group by v, m`
    : `select v, 0 as m, count(*) as n from base, unnest("values") v where true ${anything} group by v`;
  return `per_value as materialized (${perValue}
), counted as (
  select r.field, r.most, f.id, sum(p.n)::integer as n, row_number() over (partition by r.field order by sum(p.n) desc, f.id) as place
  from per_value p join facet_value f on f.id = p.v
  join unnest(${requested.join(', ')}) r(field, bit, most, least) on r.field = f.field
  where p.m = 0 or p.m = r.bit
  group by r.field, r.most, r.least, f.id having sum(p.n) >= r.least
)`;
}

/** Hits without any value of a facet, as JSON by field. */
function missingOf(plan: SearchPlan, values: StatementValues): string {
  const bits = new Map(plan.filters.facets.map((facet, i) => [facet.field, 1 << i]));
  const parts = distinctFields(plan.counted)
    .filter(({ missing }) => missing)
    .map(({ field, disjunctive }) => {
      const name = values.add(field, 'text');
      const others = bits.size === 0 ? 'true' : `m & ~${disjunctive ? (bits.get(field) ?? 0) : 0} = 0`;
      const has = `exists (select from unnest(b."values") v join facet_value f on f.id = v where f.field = ${name})`;
      return `${name}, (select count(*) from base b where ${others} and not ${has})`;
    });
  return parts.length === 0 ? 'null::json' : `json_build_object(${parts.join(', ')})`;
}

/** A facet asked for twice is counted once, as first asked. */
export function distinctFields(counted: readonly CountedFacet[]): CountedFacet[] {
  return [...new Map(counted.toReversed().map((facet) => [facet.field, facet])).values()].reverse();
}
