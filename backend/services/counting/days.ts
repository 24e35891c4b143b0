/** The day of a brand, by its time zone. */
import { toWallClock } from '../../../runtime/core/moments.ts';

/** Every time zone changes its date at a quarter of an hour. */
export const QUARTER_MS = 15 * 60_000;

/** `2026-09-01` in the time zone, at milliseconds since the epoch. */
export function dayIn(timeZone: string, now: number): string {
  return toWallClock(new Date(now).toISOString(), timeZone).slice(0, 10);
}
