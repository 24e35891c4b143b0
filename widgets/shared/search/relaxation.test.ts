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

const radius = { options: [10, 30, 60], default: 30, unit: 'mi' as const, multiplier: 1.6 };
const bath = { label: 'Bath', country: 'US', administrativeArea: 'ME', lat: 43.9, lon: -69.8 };
const describe = (
  field: string,
  { text = null, radius: km = null, place = null }: Partial<Parameters<typeof describeRelaxation>[0]> = {},
  of = search,
) => describeRelaxation({ field, text, radius: km, place }, of, t, radius);

it('drops all values of a facet together and keeps the other facets', () => {
  expect(describe('employment_type')).toEqual({
    label: 'empty.drop Label 1, Label 2',
    without: { choices: [choice('industries', '3')] },
  });
});

it('names the words that it drops', () => {
  expect(describe('fulltext')).toEqual({
    label: 'empty.dropText harbor pilot',
    without: { text: '' },
  });
});

it('offers nothing for a part that the search does not have', () => {
  expect(describe('geoLocation')).toBeNull();
  expect(describe('company')).toBeNull();
});

it('keeps the other words when it drops one', () => {
  expect(describe('fulltext', { text: 'pilot' })).toEqual({
    label: 'empty.onlyText pilot',
    without: { text: 'pilot' },
  });
});

it('widens the radius to an option in the unit of the brand', () => {
  const location = { ...bath, radius: 30, locationType: 'locality' as const };
  const near = { ...search, location };
  expect(describe('geoLocation', { radius: 96 }, near)).toEqual({
    label: 'empty.wider Bath,radius.mi 60',
    without: { location: { ...location, radius: 60 } },
  });
  expect(describe('geoLocation', { radius: 97 }, near)).toBeNull();
  expect(describe('geoLocation', {}, near)).toEqual({ label: 'empty.dropPlace Bath', without: { location: null } });
});

it('takes the place out of the words to widen the radius around it', () => {
  const named = { ...search, text: 'harbor pilot bath' };
  expect(describe('geoLocation', { radius: 96, place: bath, text: 'harbor pilot' }, named)).toEqual({
    label: 'empty.wider Bath,radius.mi 60',
    without: { location: { ...bath, radius: 60, locationType: 'locality' }, text: 'harbor pilot' },
  });
  expect(describe('geoLocation', { radius: 97, place: bath, text: 'harbor pilot' }, named)).toBeNull();
});
