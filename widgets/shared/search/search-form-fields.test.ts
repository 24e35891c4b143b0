import { expect, it } from 'vitest';
import { formQuery, placeFields } from './search-form-fields.ts';

const portland = {
  label: 'Portland, Maine',
  country: 'US',
  administrativeArea: 'ME',
  lat: 43.66,
  lon: -70.26,
  locationType: 'locality' as const,
};

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
}

it('leaves out what was not filled in, and a distance from nowhere', () => {
  expect(formQuery(form({ search: ' editor ', geo_location: ' ', radius: '60' }), {}, 30)).toBe('search=editor');
});

it('sends the point of a chosen place with its name', () => {
  const query = formQuery(form({ geo_location: portland.label, radius: '60' }), placeFields(portland), 30);
  expect(query).toBe(
    'geo_location=Portland%2C+Maine&radius=60&country=US&administrative_area_level_1=ME&lat=43.66&lon=-70.26',
  );
});

it('sends no point when the field was emptied after a place had been chosen', () => {
  expect(formQuery(form({ search: 'editor' }), placeFields(portland), 30)).toBe('search=editor');
});

it('keeps every value of a repeated field', () => {
  const data = form({ search: 'editor' });
  data.append('employment_type', '12');
  data.append('employment_type', '14');
  expect(formQuery(data, {}, 30)).toBe('search=editor&employment_type=12&employment_type=14');
});

it('leaves out the distance that holds anyway', () => {
  expect(formQuery(form({ geo_location: 'Kehl', radius: '30' }), {}, 30)).toBe('geo_location=Kehl');
});
