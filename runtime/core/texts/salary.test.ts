import { expect, it } from 'vitest';
import job from '../../../locales/en/job.json' with { type: 'json' };
import { describeSalary } from './salary.ts';
import { translatorOf } from './translator.ts';

const t = translatorOf({ locale: 'en', namespaces: { job } }, 'job');
const salary = (min: number | null, max: number | null) =>
  describeSalary({ min, max, currencyCode: 'USD', unit: 'year' }, 'en', t);

it('says both bounds of a salary, or the one there is', () => {
  expect([salary(72_000, 84_000), salary(72_000, null), salary(null, 84_000), salary(null, null)]).toEqual([
    '$72,000 to $84,000 a year',
    'from $72,000 a year',
    'up to $84,000 a year',
    '',
  ]);
});

it('says a salary once whose bounds are equal', () => {
  expect(salary(72_000, 72_000)).toBe('$72,000 a year');
});
