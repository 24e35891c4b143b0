/** The statement of a search: hits, exact total and disjunctive counts in one pass over the matching rows. */
import type { FacetFilter, SearchPlan } from './plan.ts';
import { type Statement, StatementValues } from './sql-builder.ts';
import { baseConditions, facetCondition, matches, queryOfRow, type SqlScope } from './sql-conditions.ts';
import { countedOf, looseFacets, missingOf } from './sql-counts.ts';
import { epochSql } from './sql-tally.ts';

/** Up to this number of facets, the rows that fail at most one are looked up by index instead of scanning all. */
const MOST_COMBINED = 4;
/** Weights of body text, none, organization and title. */
export const RANK_WEIGHTS = '{0.1,0.2,0.4,1}';

/** Returns `epoch, ids, total, facets [[field, value, count]], missing, next_expiry`. */
export function fullStatement(plan: SearchPlan, scope: SqlScope): Statement {
  const values = new StatementValues();
  const hits = hitsOf(plan, scope, values);
  const loose = looseFacets(plan);
  const strict = plan.filters.facets.filter((facet) => !loose.includes(facet));
  const mask = loose.map((facet, i) => `(case when ${facetCondition(facet, values)} then 0 else ${1 << i} end)`);
  const isHit = loose.length > 0 ? 'where m = 0' : '';
  const columns = [
    ...hits.columns,
    ...(hits.inTitle === null ? [] : [`${hits.inTitle} as in_title`]),
    '"values"',
    scope.table.isJob ? 'expires' : 'null::timestamptz as expires',
  ];
  if (mask.length > 0) columns.push(`${mask.join(' | ')} as m`);
  const conditions = [
    ...baseConditions(scope, values),
    ...strict.map((facet) => facetCondition(facet, values)),
    ...almostConditions(loose, values),
  ];
  const total = loose.length > 0 ? 'count(*) filter (where m = 0)' : 'count(*)';
  const text = `with base as materialized (
  select ${columns.join(', ')} from ${scope.table.name} where ${conditions.join(' and ')}
), ${countedOf(plan, values)}${hits.candidates('base', isHit)}
select ${epochOf(plan, scope, values)} as epoch,
  ${hits.select('base', isHit)} as ids, t.total, t.next_expiry,
  (select coalesce(json_agg(json_build_array(field, id, n) order by field, place), '[]') from counted where place <= most) as facets,
  ${missingOf(plan, values)} as missing
from (select ${total}::integer as total, min(expires) as next_expiry from base) t`;
  return { text, values: values.list };
}

/** Returns `epoch, ids`. */
export function hitsStatement(plan: SearchPlan, scope: SqlScope): Statement {
  const values = new StatementValues();
  const hits = hitsOf(plan, scope, values);
  const conditions = filterConditions(plan, scope, values);
  const rows = (column: string, condition = '') =>
    `select ${[...hits.columns, column].join(', ')} from ${scope.table.name} where ${conditions.join(' and ')} ${condition}`;
  const { inTitle } = hits;
  const isShort = inTitle !== null && plan.last <= scope.rankedMatches;
  // Title matches are few and come first: if they fill the page, the others are not even read.
  const titled = isShort
    ? `with titled as materialized (${rows('true as in_title', `and ${inTitle}`)}), hit as (select * from titled union all
      ${rows('false', `and not ${inTitle} and (select count(*) from titled) < ${values.add(plan.last, 'integer')}`)})`
    : '';
  const source = isShort ? 'hit' : `(${rows(inTitle === null ? 'null' : `${inTitle} as in_title`)}) base`;
  const candidates = hits.candidates(source, '').replace(/^,/, isShort ? ',' : 'with');
  const text = `${titled}${candidates} select ${epochOf(plan, scope, values)} as epoch, ${hits.select(source, '')} as ids`;
  return { text, values: values.list };
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

/** Returns `ids`: those of the given ones that pass every filter. */
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

/** Rows rejected by more than one facet count for nothing: excluded where an index allows it. */
function almostConditions(facets: readonly FacetFilter[], values: StatementValues): string[] {
  if (facets.length < 2 || facets.length > MOST_COMBINED) return [];
  const conditions = facets.map((facet) => facetCondition(facet, values));
  const allButOne = conditions.map((_, left) => conditions.filter((_, i) => i !== left).join(' and '));
  return [`(${allButOne.map((most) => `(${most})`).join(' or ')})`];
}

function epochOf(plan: SearchPlan, scope: SqlScope, values: StatementValues): string {
  return epochSql(values.add(plan.index, 'text'), values.add(scope.brandId, 'integer'));
}

interface Hits {
  /** Columns that the sort order needs. */
  columns: string[];
  /** Whether a row matches in its title or organization; null for sort orders that do not need it. */
  inTitle: string | null;
  /** A further common table expression, starting with a comma; empty if none is needed. */
  candidates(source: string, isHit: string): string;
  /** An array of ids in order. */
  select(source: string, isHit: string): string;
}

function hitsOf(plan: SearchPlan, scope: SqlScope, values: StatementValues): Hits {
  const { table, text, rankedMatches } = scope;
  const { first, last, order } = plan;
  const slice = (from: number, to: number) =>
    `limit ${values.add(to - from, 'integer')} offset ${values.add(from, 'integer')}`;
  const columns = [`${table.id} as id`, table.orderColumn, ...(order.by === 'salary' ? ['salary_min'] : [])];
  if (order.by !== 'relevance' || text === null) {
    const orders = table.orders[order.by] ?? Object.values(table.orders)[0];
    const by = order.descending ? orders?.descending : orders?.ascending;
    const range = slice(first, last);
    return {
      columns,
      inTitle: null,
      candidates: () => '',
      select: (source, isHit) => `array(select id from ${source} ${isHit} order by ${by} ${range})`,
    };
  }
  const byTitle = `in_title desc, ${table.ties}`;
  const rank = `ts_rank_cd('${RANK_WEIGHTS}', s.all_vector, ${queryOfRow(table, text, values)}, 1)`;
  const until = values.add(last, 'integer');
  const key = table.isJob ? '' : ` and s.brand = ${values.add(scope.brandId, 'integer')}`;
  const ranked = slice(first, Math.max(first, Math.min(last, rankedMatches)));
  const rest = last > rankedMatches ? slice(Math.max(first, rankedMatches), last) : null;
  const ties = table.ties.replace(/\b(published|changed|name|id)\b/g, 'c.$1');
  return {
    columns,
    inTitle: matches('title_vector', table, text, values),
    candidates: (source, isHit) =>
      `, candidate as materialized (select * from ${source} ${isHit} order by ${byTitle} limit ${rankedMatches})`,
    // Title matches come first whatever their rank: if they fill the page, the others need not be ranked.
    select: (source, isHit) =>
      `array(select c.id from candidate c join ${table.name} s on s.${table.id} = c.id${key}
    where c.in_title or (select count(*) from candidate where in_title) < ${until}
    order by c.in_title desc, ${rank} desc, ${ties} ${ranked})${
      rest === null ? '' : ` || array(select id from ${source} ${isHit} order by ${byTitle} ${rest})`
    }`,
  };
}
