import { expect, it } from 'vitest';
import { countryChoices, currencyChoices } from './codes.ts';

it.each([
  ['en', 'Germany', 'United States'],
  ['de', 'Deutschland', 'Vereinigte Staaten'],
  ['fr', 'Allemagne', 'États-Unis'],
])('names every country in %s, sorted as that language sorts', (locale, germany, states) => {
  const countries = countryChoices(locale, []);
  expect(countries).toContainEqual({ value: 'DE', label: germany });
  expect(countries).toContainEqual({ value: 'US', label: states });
  expect(countries.length).toBeGreaterThan(245);
  expect(countries.length).toBeLessThan(253);
  const labels = countries.map(({ label }) => label);
  expect(labels.toSorted(new Intl.Collator(locale).compare)).toEqual(labels);
});

it('offers no state of the past and no union', () => {
  const codes = countryChoices('en', []).map(({ value }) => value);
  for (const code of ['SU', 'YU', 'DD', 'EU', 'UN', 'ZZ', 'XA', 'UK']) expect(codes).not.toContain(code);
});

it('puts the countries of the brand first, each once, and the others behind', () => {
  const codes = countryChoices('de', ['DE', 'FR', 'CH']).map(({ value }) => value);
  expect(codes.slice(0, 4)).toEqual(['DE', 'FR', 'CH', 'AF']);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.toSorted()).toEqual(
    countryChoices('de', [])
      .map(({ value }) => value)
      .toSorted(),
  );
});

it('puts the currency of the brand first, then those that most are paid in', () => {
  const currencies = currencyChoices('de', 'SEK').map(({ value }) => value);
  expect(currencies.slice(0, 3)).toEqual(['SEK', 'USD', 'EUR']);
  expect(new Set(currencies).size).toBe(currencies.length);
  expect(currencyChoices('de', 'EUR')[0]).toEqual({ value: 'EUR', label: 'EUR – Euro' });
});
