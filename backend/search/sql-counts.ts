/** Facet counts of a search, as parts of its SQL statement. */
import { DATE_POSTED } from './date-posted.ts';
import type { CountedFacet, FacetFilter, SearchPlan } from './plan.ts';
import type { StatementValues } from './sql-builder.ts';
import { periodCondition } from './sql-conditions.ts';

/** Filtered facets that are counted as if they were not (disjunctive): rows rejected by only one of them are needed, with its bit set. */
export function looseFacets({ filters, counted }: SearchPlan): FacetFilter[] {
  return filters.facets.filter(({ field }) =>
    distinctFields(counted).some((facet) => facet.field === field && facet.disjunctive),
  );
}

/** The bit of each disjunctive facet. */
export function bitsOf(plan: SearchPlan): ReadonlyMap<string, number> {
  return new Map(looseFacets(plan).map(({ field }, i) => [field, 1 << i]));
}

/**
 * Counts by value; a row counts for a facet if no other facet rejects it: hits count for every facet, and rows rejected by one facet only for the values of that
 * facet. Values are unnested in the select list: as a function in `from` it would be restarted for each row.
 */
export function countedOf(plan: SearchPlan, values: StatementValues): string {
  const fields = distinctFields(plan.counted);
  const numbers = (of: (facet: CountedFacet) => number) => values.add(fields.map(of), 'integer[]');
  const topOnly = values.add(
    fields.map((facet) => facet.topOnly),
    'boolean[]',
  );
  const names = values.add(
    fields.map(({ field }) => field),
    'text[]',
  );
  const bits = bitsOf(plan);
  const hits = fields.length === 0 ? 'where false' : bits.size > 0 ? 'where m = 0' : '';
  const parts = [`select v, count(*)::integer as n from (select unnest("values") as v from base ${hits}) u group by v`];
  const isDated = fields.some(({ field }) => field === DATE_POSTED);
  if (isDated) parts.push(...periodCounts(plan, hits, values));
  for (const [field, bit] of bits) {
    if (field === DATE_POSTED && isDated) parts.push(...periodCounts(plan, `where m = ${bit}`, values));
    else
      parts.push(`select v, count(*)::integer from (select unnest("values") as v from base where m = ${bit}) u
    join facet_value o on o.id = u.v and o.field = ${values.add(field, 'text')} group by v`);
  }
  return `per_value as materialized (
  ${parts.join('\n  union all ')}
), counted as (
  select (${names})[i] as field, (${numbers(({ limit }) => limit)})[i] as most, id, n, row_number() over (partition by i order by n desc, id) as place
  from (
    select array_position(${names}, f.field) as i, f.id, sum(p.n)::integer as n
    from per_value p join facet_value f on f.id = p.v
    where f.field = any(${names}) and (f.parent_id is null or not (${topOnly})[array_position(${names}, f.field)])
    group by f.field, f.id
  ) c
  where n >= (${numbers(({ minCount }) => minCount)})[i]
)`;
}

/** Counts of the periods that a publication is in, in one pass. */
function periodCounts({ periods }: SearchPlan, condition: string, values: StatementValues): string[] {
  if (periods.size === 0) return [];
  const ids = values.add([...periods.keys()], 'integer[]');
  const counts = [...periods.values()].map(
    (since) => `count(*) filter (where published >= ${values.add(since, 'timestamptz')})`,
  );
  return [`select unnest(${ids}), unnest(array[${counts.join(', ')}])::integer from base ${condition}`];
}

/** Hits without any value of a facet, as JSON by field. */
export function missingOf(plan: SearchPlan, values: StatementValues): string {
  const bits = bitsOf(plan);
  const parts = distinctFields(plan.counted)
    .filter(({ missing }) => missing)
    .map(({ field }) => {
      const name = values.add(field, 'text');
      const others = bits.size === 0 ? 'true' : `m & ~${bits.get(field) ?? 0} = 0`;
      const has =
        field === DATE_POSTED
          ? periodCondition([...plan.periods.keys()], plan.periods, values)
          : `exists (select from unnest(b."values") v join facet_value f on f.id = v where f.field = ${name})`;
      return `${name}, (select count(*) from base b where ${others} and not ${has})`;
    });
  return parts.length === 0 ? 'null::json' : `json_build_object(${parts.join(', ')})`;
}

/** A facet requested twice is counted once, with the first options. */
export function distinctFields(counted: readonly CountedFacet[]): CountedFacet[] {
  return [...new Map(counted.toReversed().map((facet) => [facet.field, facet])).values()].reverse();
}
