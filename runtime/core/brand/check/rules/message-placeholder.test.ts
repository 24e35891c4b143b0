import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { messagePlaceholder } from './message-placeholder.ts';

it('accepts the placeholders of the original in any order, and none in a form for one', () => {
  expect(
    report(messagePlaceholder, {
      messages: {
        en: { search: { results: { total_one: 'A single job', total_other: '{{place}}: {{count, number}}' } } },
      },
    }),
  ).toEqual([]);
});

it('reports a placeholder that the original lacks, and one that is left out', () => {
  expect(
    report(messagePlaceholder, {
      messages: {
        en: {
          search: { submit: 'Find {{count}}', results: { total_one: '{{cuont, number}} job', total_other: 'Jobs' } },
        },
      },
    }),
  ).toEqual([
    'brands/acme.json:5:19  error  MESSAGE_PLACEHOLDER  /messages/en/search/submit\n  There is no placeholder {{count}} in this text. The original has none.',
    'brands/acme.json:7:24  error  MESSAGE_PLACEHOLDER  /messages/en/search/results/total_one\n  There is no placeholder {{cuont}} in this text. Did you mean "{{count}}"?',
    'brands/acme.json:8:26  warning  MESSAGE_PLACEHOLDER  /messages/en/search/results/total_other\n  This text leaves a placeholder out. The original has "{{count}}", "{{place}}".',
  ]);
});

it('reports placeholders that are written wrongly', () => {
  expect(
    report(messagePlaceholder, {
      messages: {
        en: {
          search: {
            results: { total_one: '{{count} job', total_two: '{count} jobs', total_other: '{{count, nummer}} jobs' },
          },
        },
      },
    }),
  ).toEqual([
    'brands/acme.json:6:24  error  MESSAGE_PLACEHOLDER  /messages/en/search/results/total_one\n  A placeholder is not closed. Write it in double brackets. The original has "{{count}}", "{{place}}".',
    'brands/acme.json:7:24  warning  MESSAGE_PLACEHOLDER  /messages/en/search/results/total_two\n  Visitors would see "{count}". Placeholders have double brackets. The original has "{{count}}", "{{place}}".',
    'brands/acme.json:8:26  warning  MESSAGE_PLACEHOLDER  /messages/en/search/results/total_other\n  There is no format "nummer". Did you mean "number"?',
  ]);
});
