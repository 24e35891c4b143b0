import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchRequest } from '../../runtime/core/search/types.ts';
import { inTransaction } from '../database/transaction.ts';
import { testDatabase } from '../testing/database.ts';
import { indexJobs } from './index-job.ts';
import type { SearchInput } from './port.ts';
import { createSqlSearch, type SqlSearch } from './sql-search.ts';
import { insertTerms } from './testing/contract-world.ts';
import { answers, insertJob, insertOrganization } from './testing/rows.ts';

const database = testDatabase();
const NOW = new Date('2026-03-01T12:00:00Z');

function inputOf(request: Partial<SearchRequest> = {}, now = NOW): SearchInput {
  return {
    index: 'JOBS',
    brand: 'ledger',
    languages: ['en', 'de'],
    now,
    request: { range: { first: 0, last: 10 }, ...request },
  };
}

describe('search over PostgreSQL', () => {
  let search: SqlSearch;
  let editor: number;
  let nurse: number;
  let verkaufer: number;

  const index = (...ids: number[]) => inTransaction(database.pool, (tx) => indexJobs(tx, ids));
  const idsOf = async (request: Partial<SearchRequest>, now?: Date) => (await search.search(inputOf(request, now))).ids;

  beforeAll(async () => {
    await insertTerms(database.pool);
    const acme = await insertOrganization(database.pool, 'Acme Media');
    editor = await insertJob(database.pool, {
      title: 'Night editor',
      organizationId: acme,
      organizationName: 'Acme Media',
      data: answers(
        {
          employmentType: ['full_time'],
          occupationalField: ['editor'],
          minSalary: 60_000,
          currencyCode: 'USD',
          salaryUnit: 'year',
        },
        {
          job_info: {
            description: { value: '<p>Managing the C++ newsroom; experience with .NET and a manager who listens.</p>' },
          },
        },
      ),
    });
    nurse = await insertJob(database.pool, {
      title: 'Nurse',
      published: new Date('2026-02-20T08:00:00Z'),
      expires: new Date('2026-03-02T00:00:00Z'),
      data: answers({ employmentType: ['part_time'], occupationalField: ['nursing'] }),
    });
    verkaufer = await insertJob(database.pool, {
      title: 'Verkäufer/in für Bücher (m/w/d)',
      langcode: 'de',
      published: new Date('2026-02-10T08:00:00Z'),
      data: answers({ employmentType: ['part_time'] }, { job_location: { remoteOptions: 'remote' } }),
    });
    await index(editor, nurse, verkaufer);
    search = createSqlSearch(database.pool);
  });
  afterAll(() => search.close());

  it('shows the newest first', async () => {
    expect(await idsOf({})).toEqual([nurse, verkaufer, editor]);
  });

  it.each([
    ['nurses', () => [nurse]],
    ['NIGHT "night editor"', () => [editor]],
    ['nurse or editor', () => [nurse, editor]],
    ['editor -night', () => []],
    ['editor -newsroom', () => []],
    ['Verkäufer', () => [verkaufer]],
    ['verkaufer fur bucher', () => []],
    ['Verkäufer für Bücher', () => [verkaufer]],
    ['C++ .NET', () => [editor]],
    ['the', () => []],
    ['?!', () => [nurse, verkaufer, editor]],
    ['"unclosed night', () => []],
    ['night" editor', () => [editor]],
    ['or - "" -', () => [nurse, verkaufer, editor]],
    ['\u0000night\ud800 editor', () => [editor]],
  ])('finds by %j what it should', async (keys, expected) => {
    expect(await idsOf({ fulltext: { keys } })).toEqual(expected());
    expect(await search.find(inputOf({ fulltext: { keys } }))).toEqual(expected());
  });

  it('ranks titles before occupations, these before employers, places and text, and the newest of equals first', async () => {
    const job = (title: string, day: number, rest: { organizationName?: string; locality?: string; text?: string }) =>
      insertJob(database.pool, {
        title,
        brands: ['regio'],
        published: new Date(Date.UTC(2026, 1, day)),
        organizationName: rest.organizationName ?? 'Works',
        data: answers(
          { occupationalField: title === 'Reporter' ? ['radio'] : [] },
          {
            job_info: { description: { value: `<p>${rest.text ?? ''}</p>` } },
            job_location: { address: { locality: rest.locality ?? 'Bonn', countryCode: 'DE' } },
          },
        ),
      });
    const text = await job('Cook', 28, { text: 'radio '.repeat(30) });
    const place = await job('Baker', 27, { locality: 'Radio' });
    const employer = await job('Miller', 26, { organizationName: 'Radio Works' });
    const occupation = await job('Reporter', 25, {});
    const older = await job('Radio host', 23, {});
    const newer = await job('Host, radio and film', 24, {});
    await index(text, place, employer, occupation, older, newer);
    const inOrder = await search.search({
      ...inputOf({ fulltext: { keys: 'radio' } }),
      brand: 'regio',
    });
    // The name of an occupation of that line of work.
    expect(inOrder.ids).toEqual([older, newer, occupation, employer, place, text]);
    const equal = await search.search({ ...inputOf({ fulltext: { keys: 'host' } }), brand: 'regio' });
    expect(equal.ids).toEqual([newer, older]);
    const adjacent = await search.search({ ...inputOf({ fulltext: { keys: 'radio host' } }), brand: 'regio' });
    expect(adjacent.ids).toEqual([older, newer]);
  });

  it('ranks titles with another name before others of the occupation, and ignores stop words in every language', async () => {
    const job = (title: string, langcode: string, day: number, term?: string) =>
      insertJob(database.pool, {
        ...{ title, langcode, brands: ['named'], published: new Date(Date.UTC(2026, 0, day)) },
        data: answers({ occupationalField: term === undefined ? [] : [term] }),
      });
    const [other, radio, german, english, technician] = [
      await job('Producer', 'en', 3, 'radio'),
      await job('Radio host', 'en', 2, 'radio'),
      await job('Keeper of Bees', 'de', 2),
      await job('Keeper of Bees', 'en', 1),
      await job('Fleet technician', 'en', 1),
    ];
    await index(other, radio, german, english, technician);
    const found = async (keys: string) =>
      (await search.search({ ...inputOf({ fulltext: { keys }, language: 'en' }), brand: 'named' })).ids;
    expect(await found('radio')).toEqual([radio, other]);
    // "of" is a word of German rows, which has been found there once more.
    expect(await found('keeper of bees')).toEqual([english, german]);
    // "IT technician" is another name of it; without the stop word, every technician would be.
    expect(await found('it support')).toEqual([]);
  });

  it('corrects a word to a name whose other names are found', async () => {
    const host = await insertJob(database.pool, { title: 'Longshoreman', brands: ['typos'] });
    await index(host);
    const { ids, corrections } = await search.search({
      ...inputOf({ fulltext: { keys: 'stevadore' } }),
      brand: 'typos',
    });
    expect([ids, corrections]).toEqual([[host], [{ word: 'stevadore', replacement: 'stevedore' }]]);
  });

  it('puts those in the language of the page first among equals, on each of its pages', async () => {
    const job = (langcode: string, day: number, title = 'Controller') =>
      insertJob(database.pool, { title, langcode, brands: ['regio'], published: new Date(Date.UTC(2026, 0, day)) });
    const [german, english, newGerman, newEnglish] = [
      await job('de', 1),
      await job('en', 2),
      await job('de', 3),
      await job('en', 4),
    ];
    const worse = await job('de', 5, 'Senior Controller');
    await index(german, english, newGerman, newEnglish, worse);
    const page = async (language: string, first: number, last: number) => {
      const request = { fulltext: { keys: 'controller' }, language, range: { first, last } };
      return (await search.search({ ...inputOf(request), brand: 'regio' })).ids;
    };
    for (let time = 0; time < 2; time += 1) {
      expect(await page('de', 0, 2)).toEqual([newGerman, german]);
      expect(await page('en', 0, 2)).toEqual([newEnglish, english]);
      expect(await page('de', 2, 5)).toEqual([newEnglish, english, worse]);
      expect(await page('en', 2, 5)).toEqual([newGerman, german, worse]);
    }
  });

  it('shows all jobs to words that ask for any, but literally those with the words', async () => {
    const coach = await insertJob(database.pool, {
      title: 'Job coach',
      brands: ['regio'],
      published: new Date('2020-01-01'),
    });
    await index(coach);
    const found = async (keys: string, literal = false) =>
      search.search({ ...inputOf({ fulltext: { keys, literal } }), brand: 'regio' });
    const { total } = await search.search({ ...inputOf(), brand: 'regio' });
    for (const keys of ['jobs', 'Stellenangebote', 'offres emploi']) expect(await found(keys)).toMatchObject({ total });
    expect((await found('jobs')).ids[0]).toBe(coach);
    expect(await found('jobs', true)).toMatchObject({ ids: [coach], total: 1 });
  });

  it('explains where the words of a text were found', async () => {
    const input = { ...inputOf({ fulltext: { keys: 'radio host film bonn' } }), brand: 'regio' };
    const [id = 0] = (await search.search(input)).ids;
    expect(await search.explain(input, id)).toMatchObject({
      words: [
        { words: 'radio', section: 'title', form: 'exact', points: 100 },
        { words: 'host', section: 'title' },
        { words: 'film', section: 'title' },
        { words: 'bonn', section: 'place', points: 50 },
      ],
      facets: [],
    });
    expect(await search.explain(input, nurse)).toBeNull();
    expect(await search.explain({ ...inputOf({}), brand: 'regio' }, id)).toBeNull();
  });

  it('takes words for a facet value: rows have it, or the words in their title', async () => {
    const asked = await search.search(inputOf({ fulltext: { keys: 'part time' } }));
    expect(asked.ids.toSorted()).toEqual([nurse, verkaufer].toSorted());
    expect(asked.understood).toMatchObject([{ words: 'part time', field: 'employment_type' }]);
    const trainee = await insertJob(database.pool, {
      title: 'Internship',
      organizationName: 'Acme',
      brands: ['polder'],
    });
    const other = await insertJob(database.pool, {
      title: 'Clerk',
      brands: ['polder'],
      data: answers({}, { job_info: { description: { value: '<p>No internship needed.</p>' } } }),
    });
    await index(trainee, other);
    const polder = { ...inputOf({ fulltext: { keys: 'internship' } }), brand: 'polder' };
    expect(await search.search(polder)).toMatchObject({ ids: [trainee], understood: [] });
    const literal = { ...inputOf({ fulltext: { keys: 'internship', literal: true } }), brand: 'polder' };
    expect((await search.search(literal)).ids).toEqual([trainee, other]);
  });

  it('finds a job by the name of its occupation, in any language and by other names', async () => {
    await database.pool.query(
      `update taxonomy_term set labels = '{"en":"Nursing","de":"Pflege"}', synonyms = '{"en":["Caregiving"]}' where code = 'nursing'`,
    );
    await index(nurse);
    expect(await idsOf({ fulltext: { keys: 'Pflege' } })).toEqual([nurse]);
    expect(await idsOf({ fulltext: { keys: 'caregiving' } })).toEqual([nurse]);
  });

  it('keeps what pages ask for again, and nothing that is longer than any of them', async () => {
    const asked = async (request: Partial<SearchRequest>) => {
      for (let time = 0; time < 2; time += 1) await search.search(inputOf(request));
      return search.recall(inputOf(request))?.outcome.total ?? null;
    };
    const conditions = (count: number) => ({
      conjunction: 'AND' as const,
      conditions: Array.from({ length: count }, (_, at) => ({ field: 'occupations', value: `${1_000_000_000 + at}` })),
    });
    expect(await asked({ fulltext: { keys: 'nurse' } })).toBe(1);
    expect(await asked({ conditionGroup: conditions(10) })).toBe(0);
    expect(await asked({ conditionGroup: conditions(300) })).toBeNull();
    expect(await asked({ language: `en${'x'.repeat(8000)}` })).toBe(3);
  });

  it('forgets the hits of a page when the counts of another page are newer', async () => {
    const at = (hours: number, first: number) =>
      inputOf({ range: { first, last: first + 10 } }, new Date(NOW.getTime() + hours * 3_600_000));
    for (let time = 0; time < 2; time += 1) await search.search(at(0, 0));
    expect(search.recall(at(0, 0))?.outcome.ids).toEqual([nurse, verkaufer, editor]);
    // The nurse's job has expired by then.
    await search.search(at(24, 10));
    expect(search.recall(at(24, 0))).toBeNull();
    expect((await search.search(at(24, 0))).ids).toEqual([verkaufer, editor]);
    expect(search.recall(at(24, 0))?.outcome.ids).toEqual([verkaufer, editor]);
  });

  it.each(['with qqx', 'qqx with this', 'with -qqx', 'this r2d2'])(
    'looks for nothing better where all words of a text without hits are common ones: %s',
    async (keys) => {
      const input = { ...inputOf({ fulltext: { keys } }), languages: ['en'] };
      expect((await search.search(input)).corrections).toEqual([]);
      expect(Array.isArray(await search.find(input))).toBe(true);
    },
  );

  it('counts anew what a search without hits would find without a filter, once a job has expired', async () => {
    const totals = async (hours: number) => {
      const input = inputOf({ fulltext: { keys: 'qqxxzzqq' } }, new Date(NOW.getTime() + hours * 3_600_000));
      return (await search.search(input)).relaxations.map(({ total }) => total);
    };
    expect([await totals(0), await totals(1), await totals(24)]).toEqual([[3], [3], [2]]);
  });

  it('takes text of stop words alone for no text', async () => {
    const { total } = await search.search({ ...inputOf({ fulltext: { keys: 'the of' } }), languages: ['en'] });
    expect(total).toBe(3);
  });

  it('corrects a misspelt word and says so', async () => {
    const { ids, corrections } = await search.search(inputOf({ fulltext: { keys: 'nigth edtior' } }));
    expect(ids).toEqual([editor]);
    expect(corrections).toEqual([
      { word: 'nigth', replacement: 'night' },
      { word: 'edtior', replacement: 'editor' },
    ]);
  });

  it('does not correct a word of another brand, a known place, or what would still find nothing', async () => {
    const asked = (keys: string) => search.search({ ...inputOf({ fulltext: { keys } }), brand: 'regio' });
    expect(await asked('nurze')).toMatchObject({ total: 0, corrections: [] });
    expect(await asked('editer')).toMatchObject({ total: 0, corrections: [] });
    expect(await asked('hozt')).toMatchObject({ total: 2, corrections: [{ word: 'hozt', replacement: 'host' }] });
    expect(await asked('hozt qqxxzz')).toMatchObject({ total: 0, corrections: [] });
    await database.pool.query(
      `insert into place (id, name, names, country, lat, lon, population) values (77, 'Hozt', '{}', 'DE', 50, 7, 5000)`,
    );
    await database.pool.query("insert into place_name (folded, place_id, kind) values ('hozt', 77, 0)");
    const again = { ...inputOf({ fulltext: { keys: 'hozt' } }), brand: 'regio' };
    expect((await search.search(again, { uncached: true })).total).toBe(0);
  });

  it('corrects no name that is written with signs', async () => {
    const dozent = await insertJob(database.pool, { title: 'Dozent', langcode: 'de', brands: ['polder'] });
    await index(dozent);
    const asked = (keys: string) =>
      search.search({ ...inputOf({ fulltext: { keys } }), brand: 'polder', languages: ['de'] });
    expect(await asked('.net')).toMatchObject({ total: 0, corrections: [] });
    expect(await asked('dotzent')).toMatchObject({ ids: [dozent] });
  });

  it('corrects a word that shares no more than its stem with words of texts, if nothing else is found', async () => {
    const job = (title: string, text: string) =>
      insertJob(database.pool, {
        title,
        brands: ['engines'],
        data: answers({}, { job_info: { description: { value: `<p>${text}</p>` } } }),
      });
    const engineer = await job('Software engineer', 'For a brokerage.');
    const mechanic = await job('Mechanic', 'Repairs engines of boats.');
    await index(engineer, mechanic);
    const asked = async (keys: string) => {
      const input = { ...inputOf({ fulltext: { keys } }), brand: 'engines', languages: ['en'] };
      const { ids, corrections } = await search.search(input);
      return [ids, corrections.map(({ replacement }) => replacement)];
    };
    expect(await asked('softwre enginer')).toEqual([[engineer], ['software', 'engineer']]);
    expect(await asked('software enginer')).toEqual([[engineer], ['engineer']]);
    expect(await asked('mechanc enginer')).toEqual([[mechanic], ['mechanic']]);
    expect(await asked('enginer')).toEqual([[mechanic], []]);
    expect(await asked('software engines')).toEqual([[], []]);
  });

  it('takes a nursery nurse for no nurse', async () => {
    const nursery = await insertJob(database.pool, { title: 'Nursery nurse', brands: ['nursery'] });
    const staff = await insertJob(database.pool, { title: 'Staff nurse', brands: ['nursery'] });
    await index(nursery, staff);
    const asked = async (keys: string) =>
      (await search.search({ ...inputOf({ fulltext: { keys } }), brand: 'nursery', languages: ['en'] })).ids;
    expect([await asked('nurses'), await asked('nursery'), await asked('nursery nurses')]).toEqual([
      [staff],
      [nursery],
      [nursery],
    ]);
  });

  it('joins words that are one on the board, and divides one that is two', async () => {
    const shop = await insertJob(database.pool, { title: 'Bookshop assistant, night shift', brands: ['polder'] });
    await index(shop);
    const asked = (keys: string) => search.search({ ...inputOf({ fulltext: { keys } }), brand: 'polder' });
    expect(await asked('book shop assistant')).toMatchObject({
      ids: [shop],
      corrections: [],
    });
    expect(await asked('nightshift')).toMatchObject({
      ids: [shop],
      corrections: [],
    });
  });

  it('takes a text literally on request', async () => {
    expect(await search.search(inputOf({ fulltext: { keys: 'nigth editor', literal: true } }))).toMatchObject({
      total: 0,
      corrections: [],
    });
  });

  it('keeps a corrected text apart from the same text taken literally', async () => {
    const found = (literal: boolean) => search.find(inputOf({ fulltext: { keys: 'nihgt editor', literal } }));
    expect([await found(true), await found(false), await found(true)]).toEqual([[], [editor], []]);
  });

  it('corrects neither a known form of a word nor a word that is excluded', async () => {
    const { corrections } = await search.search(inputOf({ fulltext: { keys: 'nursing managers -nigth' } }));
    expect(corrections).toEqual([]);
  });

  it('says which filter to drop when nothing is left', async () => {
    const partTime = await facetValueOf('part_time');
    const { total, relaxations } = await search.search(
      inputOf({
        fulltext: { keys: 'editor' },
        geoLocation: { lat: 10, lon: 10, radius: 5 },
        conditionGroup: { conjunction: 'AND', conditions: [{ field: 'employment_type', value: partTime }] },
      }),
    );
    expect(total).toBe(0);
    expect(relaxations).toEqual([{ field: 'fulltext', total: 1 }]);
  });

  describe('advice for few hits', () => {
    const adviseBelow = 5;
    const relaxed = async (request: Partial<SearchRequest>) =>
      (await search.search(inputOf({ adviseBelow, ...request }))).relaxations;

    it('counts the text with a word less, as typed', async () => {
      expect(await relaxed({ fulltext: { keys: 'Night  Nurse' } })).toEqual([
        { field: 'fulltext', text: 'Nurse', total: 1 },
        { field: 'fulltext', text: 'Night', total: 1 },
      ]);
      expect(await relaxed({ fulltext: { keys: '"Night Nurse"' } })).toEqual([{ field: 'fulltext', total: 3 }]);
    });

    it('corrects the typos of a text that finds nothing with its filters', async () => {
      const conditionGroup = {
        conjunction: 'AND' as const,
        conditions: [{ field: 'organization_name', value: 'Nobody' }],
      };
      expect(await relaxed({ fulltext: { keys: 'edtior' }, conditionGroup })).toEqual([
        { field: 'organization_name', total: 1 },
      ]);
    });

    it('leaves no linking word at the end of a text, and takes names with marks for words', async () => {
      expect(await relaxed({ fulltext: { keys: 'nurse of kings' } })).toEqual([
        { field: 'fulltext', text: 'nurse', total: 1 },
      ]);
      expect(await relaxed({ fulltext: { keys: 'c# nurse' } })).toEqual([
        { field: 'fulltext', text: 'nurse', total: 1 },
      ]);
    });

    it('counts the text with a word less where many jobs only mention the words', async () => {
      const data = answers({}, { job_info: { description: { value: '<p>Gondola and funicular.</p>' } } });
      const title = 'Gondola guide';
      const ids = [await insertJob(database.pool, { title, brands: ['lake'] })];
      for (let i = 0; i < 6; i++) ids.push(await insertJob(database.pool, { title: 'Cook', brands: ['lake'], data }));
      await index(...ids);
      const asked = async (keys: string) =>
        search.search({ ...inputOf({ adviseBelow, fulltext: { keys } }), brand: 'lake' });
      expect(await asked('gondola funicular')).toMatchObject({
        ...{ total: 6, isWeak: true },
        relaxations: [{ field: 'fulltext', text: 'gondola', total: 7 }],
      });
      expect(await asked('funicular')).toMatchObject({ total: 6, isWeak: true, relaxations: [] });
      expect(await asked('gondola')).toMatchObject({ total: 7, isWeak: false, relaxations: [] });
      const byDate = inputOf({ fulltext: { keys: 'gondola' }, sorts: [{ field: 'published', value: 'asc' }] });
      expect(await search.search({ ...byDate, brand: 'lake' }, { uncached: true })).toMatchObject({ isWeak: false });
    });

    it('counts only what gives more than there is', async () => {
      const employment = { field: 'employment_type', value: await facetValueOf('part_time') };
      const conditionGroup = { conjunction: 'AND' as const, conditions: [employment] };
      expect(await relaxed({ conditionGroup })).toEqual([{ field: 'employment_type', total: 3 }]);
      expect(await relaxed({ fulltext: { keys: 'nurse' }, conditionGroup })).toEqual([{ field: 'fulltext', total: 2 }]);
      expect(await relaxed({})).toEqual([]);
    });

    it('counts larger radiuses', async () => {
      const address = { countryCode: 'US', lat: 43.66, lon: -70.26 };
      await index(
        await insertJob(database.pool, { brands: ['elsewhere'], data: answers({}, { job_location: { address } }) }),
      );
      const geoLocation = { lat: 44.5, lon: -70.26, radius: 5, wider: [2, 200, 50] };
      const { relaxations } = await search.search({ ...inputOf({ adviseBelow, geoLocation }), brand: 'elsewhere' });
      expect(relaxations).toEqual([
        { field: 'geoLocation', total: 1 },
        { field: 'geoLocation', radius: 200, total: 1 },
      ]);
    });

    it('gives none to a search that has not asked for it, even after one that has', async () => {
      const fulltext = { keys: 'night' };
      expect(await relaxed({ fulltext })).toEqual([{ field: 'fulltext', total: 3 }]);
      expect((await search.search(inputOf({ fulltext }))).relaxations).toEqual([]);
      expect(await relaxed({ fulltext })).toEqual([{ field: 'fulltext', total: 3 }]);
    });
  });

  it('knows names in every index, with and without a language of its rows', async () => {
    const scope = { brand: 'ledger', languages: ['en', 'de'], language: 'en' };
    const isName = (index: SearchInput['index'], words: string) => search.isName({ ...scope, index, words });
    expect(await isName('JOBS', 'editor')).toBe(true);
    expect(await isName('JOBS', 'portland')).toBe(false);
    expect(await isName('ORGANIZATIONS', 'portland')).toBe(false);
    expect(await isName('RESUMES', 'portland')).toBe(false);
  });

  describe('around a place', () => {
    const brand = 'around';
    const near = { lat: 43.66, lon: -70.26, radius: 100 };
    const at = async (title: string, lat: number, day: number, location: Record<string, unknown> = {}) => {
      const address = { countryCode: 'US', lat, lon: -70.26 };
      return insertJob(database.pool, {
        title,
        brands: [brand],
        published: new Date(Date.UTC(2026, 1, day)),
        data: answers({}, { job_location: { address, ...location } }),
      });
    };
    const found = async (request: Partial<SearchRequest>) =>
      (await search.search({ ...inputOf({ geoLocation: { ...near, country: 'US' }, ...request }), brand })).ids;

    it('sorts equal matches by their distance in steps, then by age; better matches stand first', async () => {
      const [town, suburb, next, far] = [
        await at('Welder', 43.66, 1),
        await at('Welder', 43.72, 2),
        await at('Welder', 43.84, 3),
        await at('Welder', 44.4, 4),
      ];
      const [remote, better] = [
        await at('Welder', 30, 5, { remoteOptions: 'remote' }),
        await at('Welder afloat', 44.4, 1),
      ];
      await index(town, suburb, next, far, remote, better);
      const fulltext = { keys: 'welder' };
      expect(await found({ fulltext })).toEqual([suburb, town, next, remote, far, better]);
      expect(await found({ fulltext: { keys: 'welder afloat or welder' } })).toEqual([
        better,
        ...[suburb, town, next, remote, far],
      ]);
      // The newest first where the visitor wants that, without words, and where all are near.
      const sorts = [{ field: 'published', value: 'desc' as const }];
      expect(await found({ fulltext, sorts })).toEqual([remote, far, next, suburb, better, town]);
      expect(await found({})).toEqual([remote, far, next, suburb, better, town]);
      expect(await found({ fulltext, geoLocation: { ...near, radius: 10 } })).toEqual([suburb, town]);
      // Later pages come from the whole ranking.
      expect(await found({ fulltext, range: { first: 2, last: 4 } })).toEqual([next, remote]);
    });
  });

  it('tells jobs that are called so from those that mention it', async () => {
    const ids = [editor, nurse, verkaufer];
    const match = (keys: string) => search.match(inputOf({ fulltext: { keys } }), ids);
    expect(await match('editor')).toEqual([{ id: editor, inHead: true }]);
    expect(await match('listens')).toEqual([{ id: editor, inHead: false }]);
    expect(await search.match(inputOf(), [nurse])).toEqual([{ id: nurse, inHead: true }]);
  });

  it('excludes expired jobs before they are swept, from hits, totals and counts', async () => {
    const facets = [{ field: 'employment_type' }];
    const before = await search.search(inputOf({ facets }));
    const after = await search.search(inputOf({ facets }, new Date('2026-03-02T00:00:01Z')));
    expect([before.total, after.total]).toEqual([3, 2]);
    expect(before.facets[0]?.values.map(({ count }) => count)).toEqual([2, 1]);
    expect(after.facets[0]?.values.map(({ count }) => count)).toEqual([1, 1]);
    expect(await idsOf({}, new Date('2026-03-02T00:00:01Z'))).toEqual([verkaufer, editor]);
  });

  it('counts a facet as if it were not filtered', async () => {
    const conditionGroup = {
      conjunction: 'AND' as const,
      conditions: [{ field: 'employment_type', value: await facetValueOf('part_time') }],
    };
    const { facets, total } = await search.search(
      inputOf({ conditionGroup, facets: [{ field: 'employment_type' }, { field: 'occupations' }] }),
    );
    expect(total).toBe(2);
    expect(facets.map(({ values }) => values.map(({ count }) => count))).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  it('finds a job as soon as its transaction is over, with what it kept', async () => {
    const request = { fulltext: { keys: 'porter' }, facets: [{ field: 'employment_type' }] };
    expect((await search.search(inputOf(request))).total).toBe(0);
    const porter = await insertJob(database.pool, {
      title: 'Kitchen porter',
      data: answers({ employmentType: ['full_time'] }),
    });
    await index(porter);
    expect(await search.search(inputOf(request))).toMatchObject({ ids: [porter], total: 1 });
    await database.pool.query("update job set state = 'archived' where id = $1", [porter]);
    await index(porter);
    expect((await search.search(inputOf(request))).total).toBe(0);
  });

  it('suggests facet values by a part of their label', async () => {
    const scope = { index: 'JOBS' as const, brand: 'ledger', languages: ['en'], now: NOW, language: 'en', limit: 10 };
    expect(await search.suggest({ ...scope, field: 'company', text: 'MÉDIA' })).toEqual([
      { id: Number(await companyValue()), label: 'Acme Media', count: 1 },
    ]);
    expect(await search.suggest({ ...scope, field: 'occupations', text: 'zzz' })).toEqual([]);
  });

  it.each<[Partial<SearchRequest>, string, string]>([
    [
      { facets: [{ field: 'ocupations' }] },
      'SEARCH_FIELD_UNKNOWN /facets/0/field',
      'There is no facet "ocupations". Did you mean "occupations"?',
    ],
    [
      { range: { first: -10, last: 0 } },
      'SEARCH_RANGE_INVALID /range',
      'A range starts at 0 or later, ends at 1000000 or before and spans at most 100 hits.',
    ],
    [
      { range: { first: 0, last: 101 } },
      'SEARCH_RANGE_INVALID /range',
      'A range starts at 0 or later, ends at 1000000 or before and spans at most 100 hits.',
    ],
    [
      { sorts: [{ field: 'evil; drop', value: 'asc' }] },
      'SEARCH_SORT_UNKNOWN /sorts/0/field',
      'There is no sort "evil; drop". Known are: search_api_relevance, relevance, field_job_publishing_date, published, salary.',
    ],
    [
      { fulltext: { keys: 'x'.repeat(10_240) } },
      'SEARCH_TEXT_TOO_LONG /fulltext/keys',
      'A search text has at most 500 characters, this one has 10240.',
    ],
    [
      { geoLocation: { lat: Number.NaN, lon: 0 } },
      'SEARCH_PLACE_INVALID /geoLocation/lat',
      'A latitude lies between -90 and 90.',
    ],
    [
      { geoLocation: { country: "x' or 1" } },
      'SEARCH_PLACE_INVALID /geoLocation/country',
      `"x' or 1" is no code of a country or region.`,
    ],
    [
      {
        conditionGroup: {
          conjunction: 'OR',
          conditions: [
            { field: 'company', value: '1' },
            { field: 'occupations', value: '2' },
          ],
        },
      },
      'SEARCH_GROUP_UNSUPPORTED /conditionGroup',
      'An OR group holds values of one facet.',
    ],
    [
      { conditionGroup: { conjunction: 'AND', conditions: [{ field: 'company', value: 'acme' }] } },
      'SEARCH_VALUE_INVALID /conditionGroup/conditions/0/value',
      '"acme" is no list of ids.',
    ],
  ])('refuses request %#', async (request, where, message) => {
    await expect(search.search(inputOf(request))).rejects.toMatchObject({ message });
    const error = await search.search(inputOf(request)).catch((reason: { code: string; path: string }) => reason);
    expect('code' in error ? `${error.code} ${error.path}` : '').toBe(where);
  });

  async function facetValueOf(code: string): Promise<string> {
    const { rows } = await database.pool.query<{ id: number }>(
      'select v.id from facet_value v join taxonomy_term t on t.id = v.term_id where t.code = $1',
      [code],
    );
    return String(rows[0]?.id);
  }

  async function companyValue(): Promise<string> {
    const { rows } = await database.pool.query<{ id: number }>("select id from facet_value where field = 'company'");
    return String(rows[0]?.id);
  }
});
