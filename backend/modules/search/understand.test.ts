import { beforeAll, describe, expect, it } from 'vitest';
import { place, placeName } from '../../database/schema/places.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertBasics, insertJob, insertOrganization, insertPlaces } from '../../testing/rows.ts';

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
  testBrand('regio', ({ search }) => {
    search.radius = { options: [10, 25, 50, 100], default: 25, unit: 'mi', multiplier: 1.6 };
  }),
]);
const SEARCH = `query ($request: SearchRequest!) { search(index: JOBS, request: $request) {
  total hits { id } understood { words meaning label radius place { administrativeArea } }
  relaxations { field text radius total place { name } } } }`;

async function search(keys: string, request: object = {}, { brand = 'acme', locale = 'en' } = {}) {
  const variables = { request: { language: locale, range: { first: 0, last: 10 }, fulltext: { keys }, ...request } };
  const answer = await api.run(brand, SEARCH, variables);
  return answer.search as {
    total: number;
    hits: { id: number }[];
    understood: { words: string; meaning: string; label: string }[];
    relaxations: object[];
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
  await insertBasics(api.db, ['acme', 'afar', 'regio']);
  await insertPlaces(api.db);
  const towns: [number, string, number, number][] = [
    [21, 'Reading', 42.53, -71.1],
    [22, 'Bath', 43.91, -69.82],
    [23, 'Baker', 43.7, -70.3],
    [24, 'South Bath', 43.68, -70.3],
  ];
  for (const [id, name, lat, lon] of towns) {
    await api.db.insert(place).values({ id, name, names: {}, country: 'US', lat, lon, population: 20_000 });
    await api.db.insert(placeName).values({ folded: name.toLowerCase(), placeId: id, kind: 0 });
  }
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
      relaxations: [
        { field: 'geoLocation', text: 'nurse', total: 3 },
        { field: 'fulltext', text: 'nurse', total: 3 },
      ],
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

  it('is meant by the whole text if nothing is found by its words', async () => {
    expect(await search('bath')).toMatchObject({ understood: [{ words: 'bath', meaning: 'PLACE', label: 'Bath' }] });
    expect((await search('bath')).hits.map(({ id }) => id)).toEqual([inTown, nearby]);
    const literal = await search('bath', { fulltext: { keys: 'bath', literal: true } });
    expect(literal).toMatchObject({ total: 0, understood: [] });
    // A name of two words is not one word in the town of the other.
    expect(await search('new bath')).toMatchObject({ total: 0, understood: [{ words: 'bath' }] });
    expect(await search('south bath')).toMatchObject({ total: 2, understood: [{ words: 'south bath' }] });
    expect(await search('bathh')).toMatchObject({ total: 0, understood: [] });
  });

  it('is understood in a search of organizations, too', async () => {
    await insertOrganization(api.db, { name: 'Harbor Nurses', profiles: [{ frontend: 'acme' }] });
    const found = await api.run('acme', SEARCH.replace('JOBS', 'ORGANIZATIONS'), {
      request: { range: { first: 0, last: 10 }, fulltext: { keys: 'nurses portland' } },
    });
    expect(found.search).toMatchObject({ understood: [PORTLAND] });
  });

  it('is all that is left to search for where its jobs do not contain the other words', async () => {
    const request = { adviseBelow: 5 };
    expect(await search('astronaut portland', request)).toMatchObject({
      total: 0,
      relaxations: [{ field: 'geoLocation', text: '', total: 2, radius: 100, place: { name: 'Portland' } }],
    });
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

describe('a preposition before a place', () => {
  let inReading = 0;
  let specialist = 0;
  beforeAll(async () => {
    inReading = await insertJob(api.db, { title: 'Roofer', groups: at('Reading', 42.53, -71.1) });
    specialist = await insertJob(api.db, { title: 'Reading specialist', groups: at('Bangor', 44.8, -68.77) });
    await insertJob(api.db, { title: 'Deckhand', organizationName: 'Bath Iron', groups: at('Bangor', 44.8, -68.77) });
    await insertJob(api.db, { title: 'Plumber', groups: at('Bath', 43.91, -69.82) });
  });

  it.each([
    'jobs in reading',
    'jobs near Reading',
    'in Reading',
    'Jobs in the Reading area',
    'Stellen in Reading und Umgebung',
    'Stellen in der Nähe von Reading',
    'Stellen im Raum Reading',
    'emplois à Reading',
    'offres dans la région de Reading',
  ])('makes a word that is also a name mean the place: %s', async (keys) => {
    const found = await search(keys);
    expect(found.understood).toMatchObject([{ words: 'reading', meaning: 'PLACE' }]);
    expect(found.hits[0]).toEqual({ id: inReading });
  });

  it('is missed where the word stays a word', async () => {
    expect(await search('reading')).toMatchObject({ understood: [], hits: [{ id: specialist }, { id: inReading }] });
    expect(await search('jobs reading')).toMatchObject({ understood: [] });
    expect(await search('a reading job')).toMatchObject({ understood: [] });
  });

  it('may be an a without accent on a French page alone', async () => {
    expect((await search('emploi a Reading', {}, { locale: 'fr' })).understood).toHaveLength(1);
    expect((await search('job a Reading')).understood).toEqual([]);
  });

  it('leaves lines of work and, after "at", employers their names', async () => {
    expect((await search('jobs in baker')).understood).toEqual([]);
    expect((await search('jobs at Bath')).understood).toEqual([]);
    expect((await search('jobs in Bath')).understood).toMatchObject([{ words: 'bath' }]);
    expect((await search('jobs at Reading')).understood).toMatchObject([{ words: 'reading' }]);
  });
});

describe('around a place among the words', () => {
  const text = (value: string) => ({
    job_info: { description: { value: `<p>${value}</p>`, format: 'filtered_html' } },
  });
  const regio = (keys: string, request: object = {}) => search(keys, request, { brand: 'regio' });
  let mentioned = 0;
  let farther = 0;
  beforeAll(async () => {
    const own = { frontend: 'regio' };
    mentioned = await insertJob(api.db, { ...own, title: 'Fitter', groups: text('Welding helps, and so do friends.') });
    // 63 km away.
    farther = await insertJob(api.db, { ...own, title: 'Welding teacher', groups: at('Farton', 44.2, -70.5) });
    await insertJob(api.db, { ...own, title: 'Barista', groups: at('South Portland', 43.63, -70.26) });
    await insertJob(api.db, {
      ...own,
      title: 'Barista',
      groups: at('Portland', 43.66, -70.26),
      published: new Date(Date.now() - 900_000_000),
    });
  });

  it('ads that only mention the words are no reason to stay near: the next radius with others is taken', async () => {
    expect(await regio('welding portland')).toMatchObject({
      total: 2,
      hits: [{ id: farther }, { id: mentioned }],
      understood: [{ ...PORTLAND, radius: 80 }],
    });
    const byDate = { sorts: [{ field: 'field_job_publishing_date', value: 'desc' }] };
    expect(await regio('welding portland', byDate)).toMatchObject({ total: 2, understood: [{ radius: 80 }] });
    // Nothing better anywhere.
    expect(await regio('friends portland')).toMatchObject({ total: 1, understood: [{ ...PORTLAND, radius: null }] });
  });

  it('a larger radius is advised for few hits, with its number of them', async () => {
    const close = await insertJob(api.db, { frontend: 'regio', title: 'Welding foreman' });
    expect(await regio('welding portland', { adviseBelow: 5 })).toMatchObject({
      hits: [{ id: close }, { id: mentioned }],
      understood: [{ radius: null }],
      relaxations: [
        { field: 'geoLocation', text: 'welding', radius: 80, total: 3, place: { name: 'Portland' } },
        { field: 'fulltext', text: 'welding', radius: null, total: 3, place: null },
        { field: 'geoLocation', text: 'welding', radius: 160, total: 3, place: { name: 'Portland' } },
      ],
    });
  });

  it('jobs in the town come before those in one whose name contains it', async () => {
    const found = await regio('barista portland');
    expect(found.hits).toHaveLength(2);
    const towns = await api.run(
      'regio',
      'query ($request: SearchRequest!) { search(index: JOBS, request: $request) { hits { job { location { label } } } } }',
      { request: { range: { first: 0, last: 10 }, fulltext: { keys: 'barista portland' } } },
    );
    expect(JSON.stringify(towns)).toMatch(/Portland.*South Portland/);
  });
});
