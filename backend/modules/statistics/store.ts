/** SQL of reports. */
import { sql } from 'drizzle-orm';
import { rowsWithin } from '../../database/brand-rows.ts';
import { statistic } from '../../database/schema/statistics.ts';
import type { Period } from './period.ts';

type Within = Parameters<typeof rowsWithin>[0];

const during = ({ from, until }: Period) => sql`s.period between ${from}::date and ${until}::date`;

interface Counted extends Record<string, unknown> {
  measure: string;
  subject: string;
  count: number;
}

/** Sums by day and measure; of `apart`, by subject as well. */
export async function sumByDay(
  within: Within,
  period: Period,
  { measures, apart }: { measures: readonly string[]; apart: readonly string[] },
): Promise<(Counted & { period: string })[]> {
  const { rows } = await within.db.execute<Counted & { period: string }>(sql`
    select s.period::text as period, s.measure, case when s.measure = any(${sql.param(apart)}::text[]) then s.subject else '' end as subject,
      sum(s.count)::float8 as count
    from ${rowsWithin(within).all(statistic)} s
    where ${during(period)} and s.measure = any(${sql.param(measures)}::text[]) group by 1, 2, 3`);
  return rows;
}

/** Sums by measure and subject. */
export async function sumBySubject(within: Within, period: Period, measures: readonly string[]): Promise<Counted[]> {
  const { rows } = await within.db.execute<Counted>(sql`
    select s.measure, s.subject, sum(s.count)::float8 as count from ${rowsWithin(within).all(statistic)} s
    where ${during(period)} and s.measure = any(${sql.param(measures)}::text[]) group by 1, 2`);
  return rows;
}

/** Brands that counted something within a measure in one of the periods, by subject. */
export async function brandsBySubject(
  within: Within,
  periods: readonly [Period, Period],
  measure: string,
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await within.db.execute<{ subject: string; brands: string[] }>(sql`
    select s.subject, array_agg(distinct s.frontend) as brands from ${rowsWithin(within).all(statistic)} s
    where (${during(periods[0])} or ${during(periods[1])}) and s.measure = ${measure} group by 1`);
  return new Map(rows.map(({ subject, brands }) => [subject, brands]));
}

/** Sums by brand and measure. */
export async function sumByBrand(
  within: Within,
  period: Period,
  measures: readonly string[],
): Promise<(Counted & { brand: string })[]> {
  const { rows } = await within.db.execute<Counted & { brand: string }>(sql`
    select s.frontend as brand, s.measure, '' as subject, sum(s.count)::float8 as count
    from ${rowsWithin(within).all(statistic)} s
    where ${during(period)} and s.measure = any(${sql.param(measures)}::text[]) group by 1, 2`);
  return rows;
}

export interface TextRow extends Record<string, unknown> {
  text: string;
  total: number;
  empty: number;
  before: number;
}

/** Texts of a kind (`words`), most first, or those without result. */
export async function listTexts(
  within: Within,
  {
    period,
    before,
    measure,
    isEmpty,
    limit,
  }: { period: Period; before: Period; measure: string; isEmpty: boolean; limit: number },
): Promise<TextRow[]> {
  const empty = `${measure}-empty`;
  const order = isEmpty ? sql`empty` : sql`total`;
  const { rows } = await within.db.execute<TextRow>(sql`
    select * from (
      select s.subject as text,
        coalesce(sum(s.count) filter (where s.measure = ${measure} and ${during(period)}), 0)::float8 as total,
        coalesce(sum(s.count) filter (where s.measure = ${empty} and ${during(period)}), 0)::float8 as empty,
        coalesce(sum(s.count) filter (where s.measure = ${measure} and ${during(before)}), 0)::float8 as before
      from ${rowsWithin(within).all(statistic)} s
      where s.measure in (${measure}, ${empty}) and (${during(period)} or ${during(before)})
      group by s.subject
    ) found where ${order} > 0 order by ${order} desc, text limit ${limit}`);
  return rows;
}

export interface PlainRow extends Record<string, unknown> {
  brand: string;
  grain: string;
  period: string;
  measure: string;
  subject: string;
  count: number;
}

/** All rows of a period, at most so many. */
export async function listRows(within: Within, period: Period, limit: number): Promise<PlainRow[]> {
  const { rows } = await within.db.execute<PlainRow>(sql`
    select s.frontend as brand, s.grain, s.period::text as period, s.measure, s.subject, s.count::float8 as count
    from ${rowsWithin(within).all(statistic)} s where ${during(period)}
    order by s.frontend, s.period, s.measure, s.count desc, s.subject limit ${limit}`);
  return rows;
}
