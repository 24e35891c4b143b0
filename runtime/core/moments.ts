/** Dates and times in the local time of a time zone. Stored as UTC. */
import { DAY_MS } from './durations.ts';

/** `2026-09-01T09:30` in the local time of the zone; an empty string for an invalid date. */
export function toWallClock(stored: string | undefined, timeZone: string): string {
  const time = Date.parse(stored ?? '');
  if (Number.isNaN(time)) return '';
  return new Date(time + offsetAt(time, timeZone)).toISOString().slice(0, 16);
}

/**
 * The UTC time, `2026-09-01T07:30:00.000Z`, of a local time in the zone. A time skipped by daylight saving is
 * read with the offset before the change; of a repeated one, the first is used. Undefined for an invalid time.
 */
export function fromWallClock(clock: string, timeZone: string): string | undefined {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(clock) ? Date.parse(`${clock.slice(0, 16)}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return undefined;
  const offsets = [offsetAt(asUtc - DAY_MS, timeZone), offsetAt(asUtc + DAY_MS, timeZone)];
  const fitting = offsets.map((offset) => asUtc - offset).find((time) => time + offsetAt(time, timeZone) === asUtc);
  return new Date(fitting ?? asUtc - (offsets[0] ?? 0)).toISOString();
}

/** The latest moment up to a given one at which clocks in the zone showed this full hour. */
export function latestHour(moment: Date, hour: number, timeZone: string): Date {
  const today = dayAt(moment, timeZone);
  const latest = hourOf(today, hour, timeZone);
  return latest <= moment ? latest : hourOf(today - DAY_MS, hour, timeZone);
}

/** The same on a day of the week: 0 is Sunday. */
export function latestWeekday(
  moment: Date,
  { weekday, hour, timeZone }: { weekday: number; hour: number; timeZone: string },
): Date {
  const today = dayAt(moment, timeZone);
  const day = today - ((new Date(today).getUTCDay() - weekday + 7) % 7) * DAY_MS;
  const latest = hourOf(day, hour, timeZone);
  return latest <= moment ? latest : hourOf(day - 7 * DAY_MS, hour, timeZone);
}

/** Midnight in UTC of the day that it is in the zone. */
const dayAt = (moment: Date, timeZone: string): number =>
  Date.parse(toWallClock(moment.toISOString(), timeZone).slice(0, 10));

function hourOf(day: number, hour: number, timeZone: string): Date {
  const date = new Date(day).toISOString().slice(0, 10);
  return new Date(fromWallClock(`${date}T${String(hour).padStart(2, '0')}:00`, timeZone) ?? 0);
}

/** By lower-case zone name, since `europe/BERLIN` is one of many spellings. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Offset of the zone from UTC in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const whole = Math.floor(time / 1000) * 1000;
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric';
  const fields = {
    year: numeric,
    month: numeric,
    day: numeric,
    hour: numeric,
    minute: numeric,
    second: numeric,
  } as const;
  const name = timeZone.toLowerCase();
  const format = formats.get(name) ?? new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields });
  formats.set(name, format);
  return format;
}

/** Common name of the zone at a given time: `Central European Summer Time`. */
export function zoneName(timeZone: string, locale: string, at: number): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
