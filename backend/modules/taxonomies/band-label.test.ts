import { expect, it } from 'vitest';
import { SALARY_BANDS } from '../../../runtime/core/document/salary-bands.ts';
import { readTaxonomies } from '../../data/load-taxonomies.ts';
import { testBrand } from '../../testing/backend.ts';
import { shownLabel, shownLabels } from './band-label.ts';

const taxonomy = 'salary_range';
const terms = readTaxonomies().find((one) => one.taxonomy === taxonomy)?.terms ?? [];
const brandWith = (currency: string | null, country = 'US') =>
  testBrand('acme', ({ prices, site, locales }) => {
    prices.currency = currency;
    site.country = country;
    locales.supported = ['en', 'en-GB', 'de', 'fr', 'es'];
  });
const shown = (language: string, brand = brandWith('EUR', 'DE')) =>
  terms.map((term) => shownLabel({ taxonomy, ...term }, language, brand).replaceAll(/[\u00a0\u202f]/g, ' '));

it('says currency and period of every salary range, in each language', () => {
  expect(terms.map(({ code }) => code)).toEqual(SALARY_BANDS.map(({ code }) => code));
  expect(shown('en', brandWith('USD'))).toEqual([
    'Up to $30,000 a year',
    '$30,000 to $45,000 a year',
    '$45,000 to $60,000 a year',
    '$60,000 to $80,000 a year',
    '$80,000 to $100,000 a year',
    'From $100,000 a year',
  ]);
  expect(shown('en-GB', brandWith('GBP', 'GB'))[1]).toBe('£30,000 to £45,000 a year');
  expect([0, 1, 5].map((at) => shown('de')[at])).toEqual([
    'Bis 30.000 € pro Jahr',
    '30.000 € bis 45.000 € pro Jahr',
    'Ab 100.000 € pro Jahr',
  ]);
  expect([0, 1].map((at) => shown('fr')[at])).toEqual(['Jusqu’à 30 000 € par an', '30 000 € à 45 000 € par an']);
  expect([0, 1].map((at) => shown('es')[at])).toEqual(['Hasta 30.000 € al año', 'De 30.000 € a 45.000 € al año']);
});

it('leaves out the sign where the brand has no currency', () => {
  expect(shown('en', brandWith(null))[1]).toBe('30,000 to 45,000 a year');
});

it('keeps names that administrators gave, and those of other terms', () => {
  const named = (labels: Record<string, string>, own = taxonomy) =>
    shownLabel({ taxonomy: own, code: 'under_30', labels }, 'en', brandWith('USD'));
  expect(named({ en: 'Entry level' })).toBe('Entry level');
  expect(named({ en: 'Under 30,000' }, 'x_age')).toBe('Under 30,000');
});

it('names a range in all languages of the brand at once, as filters do', () => {
  const [, term = { code: '', labels: {} }] = terms;
  const { en, de } = shownLabels({ taxonomy, ...term }, brandWith('USD'));
  expect([en, de?.replaceAll('\u00a0', ' ')]).toEqual(['$30,000 to $45,000 a year', '30.000 $ bis 45.000 $ pro Jahr']);
});
