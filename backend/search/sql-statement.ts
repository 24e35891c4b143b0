/** The statement of a search: hits, exact total and disjunctive counts in one pass over the matching rows. */
import type { Periods } from './date-posted.ts';
import type { FacetFilter, SearchPlan } from './plan.ts';
import { type Statement, StatementValues } from './sql-builder.ts';
import { baseConditions, distanceBand, facetCondition, type SqlScope } from './sql-conditions.ts';
import { countedOf, looseFacets, missingOf } from './sql-counts.ts';
import { NEWEST_JOBS } from './sql-tables.ts';
import { epochSql } from './sql-tally.ts';
import { ALL_IN_HEAD } from './text/ranking.ts';
import { excludesWords, headCondition, scoreOf } from './text/sql-text.ts';

/** Up to this number of facets, the rows that fail at most one are looked up by index instead of scanning all. */
const MOST_COMBINED = 4;
/** Up to this hit, rows with every word in the head are read before the others. */
const MOST_SPLIT = 100;

/** Returns `epoch, ids, total, facets [[field, value, count]], missing, next_expiry, in_head`. */
export function fullStatement(plan: SearchPlan, scope: SqlScope): Statement {
  const values = new StatementValues();
  const hits = hitsOf(plan, scope, values);
  const strength = strengthOf(plan, scope, values);
  const loose = looseFacets(plan);
  const strict = plan.filters.facets.filter((facet) => !loose.includes(facet));
  const mask = loose.map(
    (facet, i) => `(case when ${facetCondition(facet, plan.periods, values)} then 0 else ${1 << i} end)`,
  );
  const isHit = loose.length > 0 ? 'where m = 0' : '';
  const columns = [...hits.columns, '"values"', scope.table.isJob ? 'expires' : 'null::timestamptz as expires'];
  if (mask.length > 0) columns.push(`${mask.join(' | ')} as m`);
  const conditions = [
    ...baseConditions(scope, values),
    ...strict.map((facet) => facetCondition(facet, plan.periods, values)),
    ...almostConditions(loose, plan.periods, values),
  ];
  columns.push(...strength.columns);
  const total = loose.length > 0 ? 'count(*) filter (where m = 0)' : 'count(*)';
  const text = `with base as materialized (
  select ${columns.join(', ')} from ${scope.table.name} where ${conditions.join(' and ')}
), ${countedOf(plan, values)}
select ${epochOf(plan, scope, values)} as epoch,
  ${hits.select('base', isHit)} as ids, t.total, t.next_expiry, t.in_head,
  (select coalesce(json_agg(json_build_array(field, id, n) order by field, place), '[]') from counted where place <= most) as facets,
  ${missingOf(plan, values)} as missing
from (select ${total}::integer as total, min(expires) as next_expiry, ${strength.inHead(isHit)} as in_head from base) t`;
  return { text, values: values.list };
}

/** Returns `epoch, ids`. */
export function hitsStatement(plan: SearchPlan, asked: SqlScope): Statement {
  const values = new StatementValues();
  const isNewest = asked.table.isJob && asked.text === null && plan.order.by === 'published';
  const scope = isNewest ? { ...asked, table: NEWEST_JOBS } : asked;
  const hits = hitsOf(plan, scope, values);
  const conditions = filterConditions(plan, scope, values);
  const { table, text } = scope;
  const rows = (...where: string[]) =>
    `select ${hits.columns.join(', ')} from ${table.name} where ${where.join(' and ')}`;
  const epoch = epochOf(plan, scope, values);
  if (text === null || plan.order.by !== 'relevance' || plan.last > MOST_SPLIT)
    return {
      text: `select ${epoch} as epoch, ${hits.select(`(${rows(...conditions)}) base`, '')} as ids`,
      values: values.list,
    };
  // Rows with every word in the head are few and come first: if they fill the page, the others are not even read.
  const inHead = headCondition(table, text, values);
  // The vector of everything is stored apart: reading it takes longer than the rest of a row.
  const headConditions = excludesWords(text) ? conditions : filterConditions(plan, { ...scope, text: null }, values);
  const others = rows(
    ...conditions,
    `not ${inHead} and (select count(*) from heads) < ${values.add(plan.last, 'integer')}`,
  );
  return {
    text: `with heads as materialized (${rows(...headConditions, inHead)}), hit as (select * from heads union all ${others})
      select ${epoch} as epoch, ${hits.select('hit', '')} as ids`,
    values: values.list,
  };
}

