import { expect, it } from 'vitest';
import { report } from '../../testing/check-one.ts';
import { unknownSortField } from './unknown-sort-field.ts';

it('accepts the fields of each search', () => {
  expect(
    report(unknownSortField, {
      search: { sorting: { jobs: { options: [{ code: 'salary', field: 'salary', value: 'desc', label: 'Pay' }] } } },
    }),
  ).toEqual([]);
});

it('reports a field of another search', () => {
  expect(
    report(unknownSortField, {
      search: {
        sorting: {
          jobs: {
            options: [
              { code: 'relevancy', field: 'publshed', value: 'desc', label: null },
              { code: 'new', field: 'changed', value: 'desc', label: 'New' },
            ],
          },
        },
      },
    }),
  ).toEqual([
    'brands/acme.json:8:22  error  UNKNOWN_SORT_FIELD  /search/sorting/jobs/options/0/field\n  The search for jobs cannot sort by "publshed". Did you mean "published"?',
    'brands/acme.json:14:22  error  UNKNOWN_SORT_FIELD  /search/sorting/jobs/options/1/field\n  The search for jobs cannot sort by "changed". Allowed: "search_api_relevance", "relevance", "field_job_publishing_date", "published", "salary".',
  ]);
});
