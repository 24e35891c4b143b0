import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { insertBasics, insertPlaces } from '../../../testing/rows.ts';
import { nearestPlaces } from '../../places/nearest.ts';
import { searchPlaces } from '../../places/service.ts';
import { createPlaceFinder, type PlaceFinder, type WrittenPlace } from './places.ts';

const brand = testBrand('acme');
const api = testBackend([brand]);
const NOTHING: WrittenPlace = {
  texts: [],
  street: '',
  cities: [],
  postcode: '',
  region: '',
  country: '',
  lat: null,
  lon: null,
};
let finder: PlaceFinder;

beforeAll(async () => {
  await insertBasics(api.db, ['acme']);
  await insertPlaces(api.db);
  const regions = await api.backend.work.regions();
  const context = { db: api.db, frontend: 'acme', brand, regions };
  finder = createPlaceFinder({
    regions,
    home: 'US',
    find: ({ text, countries, isStrict }) =>
      searchPlaces(context, { text, countries, locale: 'en', limit: 10, exact: true, isStrict }),
    near: async (point) => (await nearestPlaces(context, [point], 'en'))[0] ?? null,
  });
});

async function find(written: Partial<WrittenPlace>): Promise<string[]> {
  const { addresses, unknown } = await finder.find({ ...NOTHING, ...written });
  const named = addresses.map(({ zip, locality, administrativeArea, countryCode, lat }) =>
    [zip, locality, administrativeArea, countryCode, lat === undefined ? 'nowhere' : ''].filter(Boolean).join(' '),
  );
  return [...named, ...unknown.map((text) => `? ${text}`)];
}

describe('places of feeds', () => {
  it.each([
    ['Portland, ME', ['Portland ME US']],
    ['Portland, Maine, United States', ['Portland ME US']],
    ['Portland, Portland, Oregon, United States', ['Portland OR US']],
    ['Portland, ME / Munich, Germany', ['Portland ME US', 'Munich BY DE']],
    ['Portland, ME; Paris, TX; Portland, ME', ['Portland ME US', 'Paris TX US']],
    ['80331, München, BAYERN, DEUTSCHLAND', ['80331 Munich BY DE']],
    ['Munich or Remote', ['Munich BY DE']],
    ['Remote - Germany', ['DE nowhere']],
    ['Various Locations within Germany', ['DE nowhere']],
    ['No Such Hamlet, ME', ['No Such Hamlet ME US nowhere']],
    ['Portlnd, ME', ['Portland ME US']],
    ['Munihc', ['? Munihc']],
    ['Atlantis', ['? Atlantis']],
    ['Remote', []],
    ['remotely', []],
    ['remotely', []],
    ['Latin America,', []],
    ['2 locations', []],
  ])('of "%s" are found', async (text, expected) => {
    expect(await find({ texts: [text] })).toEqual(expected);
  });

  it('say whether the work is remote', async () => {
    expect(await finder.find({ ...NOTHING, texts: ['Remote, Germany'] })).toMatchObject({ isRemote: true });
    expect(await finder.find({ ...NOTHING, texts: ['remotely'] })).toMatchObject({ isRemote: true });
    expect(await finder.find({ ...NOTHING, texts: ['Hybrid (Munich)'] })).toMatchObject({
      isRemote: false,
      isHybrid: true,
    });
  });

  it('are put together from city, region, postal code and country', async () => {
    expect(await find({ cities: ['Portland'], region: 'ME', country: 'US' })).toEqual(['Portland ME US']);
    expect(await find({ cities: ['MÜNCHEN'], country: 'Deutschland', postcode: '80331' })).toEqual([
      '80331 Munich BY DE',
    ]);
    expect(await find({ cities: ['Portland', 'Munich'] })).toEqual(['Portland OR US', 'Munich BY DE']);
    expect(await find({ cities: ['Small Hamlet'], region: 'Maine', country: 'USA' })).toEqual([
      'Small Hamlet ME US nowhere',
    ]);
    expect(await find({ country: 'Germany' })).toEqual(['DE nowhere']);
    expect(await find({ texts: ['Portland, ME'], country: 'US', postcode: '04101' })).toEqual(['Portland ME US']);
  });

  it('are told apart by the coordinates of the feed', async () => {
    expect(await find({ texts: ['Portland'], lat: 43.6, lon: -70.2 })).toEqual(['Portland ME US']);
    expect(await find({ texts: ['Portland'], lat: 45.5, lon: -122.6 })).toEqual(['Portland OR US']);
  });

  it('have the coordinates of the feed where the gazetteer knows none, or only a town elsewhere', async () => {
    expect(
      await finder.find({ ...NOTHING, texts: ['07 - LE POUZIN'], country: 'France', lat: 44.7, lon: 4.7 }),
    ).toMatchObject({
      addresses: [{ locality: 'Le Pouzin', countryCode: 'FR', lat: 44.7, lon: 4.7 }],
      unknown: [],
    });
    expect(await finder.find({ ...NOTHING, texts: ['Munich'], lat: 10, lon: 10 })).toMatchObject({
      addresses: [{ locality: 'Munich', lat: 10, lon: 10 }],
    });
    expect(await find({ texts: ['NEW SETTLEMENT'], lat: 43.5, lon: -70.4 })).toEqual(['New Settlement ME US']);
    expect(await find({ texts: ['PORT-LAND'], lat: 43.5, lon: -70.4 })).toEqual(['Portland ME US']);
    expect(await find({ texts: ['Portland, ME'], lat: 0, lon: 0 })).toEqual(['Portland ME US']);
    expect(await find({ texts: ['Portland, ME'], lat: 143, lon: 500 })).toEqual(['Portland ME US']);
  });
});
