import { beforeAll, describe, expect, it } from 'vitest';
import { foldVariants } from '../../../runtime/core/places/fold.ts';
import { country, place, placeName, region } from '../../database/schema/places.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertBasics } from '../../testing/rows.ts';

const rhein = testBrand('rhein', (document) => {
  document.locales = { default: 'de', supported: ['de', 'en'], region: 'eu' };
  document.site.country = 'de';
});
const [baden, westphalia] = [
  { label: 'Baden', country: 'CH', administrativeArea: 'AG', lat: 47.47, lon: 8.31, locationType: 'locality' as const },
  {
    ...{ label: 'Straelen', country: 'DE', administrativeArea: 'NW', lat: 51.44, lon: 6.27 },
    locationType: 'locality' as const,
  },
];
const lower = testBrand('lower', (document) => {
  document.site.country = 'de';
  document.search.geoInfo = [westphalia];
});
const aargau = testBrand('aargau', (document) => {
  document.site.country = 'ch';
  document.search.geoInfo = [baden];
});
const api = testBackend([rhein, testBrand('acme'), lower, aargau]);
const TOWNS: readonly [name: string, country: string, region: string, population: number, names?: object][] = [
  ['Stuttgart', 'DE', 'BW', 632_000],
  ['Stralsund', 'DE', 'MV', 58_000],
  ['Straelen', 'DE', 'NW', 15_000],
  ['Strasbourg', 'FR', 'GES', 275_000, { de: 'Straßburg' }],
  ['St. Gallen', 'CH', 'SG', 75_000],
  ['Baden', 'CH', 'AG', 16_000],
  ['Baden-Baden', 'DE', 'BW', 53_000],
  ['Freiburg im Breisgau', 'DE', 'BW', 215_000],
  ['Frankfurt am Main', 'DE', 'HE', 650_000],
  ['California City', 'US', 'CA', 14_000],
  ['Bad Salzuflen', 'DE', 'NW', 54_000],
  ['Bad Homburg', 'DE', 'HE', 52_000],
];

beforeAll(async () => {
  await insertBasics(api.db, ['rhein', 'acme', 'lower', 'aargau']);
  await api.db.insert(country).values([
    { code: 'DE', names: { de: 'Deutschland', en: 'Germany' } },
    { code: 'FR', names: { de: 'Frankreich', en: 'France' } },
    { code: 'CH', names: { de: 'Schweiz', en: 'Switzerland' } },
    { code: 'US', names: { de: 'USA', en: 'United States' } },
  ]);
  await api.db.insert(region).values([
    { country: 'DE', code: 'BW', name: 'Baden-Württemberg', names: {} },
    { country: 'DE', code: 'NW', name: 'Nordrhein-Westfalen', names: {} },
    { country: 'DE', code: 'NI', name: 'Niedersachsen', names: { fr: 'Basse-Saxe' } },
    { country: 'CH', code: 'BS', name: 'Basel-Stadt', names: {} },
    { country: 'CH', code: 'FR', name: 'Freiburg', names: {} },
    { country: 'US', code: 'CA', name: 'California', names: { de: 'Kalifornien' } },
  ]);
  for (const [i, [name, of, code, population, names = {}]] of TOWNS.entries()) {
    const id = i + 1;
    await api.db
      .insert(place)
      .values({ id, name, names: { ...names }, country: of, region: code, lat: 48, lon: 8, population });
    const spellings = new Set([name, ...Object.values(names)].flatMap(foldVariants));
    await api.db.insert(placeName).values([...spellings].map((folded) => ({ folded, placeId: id, kind: 0 })));
  }
});

async function suggested(text: string, brand = 'rhein', countries = ['de', 'fr', 'ch']): Promise<string[]> {
  const document =
    'query ($text: String!, $countries: [String!]) { places(text: $text, countries: $countries, locale: "de") { name } }';
  const { places } = await api.run(brand, document, { text, countries });
  return (places as { name: string }[]).map(({ name }) => name);
}

describe('suggestions near a border', () => {
  it('offer the town abroad beside those at home that are not much smaller', async () => {
    expect(await suggested('Str')).toEqual(['Stralsund', 'Straßburg', 'Straelen']);
    expect(await suggested('Stras')).toEqual(['Straßburg']);
  });

  it('begin with the large town at home', async () => {
    expect(await suggested('St')).toEqual(['Stuttgart', 'Stralsund', 'Straßburg', 'Straelen', 'St. Gallen']);
  });

  it('prefer the first of the countries, whatever the country of the brand is', async () => {
    expect(await suggested('Str', 'rhein', ['fr', 'de'])).toEqual(['Straßburg', 'Stralsund', 'Straelen']);
  });

  it('take the code of a region abroad for the beginning of a word', async () => {
    expect(await suggested('Fr')).toEqual(['Frankreich', 'Frankfurt am Main', 'Freiburg im Breisgau', 'Freiburg']);
  });

  it('put a small namesake abroad behind the longer names at home', async () => {
    expect(await suggested('Baden')).toEqual(['Baden-Württemberg', 'Baden-Baden', 'Baden']);
  });
});

describe('suggestions in the regions of the brand', () => {
  it('come first, even if other towns are larger', async () => {
    expect((await suggested('Bad', 'acme', ['de']))[0]).toBe('Baden-Württemberg');
    expect(await suggested('Bad', 'lower', ['de'])).toEqual([
      'Bad Salzuflen',
      'Baden-Württemberg',
      'Baden-Baden',
      'Bad Homburg',
    ]);
    expect((await suggested('Str', 'lower'))[0]).toBe('Straelen');
  });

  it('begin with the namesake there, also when it is the whole text', async () => {
    expect((await suggested('Baden', 'aargau', ['de', 'ch']))[0]).toBe('Baden');
  });
});

describe('half-typed names', () => {
  it.each([
    ['Baden-W', 'Baden-Württemberg'],
    ['baden wue', 'Baden-Württemberg'],
    ['Württem', 'Baden-Württemberg'],
    ['Westf', 'Nordrhein-Westfalen'],
    ['Bas', 'Basel-Stadt'],
    ['Bad Ho', 'Bad Homburg'],
  ])('lead "%s" to %s', async (text, name) => {
    expect((await suggested(text))[0]).toBe(name);
  });

  it('lead to a state before its towns', async () => {
    expect(await suggested('Califor', 'acme', ['us', 'ca'])).toEqual(['Kalifornien', 'California City']);
  });
});
