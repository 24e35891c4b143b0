import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber, writeNumber } from './numbers.ts';

describe('a typed number', () => {
  it.each([
    ['en', '72000', 72_000],
    ['en', '72,000', 72_000],
    ['en', '72.000', 72],
    ['en', '1,234,567.5', 1_234_567.5],
    ['en', '18.5', 18.5],
    ['en', '18,50', 18.5],
    ['en', '.5', 0.5],
    ['de', '72.000', 72_000],
    ['de', '1.234.567,5', 1_234_567.5],
    ['de', '18,50', 18.5],
    ['de', '18.5', 18.5],
    ['de', '18,500', 18.5],
    ['fr', '72 000', 72_000],
    ['fr', '72\u202f000,5', 72_000.5],
    ['de-CH', '72’000', 72_000],
    ['en', '-4', -4],
    ['en', ' 7 ', 7],
  ])('in %s, "%s" is %d', (locale, text, number) => {
    expect(parseNumber(text, locale)).toBe(number);
  });

  it.each(['', ' ', 'twelve', '12 EUR', '1e5', '--1', '1,2.3,4', '.', '0x10', '١٢'])('"%s" is none', (text) => {
    expect(parseNumber(text, 'en')).toBeUndefined();
  });

  it.each(['en', 'en-GB', 'de', 'fr'])('is read in %s as it was written', (locale) => {
    const amounts = fc.tuple(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(0, 0.5, 0.25));
    fc.assert(
      fc.property(amounts, fc.boolean(), ([whole, part], grouped) => {
        expect(parseNumber(writeNumber(whole + part, locale, { grouped }), locale)).toBe(whole + part);
      }),
    );
  });
});
