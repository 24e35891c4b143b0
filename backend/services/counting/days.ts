/** The day of a brand, by its time zone. */
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { toWallClock } from '../../../runtime/core/moments.ts';

/** Every time zone changes its date at a quarter of an hour. */
export const QUARTER_MS = 15 * 60_000;

/** `2026-09-01` in the time zone, at milliseconds since the epoch. */
export function dayIn(timeZone: string, now: number): string {
  return toWallClock(new Date(now).toISOString(), timeZone).slice(0, 10);
}

/** The day so many days before another one, however many hours those have. */
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
