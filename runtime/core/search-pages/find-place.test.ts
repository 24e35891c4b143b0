import { expect, it } from 'vitest';
import { routedDocument } from '../routing/testing.ts';
import { emptySearch } from '../search/empty-search.ts';
import type { GeoInfo } from '../search/own-places.ts';
import { searchSettings } from '../search/settings.ts';
import type { SearchState } from '../search/types.ts';
import { findPlace, type PlaceContext } from './find-place.ts';
import type { ResolvedPlace } from './place.ts';

const settings = searchSettings(routedDocument());
const town = (label: string, lat: number, lon: number, administrativeArea: string | null): ResolvedPlace => ({
  label,
  country: 'US',
  administrativeArea,
  lat,
  lon,
  locationType: 'locality',
});
const oregon = () => town('Portland, Oregon, United States', 45.5234, -122.6762, 'OR');
const maine = () => town('Portland, Maine, United States', 43.6615, -70.2553, 'ME');
const own = () => town('Portland, Maine', 43.6591, -70.2568, 'ME');

function typed(label: string): SearchState {
  const nowhere = { country: null, administrativeArea: null, lat: null, lon: null, locationType: null };
  return { ...emptySearch, location: { label, radius: 30, ...nowhere } };
}

interface World {
  known?: ResolvedPlace[] | Error;
  geoInfo?: GeoInfo<ResolvedPlace>;
  index?: SearchState['index'];
}

async function find(label: string, { known = [], geoInfo = [], index = 'JOBS' }: World = {}) {
  const asked: unknown[] = [];
  const logged: string[] = [];
  const context: PlaceContext = {
    locale: 'en',
    brand: { document: { site: { country: 'US' }, search: { geoInfo, autocomplete: { countries: ['us'] } } } },
    query: async <T>({ variables }: { variables: unknown }) => {
      asked.push(variables);
      if (known instanceof Error) throw known;
      return { places: known } as T;
    },
    log: (_level, code) => logged.push(code),
  };
  const { state, place } = await findPlace(context, { ...typed(label), index }, settings);
  const { lat } = state.location ?? {};
  return { lat, label: place?.label, others: place?.others.map((other) => other.label), asked, logged, place };
}

it('takes the likeliest place of several and names the others, without the country at home', async () => {
  const found = await find('portland', { known: [oregon(), maine()] });
  expect(found).toMatchObject({ lat: 45.5234, label: 'Portland, Oregon', others: ['Portland, Maine'] });
  expect(found.asked).toEqual([{ text: 'portland', countries: ['us'], locale: 'en' }]);
  expect(found.place?.others[0]).toEqual({
    label: 'Portland, Maine',
    country: 'US',
    administrativeArea: 'ME',
    lat: 43.6615,
    lon: -70.2553,
    radius: 30,
    locationType: 'locality',
  });
});

it('needs no word for a name that only one place has', async () => {
  const { lat, place } = await find('PORTLAND', { known: [maine()] });
  expect({ lat, place }).toEqual({ lat: 43.6615, place: undefined });
});

it('says which place a misspelt name was taken for', async () => {
  expect(await find('Porltand', { known: [maine()] })).toMatchObject({ label: 'Portland, Maine', others: [] });
});

it('prefers the brand’s own place of that name, and offers it no second time', async () => {
  const found = await find('Portland', { known: [oregon(), maine()], geoInfo: [own()] });
  expect(found).toMatchObject({ lat: 43.6591, label: 'Portland, Maine', others: ['Portland, Oregon'] });
});

it('knows only the places of what is searched, if a brand has a list for each', async () => {
  const known = [oregon(), maine()];
  const geoInfo = { jobs: [], organizations: [own()] };
  expect(await find('Portland', { known, geoInfo, index: 'ORGANIZATIONS' })).toMatchObject({ lat: 43.6591 });
  for (const index of ['JOBS', 'RESUMES'] as const)
    expect(await find('Portland', { known, geoInfo, index })).toMatchObject({ lat: 45.5234 });
});

it('asks nobody when the brand’s own place is written out', async () => {
  const { lat, place, asked } = await find('portland,  MAINE', { known: [oregon()], geoInfo: [own()] });
  expect({ lat, place, asked }).toEqual({ lat: 43.6591, place: undefined, asked: [] });
});

it('says so when nobody knows the place, and limits nothing', async () => {
  expect(await find('Brigadoon')).toMatchObject({ lat: null, label: null, others: [] });
});

it('shows everything, and logs it, when the backend does not answer', async () => {
  const { lat, place, logged } = await find('Portland', { known: new Error('gone') });
  expect({ lat, place, logged }).toEqual({ lat: null, place: undefined, logged: ['PLACE_FAILED'] });
});
