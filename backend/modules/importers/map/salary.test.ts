import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSalary } from './salary.ts';

function read(text: string, currency: string | null = 'EUR'): string | null {
  const found = readSalary({ text }, currency);
  if (found === null || typeof found === 'string') return found;
  const { min, max, currencyCode, unit } = found.salary;
  return `${min ?? ''}-${max ?? ''} ${currencyCode}/${unit}`;
}

describe('readSalary', () => {
  it.each([
    ['$70,000-$85,000/year', '70000-85000 USD/year'],
    ['$60,000–$63,000/year', '60000-63000 USD/year'],
    ['Up to $21/hour', '-21 USD/hour'],
    ['Starting at $45,000/year', '45000- USD/year'],
    ['$60-$67.33/hour', '60-67.33 USD/hour'],
    ['$17/hour', '17-17 USD/hour'],
    ['$74K-$124K (Glassdoor est.)', '74000-124000 USD/year'],
    ['$21-$34 Per Hour(Glassdoor est.)', '21-34 USD/hour'],
    ['Employer Provided Salary:$120K-$145K', '120000-145000 USD/year'],
    ['60000-90000 USD/year', '60000-90000 USD/year'],
    ['15,000 ETB Monthly', '15000-15000 ETB/month'],
    ['80 ETB Hourly', '80-80 ETB/hour'],
    ['De 500€ à 1700€ par mois', '500-1700 EUR/month'],
    ['Mensuel de 2200.0 Euros à 2400.0 Euros sur 12.0 mois', '2200-2400 EUR/month'],
    ['Annuel de 30000,00 Euros à 40000,00 Euros', '30000-40000 EUR/year'],
    ['Annuel de 26000.00 Euros à 42000.00 Euros sur 13 mois', '26000-42000 EUR/year'],
    ['Horaire de 11,88 Euros à 18,00 Euros', '11.88-18 EUR/hour'],
    ['45.000 – 55.000 € brutto pro Jahr', '45000-55000 EUR/year'],
    ['ab 3.200 € monatlich', '3200- EUR/month'],
    ['bis zu 4 500 EUR im Monat', '-4500 EUR/month'],
    ['CHF 85’000 pro Jahr', '85000-85000 CHF/year'],
    ['£30k-35k per annum', '30000-35000 GBP/year'],
    ['60-80k', '60000-80000 EUR/year'],
    ['Entre 24.000€ y 30.000€ brutos anuales', '24000-30000 EUR/year'],
    ['desde 1.500 € al mes', '1500- EUR/month'],
    ['14,50 €/Std. bei 35 Stunden pro Woche', '14.5-14.5 EUR/hour'],
    ['€500 per day', '500-500 EUR/day'],
    ['450 € TJM', '450-450 EUR/day'],
    ['RD$18,000 mensuales', '18000-18000 DOP/month'],
    ['12 LPA', '1200000-1200000 INR/year'],
    ['50000 - 40000 EUR per year', '40000-50000 EUR/year'],
  ])('reads "%s"', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('takes the unit from the amount, in currencies that tell', () => {
    expect(read('143913-187093', 'USD')).toBe('143913-187093 USD/year');
    expect(read('2.800 €')).toBe('2800-2800 EUR/month');
    expect(read('$45', 'USD')).toBe('45-45 USD/hour');
    expect(read('20,000 ETB Fixed')).toBe('unread');
    expect(read('500 €')).toBe('unread');
  });

  it('reads the dollar of the country', () => {
    expect(read('$25/hour', 'CAD')).toBe('25-25 CAD/hour');
    expect(read('$25/hour', 'EUR')).toBe('25-25 USD/hour');
  });

  it.each(['', 'Competitive salary', 'Nach Vereinbarung', 'selon profil', '0', '$0', '0-0', '€0 - €0 per year'])(
    'finds nothing said in "%s"',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it.each(['TVöD E 9', 'Entgeltgruppe 13', 'Level 4', '35 hours per week', 'Grade 7'])(
    'takes "%s" for no amount of money',
    (text) => {
      expect(read(text)).toBe('unread');
    },
  );

  it.each([
    '1000000000000 EUR',
    '$1e12',
    '€1E+12 per year',
    '€1,000,000,000,000 per year',
    '999999999 € per month',
    '$45,000/hour',
    'Mensuel de 45000.0 Euros à 60000.0 Euros sur 12.0 mois',
  ])('takes "%s" for nonsense', (text) => {
    expect(read(text)).toBe('nonsense');
  });

  it('reads amounts, currency and unit that stand apart', () => {
    const apart = (min: string, max: string, currency = '', unit = '') => {
      const found = readSalary({ min, max, currency, unit }, 'USD');
      return typeof found === 'object' ? found?.salary : found;
    };
    expect(apart('33000.000', '37000.000', 'EUR')).toEqual({
      min: 33000,
      max: 37000,
      currencyCode: 'EUR',
      unit: 'year',
    });
    expect(apart('18.5', '', 'eur', 'HOUR')).toEqual({ min: 18.5, max: null, currencyCode: 'EUR', unit: 'hour' });
    expect(apart('60000', '90000')).toEqual({ min: 60000, max: 90000, currencyCode: 'USD', unit: 'year' });
    expect(apart('0', '0')).toBeUndefined();
    expect(apart('1e12', '')).toBe('nonsense');
  });

  it('never throws, and gives finite amounts in order', () => {
    const money = fc.stringMatching(/^[0-9.,' k€$-]{0,25}(?: ?(?:EUR|per hour|mois|Jahr))?$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), money), money, money, (text, min, max) => {
        for (const parts of [{ text }, { min, max }]) {
          const found = readSalary(parts, 'EUR');
          if (found === null || typeof found === 'string') continue;
          const { salary } = found;
          for (const amount of [salary.min, salary.max]) {
            if (amount === null) continue;
            expect(amount).toBeGreaterThan(0);
            expect(amount).toBeLessThanOrEqual(100_000_000);
          }
          if (salary.min !== null && salary.max !== null) expect(salary.min).toBeLessThanOrEqual(salary.max);
          expect(salary.min ?? salary.max).not.toBeNull();
        }
      }),
    );
  });
});
