import { expect, it } from 'vitest';
import { emptySearch } from '../../../runtime/core/search/empty-search.ts';
import type { FacetChoice } from '../../../runtime/core/search/types.ts';
import { pageFixture } from '../../../runtime/page/testing/page-fixture.ts';
import { suggestedHref } from './suggested-href.ts';

const choice = (field: string, filter: string, alias: string): FacetChoice => ({ field, filter, alias, label: alias });
const nurse = choice('occupations', '3', 'nurse');
const editor = choice('occupations', '4', 'editor');
const page = pageFixture({});
const nowhere = { where: '', place: null, radius: null };
const portland = {
  where: 'Portland, Maine',
  place: {
    ...{ label: 'Portland, Maine', country: 'US', administrativeArea: 'ME', lat: 43.66, lon: -70.26 },
    locationType: 'locality',
  },
  radius: 25,
};

it.each([
  ['replaces the text', { text: 'nur', page: 3 }, nowhere, nurse, '/jobs/nurse'],
  ['joins the other filters', { choices: [editor] }, nowhere, nurse, '/jobs?occupations=3,4'],
  ['stays when it was chosen already', { choices: [nurse] }, nowhere, nurse, '/jobs/nurse'],
  [
    'keeps the place of the form',
    {},
    portland,
    nurse,
    '/jobs/nurse?geo_location=Portland,+Maine&country=US&administrative_area_level_1=ME&lat=43.66&lon=-70.26&radius=25',
  ],
  ['keeps a place that was only typed', {}, { ...nowhere, where: 'Kehl' }, nurse, '/jobs/nurse?geo_location=Kehl'],
])('a chosen suggestion %s', (_, changes, form, chosen, href) => {
  expect(suggestedHref(page, { ...emptySearch, ...changes }, form, chosen)).toBe(href);
});
