import { expect, it } from 'vitest';
import { describeAnswer, describePeriod, describePlace, type Words } from './describe-answer.ts';

const words: Words = {
  locale: 'en',
  amounts: 'en',
  country: 'us',
  terms: [{ taxonomy: 'skill', code: 'sql', label: 'SQL' }],
  t: (key: string) => ({ today: 'present', 'unit.year': 'a year' })[key] ?? key,
};

it.each([
  [{ start: '2018-03', end: null }, 'Mar 2018 – present'],
  [{ start: '2018-03', end: '2018-03' }, 'Mar 2018'],
  [{ start: '2018-03', end: '2020-12' }, 'Mar 2018 – Dec 2020'],
  [{ start: '2011', end: '2015-06' }, '2011 – Jun 2015'],
  [{ start: '2016', end: '2016' }, '2016'],
  [{ end: '2018-03' }, ''],
  ['2018', ''],
])('says the period %j as "%s"', (period, text) => {
  expect(describePeriod(period, words)).toBe(text);
});

it.each([
  [{ countryCode: 'US', locality: 'Portland', administrativeArea: 'ME', zip: '04101' }, '04101 Portland, ME'],
  [{ countryCode: 'DE', locality: 'Worms', administrativeArea: 'RP' }, 'Worms, Germany'],
  [{ addressLine1: '9 Lantern Street', locality: 'Saco' }, '9 Lantern Street, Saco'],
  [{}, ''],
])('says the place %j as "%s"', (place, text) => {
  expect(describePlace(place, words)).toBe(text);
});

it.each([
  [{ 'x-taxonomy': 'skill' }, ['sql', 'gone'], 'SQL, gone'],
  [{ format: 'date' }, '1984-02-28', 'February 28, 1984'],
  [{ format: 'date' }, 'ask my mother', 'ask my mother'],
  [{ enum: ['basic', 'good'], enumDescriptions: ['Basic.', 'Good.'] }, 'good', 'Good'],
  [{}, { amount: 48000, currencyCode: 'USD', unit: 'year' }, '$48,000 a year'],
  [{ items: {} }, [{ from: '2026-06-01', to: '2026-08-31' }], 'June 1, 2026 – August 31, 2026'],
  [{}, undefined, ''],
])('says what %j has for %j', (schema, value, text) => {
  expect(describeAnswer(schema, value, words)).toBe(text);
});

it('writes an amount as the site does', () => {
  const salary = { amount: 84000, currencyCode: 'CHF', unit: 'year' };
  expect(describeAnswer({}, salary, { ...words, amounts: 'de-CH' })).toBe('CHF\u00a084’000 a year');
});
