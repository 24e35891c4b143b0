/**
 * The facet "date posted": a job is in each period that includes its publication, as of the time of the search. Ages are counted
 * from the full hour, so that counts and pages change once an hour rather than every minute.
 */
import type { Pool } from 'pg';
import { DAY_MS, HOUR_MS } from '../../runtime/core/durations.ts';
import type { TermReference } from './index-types.ts';

export const DATE_POSTED = 'date_posted';

/** Periods in days. */
const SPANS: readonly number[] = [1, 3, 7, 14, 30];

/** The terms of all periods: jobs do not have them, but every brand with a job can be asked for them. */
export const DATE_POSTED_TERMS: readonly TermReference[] = SPANS.map((days) => ({
  field: DATE_POSTED,
  taxonomy: DATE_POSTED,
  code: `days_${days}`,
}));

/** When the period of a facet value begins, by its id. */
export type Periods = ReadonlyMap<number, Date>;

export const NO_PERIODS: Periods = new Map();

/** The full hour at or before an instant, in milliseconds since 1970. */
export function fullHour(now: Date): number {
  return Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
}

/** The value under which `facet_count` counts the jobs published in the same hour. */
export function hourValue(published: Date): number {
  return -Math.floor(published.getTime() / HOUR_MS);
}

/** Returns the periods as of an instant; reads the ids of their values once all of them exist. */
export function createPeriods(pool: Pool): (now: Date) => Promise<Periods> {
  let known: readonly { id: number; days: number }[] = [];
  return async (now) => {
    if (known.length < SPANS.length) {
      const { rows } = await pool.query<{ id: number; days: number }>(
        `select v.id, substr(t.code, 6)::integer as days from facet_value v
          join taxonomy_term t on t.id = v.term_id and t.taxonomy = $1 where v.field = $1`,
        [DATE_POSTED],
      );
      known = rows;
    }
    const hour = fullHour(now);
    return new Map(known.map(({ id, days }) => [id, new Date(hour - days * DAY_MS)]));
  };
}
