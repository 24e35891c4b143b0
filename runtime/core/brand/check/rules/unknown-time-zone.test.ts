import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownTimeZone } from './unknown-time-zone.ts';

it('accepts a zone under its current or its older name', () => {
  expect(report(unknownTimeZone, { site: { timeZone: 'Asia/Calcutta' } })).toEqual([]);
});

it('reports a zone that does not exist, and names the one that was probably meant', () => {
  expect(report(unknownTimeZone, { site: { timeZone: 'Berlin' } })).toEqual([
    'brands/acme.json:3:17  error  UNKNOWN_TIME_ZONE  /site/timeZone\n  There is no time zone "Berlin". Did you mean "Europe/Berlin"? Write continent and city, such as "America/New_York" or "Europe/Berlin".',
  ]);
});

it('reports a zone that resembles none', () => {
  expect(report(unknownTimeZone, { site: { timeZone: 'Mittelerde/Auenland' } })).toEqual([
    'brands/acme.json:3:17  error  UNKNOWN_TIME_ZONE  /site/timeZone\n  There is no time zone "Mittelerde/Auenland". Write continent and city, such as "America/New_York" or "Europe/Berlin".',
  ]);
});
