import { expect, it } from 'vitest';
import { isCountry, isCurrency } from './codes.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

it('knows the 249 countries of ISO 3166-1 and Kosovo', () => {
  const all = letters.flatMap((first) => letters.map((second) => first + second)).filter(isCountry);
  expect(all).toHaveLength(250);
  expect(all).toEqual(expect.arrayContaining(['US', 'GB', 'DE', 'FR', 'CH', 'XK', 'AX', 'SX']));
});

it.each(['ZZ', 'UK', 'EU', 'DD', 'SU', 'de', 'D', 'DEU', ''])('takes "%s" for no country', (code) => {
  expect(isCountry(code)).toBe(false);
});

it.each([
  ['EUR', true],
  ['CHF', true],
  ['ABC', false],
  ['DEM', false],
  ['eur', false],
])('%s is a currency: %s', (code, is) => {
  expect(isCurrency(code)).toBe(is);
});
