import { expect, it } from 'vitest';
import { minorUnits, priceText } from './price.ts';

const usual = { placement: 'after', spacing: false } as const;
const before = { placement: 'before', spacing: false } as const;
const usd = (amount: number) => ({ amount, currency: 'USD' });
const eur = (amount: number) => ({ amount, currency: 'EUR' });

it('puts the sign where the brand has it', () => {
  expect(priceText(before, 'en', usd(14900))).toBe('$149');
  expect(priceText(usual, 'de', eur(19000))).toBe('190€');
  expect(priceText({ placement: 'after', spacing: true }, 'fr', eur(240000))).toBe('2\u202f400\u00a0€');
  expect(priceText({ placement: 'before', spacing: true }, 'en', usd(100))).toBe('$\u00a01');
});

it('puts the sign where the language has it, if the brand says so', () => {
  const asUsual = { placement: 'language', spacing: false } as const;
  const cad = { amount: 129500, currency: 'CAD' };
  expect(priceText(asUsual, 'en', cad)).toBe('$1,295');
  expect(priceText(asUsual, 'fr', cad)).toBe('1\u202f295\u00a0$');
  expect(priceText(asUsual, 'de', eur(19000))).toBe('190\u00a0€');
});

it('shows cents where there are some, and always on invoices', () => {
  expect(priceText(before, 'en', usd(1850))).toBe('$18.50');
  expect(priceText(usual, 'de', eur(22610))).toBe('226,10€');
  expect(priceText(before, 'en', usd(14900), true)).toBe('$149.00');
});

it('knows currencies without cents, and parts codes of letters from the number', () => {
  expect(priceText(before, 'en', { amount: 5000, currency: 'JPY' })).toBe('¥5,000');
  expect(priceText(usual, 'de', { amount: 5000, currency: 'CHF' })).toBe('50\u00a0CHF');
  expect(priceText(usual, 'de', eur(-19000))).toBe('\u2212190€');
});

it('writes francs as people do in Switzerland', () => {
  const francs = { placement: 'before', spacing: true } as const;
  const asUsual = { placement: 'language', spacing: false } as const;
  const chf = (amount: number) => ({ amount, currency: 'CHF' });
  expect(priceText(francs, 'de-CH', chf(240000))).toBe('CHF\u00a02’400');
  expect(priceText(asUsual, 'de-CH', chf(240050))).toBe('CHF\u00a02’400.50');
  expect(priceText(francs, 'fr-CH', chf(240050))).toBe('CHF\u00a02’400.50');
  expect(priceText(asUsual, 'fr-CH', chf(240000))).toBe('2’400\u00a0CHF');
});

it('counts in minor units without losing one', () => {
  expect(minorUnits(149, 'USD')).toBe(14900);
  expect(minorUnits(9.9, 'EUR')).toBe(990);
  expect(minorUnits(19.99, 'EUR')).toBe(1999);
  expect(minorUnits(1.005, 'EUR')).toBe(100);
  expect(minorUnits(4.35, 'EUR')).toBe(435);
  expect(minorUnits(5000, 'JPY')).toBe(5000);
});