/** Returns `total`: the number of rows that pass every filter. */
export function totalStatement(plan: SearchPlan, scope: SqlScope): Statement {
  const values = new StatementValues();
  const conditions = filterConditions(plan, scope, values);
  return {
    text: `select count(*)::integer as total from ${scope.table.name} where ${conditions.join(' and ')}`,
    values: values.list,
  };
}

/** Returns `id, "inHead"` of those of the given ids that pass every filter. */
export function matchStatement(plan: SearchPlan, scope: SqlScope, ids: readonly number[]): Statement {
  const values = new StatementValues();
  const { id, name } = scope.table;
  const conditions = filterConditions(plan, scope, values);
  conditions.push(`${id} = any(${values.add(ids, 'integer[]')})`);
  const inHead = scope.text === null ? 'true' : headCondition(scope.table, scope.text, values);
  return {
    text: `select ${id} as id, ${inHead} as "inHead" from ${name} where ${conditions.join(' and ')} order by ${id}`,
    values: values.list,
  };
}

function filterConditions(plan: SearchPlan, scope: SqlScope, values: StatementValues): string[] {
  return [
    ...baseConditions(scope, values),
    ...plan.filters.facets.map((facet) => facetCondition(facet, plan.periods, values)),
  ];
}

/** Rows rejected by more than one facet count for nothing: excluded where an index allows it. */
function almostConditions(facets: readonly FacetFilter[], periods: Periods, values: StatementValues): string[] {
  if (facets.length < 2 || facets.length > MOST_COMBINED) return [];
  const conditions = facets.map((facet) => facetCondition(facet, periods, values));
  const allButOne = conditions.map((_, left) => conditions.filter((_, i) => i !== left).join(' and '));
  return [`(${allButOne.map((most) => `(${most})`).join(' or ')})`];
}

function epochOf(plan: SearchPlan, scope: SqlScope, values: StatementValues): string {
  return epochSql(values.add(plan.index, 'text'), values.add(scope.brandId, 'integer'));
}

/** Whether the head of a hit contains every word. */
function strengthOf({ order }: SearchPlan, { table, text }: SqlScope, values: StatementValues) {
  if (text === null) return { columns: [], inHead: () => 'true' };
  const isScored = order.by === 'relevance';
  const found = isScored ? `score >= ${ALL_IN_HEAD}` : 'is_in_head';
  return {
    columns: isScored ? [] : [`${headCondition(table, text, values)} as is_in_head`],
    inHead: (isHit: string) => `coalesce(bool_or(${found})${isHit && ` filter (${isHit})`}, false)`,
  };
}

interface Hits {
  /** Columns that the sort order needs. */
  columns: string[];
  /** An array of ids in order. */
  select(source: string, isHit: string): string;
}

function hitsOf(plan: SearchPlan, scope: SqlScope, values: StatementValues): Hits {
  const { table, text } = scope;
  const { first, last, order } = plan;
  const range = `limit ${values.add(last - first, 'integer')} offset ${values.add(first, 'integer')}`;
  const columns = [`${table.id} as id`, table.orderColumn, ...(order.by === 'salary' ? ['salary_min'] : [])];
  const select = (by: string) => (source: string, isHit: string) =>
    `array(select id from ${source} ${isHit} order by ${by} ${range})`;
  if (order.by === 'relevance' && text !== null) {
    columns.push(`${scoreOf(table, text, values)} as score`);
    const band = distanceBand(plan.filters.place, values);
    if (band === null) return { columns, select: select(`score desc, ${table.ties}`) };
    columns.push(`${band} as band`);
    return { columns, select: select(`score desc, band, ${table.ties}`) };
  }
  const orders = table.orders[order.by] ?? Object.values(table.orders)[0];
  return { columns, select: select((order.descending ? orders?.descending : orders?.ascending) ?? table.ties) };
}
