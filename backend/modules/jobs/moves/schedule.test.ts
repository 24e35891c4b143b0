import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWallClock } from '../../../../runtime/core/moments.ts';
import { addDays, daysBetween, endOf, extendedEnd, readSchedule, scheduleErrors } from './schedule.ts';

const rules = { timeZone: 'Europe/Berlin', defaultDuration: 30, maximumDuration: 60 };
const at = (text: string) => new Date(text);

describe('days', () => {
  it('keep the hour of the zone when clocks change, forth and back', () => {
    // 09:30 in Berlin, before and after the last Sundays of March and October.
    expect(addDays(at('2026-03-28T08:30:00Z'), 1, 'Europe/Berlin')).toEqual(at('2026-03-29T07:30:00Z'));
    expect(addDays(at('2026-10-24T07:30:00Z'), 1, 'Europe/Berlin')).toEqual(at('2026-10-25T08:30:00Z'));
    // 02:30 does not exist on that Sunday in March.
    expect(addDays(at('2026-03-28T01:30:00Z'), 1, 'Europe/Berlin')).toEqual(at('2026-03-29T01:30:00Z'));
  });

  it('keep the hour in every zone, over any time', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC'];
    const start = { min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z'), noInvalidDate: true };
    fc.assert(
      fc.property(fc.date(start), fc.integer({ min: 0, max: 400 }), fc.constantFrom(...zones), (from, count, zone) => {
        const to = addDays(from, count, zone);
        expect(daysBetween(from, to, zone)).toBe(count);
        const [before, after] = [from, to].map((one) => toWallClock(one.toISOString(), zone).slice(11));
        // A missing hour is read as the next one.
        if (before !== after) expect(Number(after?.slice(0, 2)) - Number(before?.slice(0, 2))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are those of the calendar, not of 24 hours', () => {
    expect(daysBetween(at('2026-05-01T21:50:00Z'), at('2026-05-01T22:10:00Z'), 'Europe/Berlin')).toBe(1);
    expect(daysBetween(at('2026-05-01T22:10:00Z'), at('2026-05-02T21:50:00Z'), 'Europe/Berlin')).toBe(0);
  });
});

describe('the end of a job', () => {
  const start = at('2026-03-01T09:00:00Z');

  it('is the chosen one, else after its days, else after those of the brand, and never past the most', () => {
    const end = at('2026-03-05T12:00:00Z');
    expect(endOf(start, { expires: end, durationDays: 9 }, rules)).toEqual(end);
    expect(endOf(start, { expires: null, durationDays: 2 }, rules)).toEqual(at('2026-03-03T09:00:00Z'));
    expect(endOf(start, { expires: null, durationDays: null }, rules)).toEqual(at('2026-03-31T08:00:00Z'));
    expect(endOf(start, { expires: null, durationDays: 500 }, rules)).toEqual(at('2026-04-30T08:00:00Z'));
  });

  it('is later by the days that were lost, on the same hour, and always ahead', () => {
    const [end, since, now] = [at('2026-04-10T08:00:00Z'), at('2026-03-27T20:00:00Z'), at('2026-03-30T06:00:00Z')];
    expect(extendedEnd(end, since, now, 'Europe/Berlin')).toEqual(at('2026-04-13T08:00:00Z'));
    expect(extendedEnd(at('2026-03-30T05:00:00Z'), at('2026-03-30T00:00:00Z'), now, 'Europe/Berlin')).toEqual(
      at('2026-03-31T06:00:00Z'),
    );
  });

  it('lies ahead, and within what the brand gives', () => {
    const wrong = (expires: Date | null, publishAt: Date | null = null) =>
      scheduleErrors({ publishAt, expires, durationDays: null }, start, rules).map(({ code }) => code);
    expect(wrong(null)).toEqual([]);
    expect(wrong(start)).toEqual(['ahead']);
    expect(wrong(at('2026-03-09T09:00:00Z'), at('2026-03-10T09:00:00Z'))).toEqual(['ahead']);
    expect(wrong(at('2026-04-30T08:00:00Z'))).toEqual([]);
    expect(wrong(at('2026-04-30T08:00:01Z'))).toEqual(['longest']);
    expect(wrong(at('2026-06-30T08:00:00Z'), at('2026-05-01T09:00:00Z'))).toEqual([]);
    expect(wrong(null, at('1970-01-01T00:00:00Z'))).toEqual([]);
    expect(wrong(null, at('9999-12-31T23:59:59Z'))).toEqual(['latest']);
    expect(wrong(at('2036-03-30T09:00:00Z'), at('9999-12-31T23:59:59Z'))).toEqual(['latest']);
  });
});

it('reads what is no moment as none', () => {
  const job_schedule = { published: 'soon', expiration: '2026-05-01T10:00:00+02:00', duration: '7' };
  expect(readSchedule({ job_schedule })).toEqual({
    publishAt: null,
    expires: at('2026-05-01T08:00:00Z'),
    durationDays: null,
  });
  expect(readSchedule(null)).toEqual({ publishAt: null, expires: null, durationDays: null });
});
