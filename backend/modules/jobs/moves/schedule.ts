/** When jobs are published and expire. Instants are UTC; days are those of the brand's time zone, so that an end keeps its hour when the clocks change. Pure. */
import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { fromWallClock, toWallClock } from '../../../../runtime/core/moments.ts';
import type { AnswerError } from '../../../../schemas/answer-check.ts';
import { type JsonObject, readNumber, readObject, readText } from '../../../read-json.ts';

/** The answers of the group `job_schedule`. */
export interface Schedule {
  publishAt: Date | null;
  expires: Date | null;
  durationDays: number | null;
}

/** The brand's settings for schedules. */
export interface ScheduleRules {
  timeZone: string;
  defaultDuration: number;
  maximumDuration: number;
}

/** How long before its start a job can be scheduled. */
const MOST_DAYS_AHEAD = 3650;

export function readSchedule(data: unknown): Schedule {
  const { published, expiration, duration } = readObject(readObject(data).job_schedule);
  return { publishAt: readInstant(published), expires: readInstant(expiration), durationDays: readNumber(duration) };
}

/** The same as answers. */
export function scheduleAnswers({ publishAt, expires, durationDays }: Schedule): JsonObject {
  return {
    ...(publishAt && { published: publishAt.toISOString() }),
    ...(expires && { expiration: expires.toISOString() }),
    ...(durationDays !== null && { duration: durationDays }),
  };
}

function readInstant(answer: unknown): Date | null {
  const date = new Date(readText(answer) ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** The same time of day so many days later, in the time zone. */
export function addDays(at: Date, count: number, timeZone: string): Date {
  const clock = new Date(`${toWallClock(at.toISOString(), timeZone)}:00Z`);
  const moved = fromWallClock(new Date(clock.getTime() + count * DAY_MS).toISOString(), timeZone);
  if (moved === undefined) throw new Error(`${at.toISOString()} cannot be moved by ${count} days.`);
  // Local times have no seconds.
  return new Date(Date.parse(moved) + (at.getTime() % 60_000));
}

/** Number of midnights between the two in the time zone; 0 on the same day. */
export function daysBetween(from: Date, to: Date, timeZone: string): number {
  const day = (at: Date) => Date.parse(toWallClock(at.toISOString(), timeZone).slice(0, 10));
  return Math.round((day(to) - day(from)) / DAY_MS);
}

/** The end of a job that is published at `start`. */
export function endOf(start: Date, { expires, durationDays }: Omit<Schedule, 'publishAt'>, rules: ScheduleRules): Date {
  const days = Math.min(durationDays ?? rules.defaultDuration, rules.maximumDuration);
  return expires ?? addDays(start, days, rules.timeZone);
}

/** The end plus the days that a job lost while it waited from `since` to `now`; always in the future. */
export function extendedEnd(end: Date, since: Date, now: Date, timeZone: string): Date {
  const lost = Math.max(0, daysBetween(since, now, timeZone));
  const extended = addDays(end, lost, timeZone);
  return extended > now ? extended : addDays(now, 1, timeZone);
}

/** Faults of a schedule that starts now, or at its start date. */
export function scheduleErrors({ publishAt, expires }: Schedule, now: Date, rules: ScheduleRules): AnswerError[] {
  const start = publishAt !== null && publishAt > now ? publishAt : now;
  if (start > addDays(now, MOST_DAYS_AHEAD, rules.timeZone))
    return [{ code: 'latest', pointer: '/job_schedule/published', allowed: MOST_DAYS_AHEAD }];
  if (expires === null) return [];
  const pointer = '/job_schedule/expiration';
  if (expires <= start) return [{ code: 'ahead', pointer }];
  const latest = addDays(start, rules.maximumDuration, rules.timeZone);
  return expires > latest ? [{ code: 'longest', pointer, allowed: rules.maximumDuration }] : [];
}
