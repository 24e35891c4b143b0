import { expect, it } from 'vitest';
import { testBrand } from '../../testing/backend.ts';
import { taxOf, taxOn } from './tax.ts';

const brand = (country: string, rate: number) =>
  testBrand('acme', ({ site, prices }) => {
    site.country = country;
    prices.tax.rate = rate;
  });
const german = brand('DE', 19);
const from = (country: string, vatNumber: string | null = null) => taxOf(german, { country, vatNumber });

it('adds the tax of the country for its own companies', () => {
  expect(from('DE')).toEqual({ rule: 'domestic', rate: 1900 });
  expect(from('DE', 'DE136695976')).toEqual({ rule: 'domestic', rate: 1900 });
});

it('leaves it to companies of other member states that give their number', () => {
  expect(from('FR', 'FR83404833048')).toEqual({ rule: 'reverse_charge', rate: 0 });
  expect(from('GR', 'EL040127797')).toEqual({ rule: 'reverse_charge', rate: 0 });
  expect(from('FR')).toEqual({ rule: 'domestic', rate: 1900 });
  expect(from('FR', 'DE136695976')).toEqual({ rule: 'domestic', rate: 1900 });
});

it('adds none abroad, and none where the brand has none', () => {
  expect(from('CH')).toEqual({ rule: 'abroad', rate: 0 });
  expect(taxOf(brand('CH', 8.1), { country: 'DE', vatNumber: 'DE136695976' })).toEqual({ rule: 'abroad', rate: 0 });
  expect(taxOf(brand('CH', 8.1), { country: 'CH', vatNumber: null })).toEqual({ rule: 'domestic', rate: 810 });
  expect(taxOf(brand('US', 0), { country: 'US', vatNumber: null })).toEqual({ rule: 'none', rate: 0 });
});

it('rounds to the nearest minor unit', () => {
  expect(taxOn(19000, { rule: 'domestic', rate: 1900 })).toBe(3610);
  expect(taxOn(1, { rule: 'domestic', rate: 1900 })).toBe(0);
  expect(taxOn(50, { rule: 'domestic', rate: 1900 })).toBe(10);
  expect(taxOn(1_000_000_00, { rule: 'domestic', rate: 810 })).toBe(8_100_000);
});
