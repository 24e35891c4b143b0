import { expect, it } from 'vitest';
import { emptySearch } from '../../../runtime/core/search/empty-search.ts';
import type { SearchState } from '../../../runtime/core/search/types.ts';
import { describeRelaxation } from './relaxation.ts';

const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  `${key} ${Object.values(values).join()}`.trim();
const choice = (field: string, filter: string) => ({ field, filter, alias: filter, label: `Label ${filter}` });
const search: SearchState = {
  ...emptySearch,
  text: 'harbor pilot',
  choices: [choice('employment_type', '1'), choice('employment_type', '2'), choice('industries', '3')],
};

it('drops all values of a facet together and keeps the other facets', () => {
  expect(describeRelaxation('employment_type', search, t)).toEqual({
    label: 'empty.drop Label 1, Label 2',
    without: { choices: [choice('industries', '3')] },
  });
});

it('names the words that it drops', () => {
  expect(describeRelaxation('fulltext', search, t)).toEqual({
    label: 'empty.dropText harbor pilot',
    without: { text: '' },
  });
});

it('offers nothing for a part that the search does not have', () => {
  expect(describeRelaxation('geoLocation', search, t)).toBeNull();
  expect(describeRelaxation('company', search, t)).toBeNull();
});
