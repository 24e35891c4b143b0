import { expect, it } from 'vitest';
import type { Json } from '../../sources/json.ts';
import { report } from '../../testing/check-one.ts';
import { listedTwice } from './listed-twice.ts';

it('accepts lists of different things', () => {
  expect(
    report(listedTwice, {
      navigation: {
        main: [
          { label: 'Jobs', page: 'jobs' },
          { label: 'Home', page: 'home' },
        ],
      },
      search: {
        synonyms: [
          ['DJ', 'host'],
          ['host', 'anchor'],
        ],
      },
    }),
  ).toEqual([]);
});

it('reports an entry, a place and a word that are there already', () => {
  expect(
    report(listedTwice, {
      navigation: {
        main: [
          { label: 'Jobs', page: 'jobs' },
          { label: 'Jobs', page: 'jobs' },
        ],
      },
      search: {
        geoInfo: [
          { label: 'Kiel', country: 'DE', administrativeArea: 'SH', lat: 54.3, lon: 10.1, locationType: 'locality' },
          { label: 'Kiel', country: 'DE', administrativeArea: 'SH', lat: 54.3, lon: 10.2, locationType: 'locality' },
        ],
        synonyms: [['Café', 'cafe']],
      },
    }),
  ).toEqual([
    'brands/acme.json:8:7  warning  LISTED_TWICE  /navigation/main/1\n  This entry is in the list already, at position 1. Remove one of the two.',
    'brands/acme.json:25:18  warning  LISTED_TWICE  /search/geoInfo/1/label\n  This place is in the list already, at position 1. Remove one of the two.',
    'brands/acme.json:36:9  warning  LISTED_TWICE  /search/synonyms/0/1\n  This word is in the list already, at position 1. Remove one of the two.',
  ]);
});

it('looks into the list of each listing, where one place may be in both', () => {
  const kiel = { label: 'Kiel', country: 'DE', administrativeArea: 'SH', lat: 54.3, lon: 10.1 };
  const found = (organizations: Json[]) =>
    report(listedTwice, { search: { geoInfo: { jobs: [kiel], organizations } } });
  expect(found([kiel])).toEqual([]);
  expect(found([kiel, kiel])).toEqual([
    expect.stringContaining(
      'LISTED_TWICE  /search/geoInfo/organizations/1/label\n  This place is in the list already, at position 1. Remove one of the two.',
    ),
  ]);
});
