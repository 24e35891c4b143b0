import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import outlines from '../../data/maps.json' with { type: 'json' };
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertBasics, insertJob, insertPlaces } from '../../testing/rows.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const MAP = `query ($area: String!, $box: GeoBox, $hubs: [GeoPoint!]) { jobMap(area: $area, box: $box, hubs: $hubs) {
  outlines x y width height towns { town { place { name } count } x y } } }`;

async function map(variables: Record<string, unknown>, brand = 'acme') {
  const { jobMap } = (await api.run(brand, MAP, variables)) as { jobMap: Drawn };
  return jobMap;
}

interface Drawn {
  outlines: string;
  x: number;
  y: number;
  width: number;
  height: number;
  towns: { town: { place: { name: string }; count: number }; x: number; y: number }[];
}

const names = ({ towns }: Drawn) => towns.map(({ town }) => town.place.name);

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  await insertPlaces(api.db);
  await insertJob(api.db);
  const address = { locality: 'Munich', countryCode: 'DE', lat: 48.14, lon: 11.58 };
  await insertJob(api.db, { groups: { job_location: { address, remoteOptions: 'none' } }, frontend: 'rhein' });
});

describe('a map', () => {
  it('has the towns of the brand that are on it', async () => {
    expect(names(await map({ area: 'us' }))).toEqual(['Portland']);
    expect(names(await map({ area: 'us-me' }))).toEqual(['Portland']);
    expect(names(await map({ area: 'us-ca' }))).toEqual([]);
    expect(names(await map({ area: 'de' }))).toEqual([]);
    expect(names(await map({ area: 'de' }, 'rhein'))).toEqual(['Munich']);
    expect(names(await map({ area: 'europe' }, 'rhein'))).toEqual(['Munich']);
  });

  it('places towns where the outlines have them: Portland in the south-west of Maine', async () => {
    const { width, height, towns, outlines: file } = await map({ area: 'us-me' });
    const [{ x, y } = { x: 0, y: 0 }] = towns;
    expect(x / width).toBeCloseTo(0.2, 1);
    expect(y / height).toBeCloseTo(0.85, 1);
    expect(file).toMatch(/^\/maps\/us-me\.[0-9a-f]{8}\.svg$/);
  });

  it('may show a part of an area', async () => {
    const casco = { south: 43.4, north: 44, west: -70.6, east: -69.8 };
    const whole = await map({ area: 'us-me' });
    const part = await map({ area: 'us-me', box: casco });
    expect(names(part)).toEqual(['Portland']);
    expect(part.towns[0]).toEqual(whole.towns[0]);
    expect(part.width).toBeLessThan(whole.width / 3);
    expect(names(await map({ area: 'us-me', box: { ...casco, west: -70.1 } }))).toEqual([]);
  });

  it.each([
    [{ area: 'atlantis' }, 'There is no outline of "atlantis".'],
    [{ area: 'constructor' }, 'There is no outline of "constructor".'],
    [
      { area: 'us-me', box: { south: 45, north: 44, west: -70, east: -69 } },
      'South of a box is below north, west below east, and all of it is on the map.',
    ],
  ])('is refused for %j', async (variables, message) => {
    await expect(map(variables)).rejects.toThrow(message);
  });
});

it('has a file for every outline', () => {
  expect(Object.values(outlines).filter(({ file }) => !existsSync(`public/maps/${file}`))).toEqual([]);
});
