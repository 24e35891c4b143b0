import { expect, it } from 'vitest';
import { findHome } from './home.ts';

it.each([
  ['48 Wharf Street, Portland, ME 04101 | (207) 555-0123', '48 Wharf Street', '04101', 'Portland', 'ME'],
  ['2216 Larkin Avenue, Apt. 4B, Chicago, IL 60614', '2216 Larkin Avenue, Apt. 4B', '60614', 'Chicago', 'IL'],
  ['Portland, ME', null, null, 'Portland', 'ME'],
  ['17 Bellmaker Row, London SE1 4TT, United Kingdom', '17 Bellmaker Row', 'SE1 4TT', 'London', null],
  ['4810, rue des Érables, Montréal (Québec) H2H 2E4', '4810, rue des Érables', 'H2H 2E4', 'Montréal', 'Québec'],
  ['Saalestraße 92, 06114 Halle (Saale)', 'Saalestraße 92', '06114', 'Halle (Saale)', null],
  ['Weserstraße 201 – 12047 Berlin', 'Weserstraße 201', '12047', 'Berlin', null],
  ['Anschrift:\tKirchenfeldrain 11, 3005 Bern', 'Kirchenfeldrain 11', '3005', 'Bern', null],
  ['Lipowa 14/3, 00-316 Warsaw, Poland', 'Lipowa 14/3', '00-316', 'Warsaw', null],
  ['Wohnort: Karlsruhe', null, null, 'Karlsruhe', null],
])('reads "%s"', (line, street, zip, town, region) => {
  expect(findHome([line])).toEqual({ street, zip, town, region });
});

it('takes the street from the line above the town, also from beside the name', () => {
  const home = { street: '8 rue des Corderies', zip: '44000', town: 'Nantes', region: null };
  expect(findHome(['Clémence Vasseur', '8 rue des Corderies', '44000 Nantes'])).toEqual(home);
  expect(findHome(['8 rue des Corderies', 'Clémence Vasseur\t44000 Nantes'])).toEqual(home);
});

it.each(['2019 Toulouse', 'Excel, Word, SAP', '+49 721 5550199', 'Room 12, second floor'])(
  'sees no home in "%s"',
  (line) => {
    expect(findHome([line])).toBeNull();
  },
);
