import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DateView, readDate } from './dates.ts';

const view: DateView = {
  now: new Date('2026-03-10T12:00:00Z'),
  timeZone: 'Europe/Berlin',
  monthFirst: false,
  endOfDay: false,
};

function read(text: string, own: Partial<DateView> = {}): string | null {
  const found = readDate(text, { ...view, ...own });
  return found === null ? null : 'date' in found ? found.date.toISOString().slice(0, 19) : found.fault;
}

describe('readDate', () => {
  it.each([
    ['2026-06-13T03:09:27+00:00', '2026-06-13T03:09:27'],
    ['2025-05-31T14:14:44.737Z', '2025-05-31T14:14:44'],
    ['2025-05-31T14:14:44+0200', '2025-05-31T12:14:44'],
    ['2024-01-30 23:21:39', '2024-01-30T22:21:39'],
    ['2026-07-14', '2026-07-13T22:00:00'],
    ['2026/07/14 08:30', '2026-07-14T06:30:00'],
    ['20260714', '2026-07-13T22:00:00'],
    ['20260714T083000Z', '2026-07-14T08:30:00'],
    ['Tue, 14 Jul 2026 00:00:00 EST', '2026-07-14T05:00:00'],
    ['Mon, 22 Jun 2026 12:12:33 GMT', '2026-06-22T12:12:33'],
    ['22 Jun 2026 12:12:33 -0700', '2026-06-22T19:12:33'],
    ['1771162285', '2026-02-15T13:31:25'],
    ['1771162285000', '2026-02-15T13:31:25'],
    ['14.07.2026', '2026-07-13T22:00:00'],
    ['14.07.2026 09:15 Uhr', '2026-07-14T07:15:00'],
    ['March 19, 2026', '2026-03-18T23:00:00'],
    ['Mar 19, 2026 4:30 PM', '2026-03-19T15:30:00'],
    ['19. März 2026', '2026-03-18T23:00:00'],
    ['19 août 2026', '2026-08-18T22:00:00'],
    ['19 de diciembre de 2026', '2026-12-18T23:00:00'],
    ['il y a 9 jours', '2026-03-01T12:00:00'],
    ['vor 2 Wochen', '2026-02-24T12:00:00'],
    ['Posted 30+ days ago', '2026-02-08T12:00:00'],
    ['hace 3 días', '2026-03-07T12:00:00'],
    ['yesterday', '2026-03-09T12:00:00'],
  ])('reads "%s"', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('reads the day or the month first, as the brand’s country does, unless the numbers tell', () => {
    expect(read('02/03/2026')).toBe('2026-03-01T23:00:00');
    expect(read('02/03/2026', { monthFirst: true })).toBe('2026-02-02T23:00:00');
    expect(read('28/03/2026', { monthFirst: true })).toBe('2026-03-27T23:00:00');
    expect(read('03/28/2026')).toBe('2026-03-27T23:00:00');
    expect(read('02.03.2026', { monthFirst: true })).toBe('2026-03-01T23:00:00');
  });

  it('ends a day with its last minute', () => {
    expect(read('2026-07-14', { endOfDay: true })).toBe('2026-07-14T21:59:00');
    expect(read('Tue, 14 Jul 2026 00:00:00 EST', { endOfDay: true })).toBe('2026-07-14T21:59:00');
    expect(read('2026-07-14T10:00:00Z', { endOfDay: true })).toBe('2026-07-14T10:00:00');
  });

  it.each(['1970-01-01', '0', '9999-12-31T23:59:59', '01/01/1970', '253402300799', '0001-01-01T00:00:00'])(
    'takes "%s" for no date',
    (text) => {
      expect(read(text)).toBe(text === '0' ? null : 'DATE_OUT_OF_RANGE');
    },
  );

  it.each(['soon', '31.02.2026', '2026-13-01', '14:30', 'ASAP', '12345'])('says that it cannot read "%s"', (text) => {
    expect(read(text)).toBe('DATE_NOT_READ');
  });

  it.each(['', '  ', '-', '0000-00-00'])('finds nothing in "%s"', (text) => {
    expect(read(text)).toBeNull();
  });

  it('never throws, and never gives a date outside of its years', () => {
    const digits = fc.stringMatching(/^[0-9./:T +-]{1,30}$/);
    const written = fc.oneof(
      fc.string(),
      digits,
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.integer().map(String),
    );
    fc.assert(
      fc.property(written, fc.boolean(), fc.boolean(), (text, monthFirst, endOfDay) => {
        const found = readDate(text, { ...view, monthFirst, endOfDay });
        if (found === null || !('date' in found)) return;
        expect(found.date.getUTCFullYear()).toBeGreaterThanOrEqual(2000);
        expect(found.date.getUTCFullYear()).toBeLessThan(2100);
      }),
    );
  });
});
