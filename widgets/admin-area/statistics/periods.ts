/** Periods to choose from, in days up to yesterday: today is not over, so it would look like a fall. */
import { DAY_MS } from '../../../runtime/core/durations.ts';

export const LENGTHS = [7, 28, 90, 365] as const;
export const COMPARISONS = ['PREVIOUS', 'YEAR'] as const;

export interface Chosen {
  from: string;
  until: string;
  compare: (typeof COMPARISONS)[number];
}

/** So many days, without today. */
export function lastDays(days: number, now: number): Pick<Chosen, 'from' | 'until'> {
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: day(now - days * DAY_MS), until: day(now - DAY_MS) };
}

/** Steps that give a chart of some dozens of points. */
export function stepFor({ from, until }: Pick<Chosen, 'from' | 'until'>): 'DAY' | 'WEEK' | 'MONTH' {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1;
  if (days <= 62) return 'DAY';
  return days <= 400 ? 'WEEK' : 'MONTH';
}
