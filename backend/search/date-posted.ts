/**
 * The facet "date posted": a job has a value for each period that includes its publication, and loses them as it ages.
 * Ages are counted from the full hour, so that counts and pages change once an hour rather than every minute.
 */
import { HOUR_MS } from '../../runtime/core/durations.ts';
import type { Transaction } from './index-types.ts';

const DAY_MS = 24 * HOUR_MS;

/** Periods in days; the terms of taxonomy date_posted are `days_` plus the period. */
const SPANS: readonly number[] = [1, 3, 7, 14, 30];

/** Codes of the periods in which a job was published. */
export function spansSince(published: Date, now: Date): string[] {
  const hour = fullHour(now);
  return SPANS.filter((days) => published.getTime() >= hour - days * DAY_MS).map((days) => `days_${days}`);
}

/** The full hour at or before an instant, in milliseconds since 1970. */
export function fullHour(now: Date): number {
  return Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
}

/** Ids of jobs with a period that no longer applies, to be reindexed. */
export async function findAgedJobs(tx: Transaction, now: Date, limit: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select distinct s.job_id as id
    from facet_value v
    join taxonomy_term t on t.id = v.term_id and t.taxonomy = 'date_posted'
    join job_search s on s."values" @> array[v.id]
      and s.published < $1::timestamptz - make_interval(hours => 24 * substr(t.code, 6)::integer)
    where v.field = 'date_posted' order by id limit $2`,
    [new Date(fullHour(now)), limit],
  );
  return rows.map(({ id }) => id);
}
