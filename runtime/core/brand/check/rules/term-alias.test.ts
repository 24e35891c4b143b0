import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { termAlias } from './term-alias.ts';

it('accepts lowercase letters, digits and hyphens', () => {
  expect(
    report(termAlias, {
      customFields: {
        x_shift: {
          label: 'Shift',
          groups: ['job/job_info'],
          terms: { day: { label: 'Day', alias: { en: 'day-1' } }, night: { label: 'Night' } },
        },
      },
    }),
  ).toEqual([]);
});

it('reports an alias that cannot stand in an address, and a label twice', () => {
  expect(
    report(termAlias, {
      customFields: {
        x_shift: {
          label: 'Shift',
          groups: ['job/job_info'],
          terms: { day: { label: 'Day', alias: 'Day Shift' }, early: { label: 'Day', alias: { en: '', de: 'Früh' } } },
        },
      },
    }),
  ).toEqual([
    'brands/acme.json:11:20  error  TERM_ALIAS  /customFields/x_shift/terms/day/alias\n  "Day Shift" cannot stand in an address. Write "day-shift".',
    'brands/acme.json:14:20  warning  TERM_ALIAS  /customFields/x_shift/terms/early/label\n  "Day" is the label of "day", too. Nobody could tell the two apart.',
    'brands/acme.json:16:19  error  TERM_ALIAS  /customFields/x_shift/terms/early/alias/en\n  An alias cannot be empty. Write "early", or remove it.',
    'brands/acme.json:17:19  error  TERM_ALIAS  /customFields/x_shift/terms/early/alias/de\n  "Früh" cannot stand in an address. Write "fruh".',
  ]);
});
