import { expect, it } from 'vitest';
import { amountLocale } from './amount-locale.ts';
import { formatMoney } from './money.ts';

it('is Swiss for a site of Switzerland, or one that sells in francs', () => {
  expect(amountLocale({ site: { country: 'CH' }, prices: {} }, 'de')).toBe('de-CH');
  expect(amountLocale({ site: {}, prices: { currency: 'CHF' } }, 'fr')).toBe('fr-CH');
  expect(amountLocale({ site: { country: 'CH' }, prices: { currency: 'EUR' } }, 'en-GB')).toBe('en-CH');
});

it('is Canadian for a site of Canada', () => {
  expect(amountLocale({ site: { country: 'CA' }, prices: { currency: 'CAD' } }, 'en')).toBe('en-CA');
  expect(formatMoney(47.5, 'CAD', 'en-CA')).toBe('$47.50');
  expect(formatMoney(47.5, 'CAD', 'fr-CA')).toBe('47,50\u00a0$');
});

it('is the language elsewhere', () => {
  expect(amountLocale({ site: { country: 'DE' }, prices: { currency: 'EUR' } }, 'de')).toBe('de');
  expect(amountLocale({ site: { country: null }, prices: { currency: null } }, 'en-GB')).toBe('en-GB');
});
