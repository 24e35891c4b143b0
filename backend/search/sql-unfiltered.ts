/** Pages without filters: their cost is independent of the number of rows. */
import type { Pool } from 'pg';
import { hourValue, type Periods } from './date-posted.ts';
import type { SearchPlan } from './plan.ts';
import type { SearchIndex, SearchScope } from './port.ts';
import { type Statement, StatementValues } from './sql-builder.ts';
import type { SqlScope } from './sql-conditions.ts';
import { TABLES } from './sql-tables.ts';
import { countsSql, epochSql, hourCountsSql, hourSql } from './sql-tally.ts';

/** Returns `epoch, ids` in the default order. */
export function newestStatement(plan: SearchPlan, scope: SqlScope): Statement {
  const values = new StatementValues();
  const brand = values.add(scope.brandId, 'integer');
  const index = values.add(plan.index, 'text');
  const range = `limit ${values.add(plan.last - plan.first, 'integer')} offset ${values.add(plan.first, 'integer')}`;
  const { id, name, orderColumn, ties, isJob } = scope.table;
  const ids = isJob
    ? `select job_id from job_search_brand where brand = ${brand} and (expires is null or expires > ${values.add(plan.now, 'timestamptz')})
      order by published desc nulls last, job_id desc nulls last ${range}`
    : `select id from (select ${id} as id, ${orderColumn} from ${name} where brand = ${brand}) own order by ${ties} ${range}`;
  return { text: `select ${epochSql(index, brand)} as epoch, array(${ids}) as ids`, values: values.list };
}

/** The search epoch of a brand. */
export async function loadEpoch(pool: Pool, index: SearchIndex, brandId: number): Promise<string> {
  const { rows } = await pool.query<{ epoch: string }>({
    name: 'search-epoch',
    text: `select ${epochSql('$1', '$2')} as epoch`,
    values: [index, brandId],
  });
  return rows[0]?.epoch ?? '0';
}

/** When the next job of a brand expires, in milliseconds. */
export async function loadNextExpiry(pool: Pool, brandId: number, now: Date): Promise<number> {
  const { rows } = await pool.query<{ next: Date | null }>({
    name: 'search-next-expiry',
    text: 'select min(expires) as next from job_search_brand where brand = $1 and expires > $2::timestamptz',
    values: [brandId, now],
  });
  return rows[0]?.next?.getTime() ?? Number.POSITIVE_INFINITY;
}

export interface UnfilteredCounts {
  epoch: string;
  total: number;
  /** By facet_value.id. */
  counts: Map<number, number>;
  /** When the next row expires, in milliseconds. */
  until: number;
}

/** The kept counts, minus expired rows that are not swept yet. */
export async function unfilteredCounts(
  pool: Pool,
  plan: Pick<SearchPlan, 'index' | 'now' | 'periods'>,
  brandId: number,
): Promise<UnfilteredCounts> {
  const { rows } = await pool.query<{
    epoch: string;
    counts: [number, number][];
    expired: number[][];
    next: Date | null;
  }>({
    name: `search-unfiltered-${plan.index}`,
    text: `select ${epochSql('$1', '$2')} as epoch,
      (select coalesce(json_agg(json_build_array(value, count)), '[]') from (
        ${countsSql('$1', '$2')}${plan.index === 'JOBS' ? ` union all ${hourCountsSql('$1', '$2', '$4')}` : ''}) c where count <> 0) as counts,
      ${plan.index === 'JOBS' ? EXPIRY : NO_EXPIRY}`,
    values: plan.index === 'JOBS' ? [plan.index, brandId, plan.now, oldestHour(plan.periods)] : [plan.index, brandId],
  });
  const counts = new Map<number, number>();
  for (const [value, count] of rows[0]?.counts ?? []) counts.set(value, (counts.get(value) ?? 0) + count);
  for (const values of rows[0]?.expired ?? []) {
    for (const value of [0, ...values]) counts.set(value, (counts.get(value) ?? 0) - 1);
  }
  const total = counts.get(0) ?? 0;
  counts.delete(0);
  takePeriods(counts, plan.periods);
  return { epoch: rows[0]?.epoch ?? '0', total, counts, until: rows[0]?.next?.getTime() ?? Number.POSITIVE_INFINITY };
}

/** Takes rows that do not exist for the person who searches out of the kept counts. */
export async function dropExcluded(
  pool: Pool,
  counts: Map<number, number>,
  { index, brandId, excluded = [] }: Pick<SearchScope, 'index' | 'excluded'> & { brandId: number },
): Promise<void> {
  const { name, id, brandCondition } = TABLES[index];
  const { rows } = await pool.query<{ value: number; count: number }>(
    `select value, count(*)::integer as count from ${name}, unnest("values") value
    where ${brandCondition('$1')} and ${id} = any($2::integer[]) group by value`,
    [brandId, excluded],
  );
  for (const { value, count } of rows) counts.set(value, (counts.get(value) ?? 0) - count);
}

/** Hours are counted below 0; without a period none is read. */
function oldestHour(periods: Periods): number {
  return Math.max(-(2 ** 31), ...[...periods.values()].map(hourValue));
}

/** Replaces the counts of hours by those of the periods that they are in. */
function takePeriods(counts: Map<number, number>, periods: Periods): void {
  const hours = [...counts].filter(([value]) => value < 0);
  for (const [value] of hours) counts.delete(value);
  for (const [id, since] of periods) {
    const oldest = hourValue(since);
    counts.set(
      id,
      hours.reduce((sum, [hour, count]) => (hour <= oldest ? sum + count : sum), 0),
    );
  }
}

const EXPIRY = `(select coalesce(json_agg(s."values" || ${hourSql('s.published')}), '[]') from job_search_brand b join job_search s on s.job_id = b.job_id
        where b.brand = $2 and b.expires <= $3::timestamptz) as expired,
      (select min(expires) from job_search_brand where brand = $2 and expires > $3::timestamptz) as next`;
const NO_EXPIRY = `'[]'::json as expired, null::timestamptz as next`;
