import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertBasics, insertJob, insertPlaces } from '../../testing/rows.ts';

const api = testBackend([
  testBrand('acme', ({ search }) => {
    search.geoInfo = [
      {
        label: 'Portland, Maine',
        country: 'us',
        administrativeArea: 'ME',
        lat: 43.66,
        lon: -70.26,
        locationType: 'locality',
      },
    ];
  }),
  testBrand('afar', ({ search }) => {
    search.geoInfo = [];
  }),
]);
const SEARCH = `query ($request: SearchRequest!) { search(index: JOBS, request: $request) {
  total hits { id } understood { words meaning label place { administrativeArea } } } }`;

async function search(keys: string, request: object = {}) {
  const variables = { request: { range: { first: 0, last: 10 }, fulltext: { keys }, ...request } };
  const answer = await api.run('acme', SEARCH, variables);
  return answer.search as {
    total: number;
    hits: { id: number }[];
    understood: { words: string; meaning: string; label: string }[];
  };
}

const at = (locality: string, lat: number, lon: number) => ({
  job_location: { address: { locality, countryCode: 'US', lat, lon }, remoteOptions: 'none' },
});
const PORTLAND = { meaning: 'PLACE', label: 'Portland, Maine', place: { administrativeArea: 'ME' } };

let inTown = 0;
let nearby = 0;
let far = 0;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'afar']);
  await insertPlaces(api.db);
  await insertJob(api.db, { title: 'Cook', frontend: 'afar' });
  inTown = await insertJob(api.db, { title: 'School nurse', published: new Date(Date.now() - 90_000_000) });
  nearby = await insertJob(api.db, { title: 'Night nurse', groups: at('Scarborough', 43.58, -70.32) });
  far = await insertJob(api.db, { title: 'Nurse', groups: at('Bangor', 44.8, -68.77) });
  await insertJob(api.db, { title: 'Baker', organizationName: 'Portsmouth Bread', groups: at('Bangor', 44.8, -68.77) });
});

describe('a place among the words of a search', () => {
  it.each(['nurse portland', 'Portland nurse', 'nurse in Portland', 'nurse portland me', 'nurse, Portland, Maine'])(
    'is searched around, the town itself first: %s',
    async (keys) => {
      const found = await search(keys);
      expect(found.hits.map(({ id }) => id)).toEqual([inTown, nearby]);
      expect(found.understood).toMatchObject([PORTLAND]);
    },
  );

  it('is enough with words that ask for any job', async () => {
    const { hits, understood } = await search('jobs in portland');
    expect(hits.map(({ id }) => id)).toEqual([inTown, nearby]);
    expect(understood).toMatchObject([{ ...PORTLAND, words: 'portland' }]);
  });

  it('remains in the text when a word less is advised, or goes with it', async () => {
    const ADVICE =
      'query ($request: SearchRequest!) { search(index: JOBS, request: $request) { relaxations { field text total } } }';
    const advised = async (keys: string) =>
      (await api.run('acme', ADVICE, { request: { range: { first: 0, last: 9 }, adviseBelow: 5, fulltext: { keys } } }))
        .search;
    expect(await advised('night nurse portland')).toEqual({
      relaxations: [{ field: 'fulltext', text: 'nurse portland', total: 2 }],
    });
    expect(await advised('nurse in portland')).toEqual({
      relaxations: [{ field: 'fulltext', text: 'nurse', total: 3 }],
    });
  });

  it('stays a word on request, alone, in quotation marks, and beside another place', async () => {
    const literal = await search('nurse portland', { fulltext: { keys: 'nurse portland', literal: true } });
    expect(literal).toMatchObject({ hits: [{ id: inTown }], understood: [] });
    expect(await search('portland')).toMatchObject({ hits: [{ id: inTown }], understood: [] });
    expect(await search('nurse "portland"')).toMatchObject({ hits: [{ id: inTown }], understood: [] });
    const bangor = { geoLocation: { lat: 44.8, lon: -68.77, radius: 10, locationType: 'locality' } };
    expect(await search('nurse', bangor)).toMatchObject({ hits: [{ id: far }], understood: [] });
    expect(await search('nurse portland', bangor)).toMatchObject({ total: 0, understood: [] });
  });

  it('is the one with most jobs of the board, if its own towns are no guide', async () => {
    const found = await api.run('afar', SEARCH, {
      request: { range: { first: 0, last: 10 }, fulltext: { keys: 'cook portland' } },
    });
    expect(found.search).toMatchObject({ total: 1, understood: [PORTLAND] });
  });

  it('stays a word where the board has something else of that name', async () => {
    expect(await search('baker portsmouth')).toMatchObject({ total: 1, understood: [] });
  });
});
