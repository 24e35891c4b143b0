import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { sortOrderUnclear } from './sort-order-unclear.ts';

it('accepts codes of their own with a label, or with one of the site', () => {
  expect(
    report(sortOrderUnclear, {
      search: {
        sorting: {
          jobs: {
            options: [
              { code: 'relevancy', field: 'relevance', value: 'desc', label: null },
              { code: 'pay', field: 'salary', value: 'desc', label: 'Pay' },
            ],
          },
          organizations: { options: [] },
          resumes: { options: [] },
        },
      },
    }),
  ).toEqual([]);
});

it('reports a code twice, and an order without a label', () => {
  expect(
    report(sortOrderUnclear, {
      search: {
        sorting: {
          jobs: {
            options: [
              { code: 'pay', field: 'salary', value: 'desc', label: null },
              { code: 'pay', field: 'salary', value: 'asc', label: 'Pay' },
            ],
          },
          organizations: { options: [] },
          resumes: { options: [] },
        },
      },
    }),
  ).toEqual([
    'brands/acme.json:10:22  error  SORT_ORDER_UNCLEAR  /search/sorting/jobs/options/0/label\n  The site has no label of its own for "pay", only for "relevancy". Write a label here.',
    'brands/acme.json:13:21  error  SORT_ORDER_UNCLEAR  /search/sorting/jobs/options/1/code\n  The code "pay" already belongs to the 1st entry of "search.sorting.jobs.options". Each sort order needs its own.',
  ]);
});
