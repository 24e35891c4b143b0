import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWallClock, latestHour, toWallClock, zoneName } from './moments.ts';

describe('a moment on the clock of a zone', () => {
  it.each([
    ['Europe/Berlin', '2026-09-01T09:30', '2026-09-01T07:30:00.000Z'],
    ['Europe/Berlin', '2026-01-01T00:00', '2025-12-31T23:00:00.000Z'],
    ['America/New_York', '2026-07-04T12:00', '2026-07-04T16:00:00.000Z'],
    ['Asia/Kolkata', '2026-07-04T12:00', '2026-07-04T06:30:00.000Z'],
    ['UTC', '2026-07-04T12:00', '2026-07-04T12:00:00.000Z'],
  ])('in %s %s is %s, and back', (zone, clock, moment) => {
    expect(fromWallClock(clock, zone)).toBe(moment);
    expect(toWallClock(moment, zone)).toBe(clock);
  });

  it('takes the first of two equal times in autumn, and goes on in spring', () => {
    expect(fromWallClock('2026-10-25T02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(fromWallClock('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  });

  it.each(['', 'tomorrow', '2026-13-01T00:00', '09:30'])('is none where "%s" stands', (clock) => {
    expect(fromWallClock(clock, 'Europe/Berlin')).toBeUndefined();
  });

  it.each([undefined, '', 'tomorrow'])('shows nothing where %s is stored', (stored) => {
    expect(toWallClock(stored, 'Europe/Berlin')).toBe('');
  });

  it('comes back whole in every zone', () => {
    const minute = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 });
    const zones = fc.constantFrom('Europe/Paris', 'America/Los_Angeles', 'Australia/Lord_Howe', 'Asia/Tokyo');
    fc.assert(
      fc.property(minute, zones, (at, zone) => {
        const clock = toWallClock(new Date(at * 60_000).toISOString(), zone);
        expect(toWallClock(fromWallClock(clock, zone), zone)).toBe(clock);
      }),
    );
  });

  it('has a zone with a name', () => {
    expect(zoneName('Europe/Berlin', 'en', Date.UTC(2026, 6))).toBe('Central European Summer Time');
    expect(zoneName('Europe/Berlin', 'de', Date.UTC(2026, 0))).toBe('Mitteleuropäische Normalzeit');
  });
});

describe('the latest time at which it was seven', () => {
  it.each([
    ['at that very time', '2026-07-04T05:00:00.000Z', '2026-07-04T05:00:00.000Z'],
    ['a moment before', '2026-07-04T04:59:59.999Z', '2026-07-03T05:00:00.000Z'],
    ['late in the evening', '2026-07-04T21:59:00.000Z', '2026-07-04T05:00:00.000Z'],
    ['after midnight there, before it in UTC', '2026-07-04T22:30:00.000Z', '2026-07-04T05:00:00.000Z'],
    ['on the day with 25 hours', '2026-10-25T12:00:00.000Z', '2026-10-25T06:00:00.000Z'],
    ['on the day with 23 hours', '2026-03-29T05:30:00.000Z', '2026-03-29T05:00:00.000Z'],
  ])('%s in Berlin', (_, now, at) => {
    expect(latestHour(new Date(now), 7, 'Europe/Berlin').toISOString()).toBe(at);
  });
});
