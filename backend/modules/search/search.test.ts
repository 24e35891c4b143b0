import { beforeAll, describe, expect, it } from 'vitest';
import { taxonomyTerm } from '../../database/schema/taxonomies.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertBasics, insertJob, insertOrganization } from '../../testing/rows.ts';

const studious = testBrand('studious', ({ features }) => {
  features.fieldsOfStudy = true;
});
const rhein = testBrand('rhein', ({ facets }) => {
  facets.jobs.order = ['employment_type'];
});
const harbor = testBrand('harbor', ({ search }) => {
  search.synonyms = [['Sternman', 'lobster deckhand']];
});
const api = testBackend([testBrand('acme'), rhein, testBrand('empty'), studious, harbor]);
const SEARCH = `query ($request: SearchRequest!, $index: SearchIndex = JOBS) { search(index: $index, request: $request) {
  total exact hits { id job { title organization { name } } organization { name } }
  facets { field values { filter label alias count children { label count } translatedAliases { alias langcode } } }
  corrections { word replacement } relaxations { field total } } }`;
const ALIASES = `query ($aliases: [String!], $filters: [String!], $language: String) {
  facetAliases(index: JOBS, aliases: $aliases, filters: $filters, language: $language) { alias field filter label translatedAliases { alias langcode } } }`;

let reporter = 0;
let editor = 0;
let company = 0;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein', 'empty', 'studious', 'harbor']);
  await api.db.insert(taxonomyTerm).values({
    taxonomy: 'field_of_study',
    code: 'biology',
    labels: { en: 'Biology' },
    aliases: { en: 'biology' },
  });
  company = await insertOrganization(api.db, {
    name: 'Daily Bugle',
    profiles: [{ frontend: 'acme' }, { frontend: 'rhein' }],
  });
  reporter = await insertJob(api.db, {
    title: 'Night reporter',
    organizationId: company,
    organizationName: 'Daily Bugle',
  });
  const part = { job_categorization: { employmentType: ['part_time'], occupationalField: ['journalism'] } };
  editor = await insertJob(api.db, { title: 'Copy editor', groups: part, published: new Date(Date.now() - 60_000) });
  await insertJob(api.db, { title: 'Night reporter in Köln', frontend: 'rhein' });
});

const request = (values: object = {}) => ({ request: { range: { first: 0, last: 10 }, ...values } });

describe('search', () => {
  it('answers hits with their jobs and organizations, and facets with labels in the language of the page', async () => {
    const facets = [{ field: 'employment_type' }];
    const { search } = await api.run('acme', SEARCH, request({ language: 'de', facets }), 'de');
    const value = (label: string, en: string) =>
      expect.objectContaining({
        label,
        alias: label.toLowerCase(),
        count: 1,
        children: [],
        translatedAliases: expect.arrayContaining([{ alias: en, langcode: 'en' }]),
      });
    expect(search).toEqual({
      total: 2,
      exact: true,
      hits: [
        { id: editor, job: { title: 'Copy editor', organization: null }, organization: null },
        { id: reporter, job: { title: 'Night reporter', organization: { name: 'Daily Bugle' } }, organization: null },
      ],
      facets: [
        {
          field: 'employment_type',
          values: expect.arrayContaining([value('Vollzeit', 'full-time'), value('Teilzeit', 'part-time')]),
        },
      ],
      corrections: [],
      relaxations: [],
    });
  });

  it.each([
    ['the of and', false],
    ['🎉 ?!', true],
    ['the editor', false],
    [undefined, false],
  ])('says of the text "%s" whether it narrows nothing: %s', async (keys, textIgnored) => {
    const document =
      'query ($request: SearchRequest!) { search(index: JOBS, request: $request) { total textIgnored } }';
    const asked = { range: { first: 0, last: 1 }, ...(keys !== undefined && { fulltext: { keys } }) };
    const { search } = await api.run('acme', document, { request: asked });
    expect(search).toMatchObject({ textIgnored });
  });

  it('does not show the rows of another brand', async () => {
    const { search } = await api.run('rhein', SEARCH, request({ fulltext: { keys: 'night reporter' } }));
    expect(search).toMatchObject({ total: 1, hits: [{ job: { title: 'Night reporter in Köln' } }] });
    expect(await api.run('empty', SEARCH, request())).toMatchObject({ search: { total: 0, hits: [] } });
  });

  it('finds organizations by their index', async () => {
    const { search } = await api.run('acme', SEARCH, { ...request(), index: 'ORGANIZATIONS' });
    expect(search).toMatchObject({
      total: 1,
      hits: [{ id: company, job: null, organization: { name: 'Daily Bugle' } }],
    });
  });

  it.each([
    [{ range: { first: 5, last: 2 } }, 'SEARCH_RANGE_INVALID'],
    [{ range: { first: 0, last: 5000 } }, 'SEARCH_RANGE_INVALID'],
    [{ sorts: [{ field: 'search_api_relevance', value: 'evil' }] }, 'SEARCH_SORT_UNKNOWN'],
    [{ facets: [{ field: 'evil' }] }, 'SEARCH_FIELD_UNKNOWN'],
  ])('refuses %j with %s and a message for a person', async (values, code) => {
    const failed = api.run('acme', SEARCH, request(values));
    await expect(failed).rejects.toMatchObject({ errors: [{ extensions: { code } }] });
  });

  it('keeps resumes from visitors, in every operation', async () => {
    const asked = [
      api.run('acme', SEARCH, { ...request(), index: 'RESUMES' }),
      api.run('acme', `{ facetAliases(index: RESUMES, aliases: ["x"]) { alias } }`),
      api.run('acme', `{ facetValues(index: RESUMES, field: "skills", text: "x") { alias } }`),
    ];
    for (const refused of asked) await expect(refused).rejects.toThrow('Please sign in');
  });
});

describe('facetAliases', () => {
  it('resolves words of a language, in their order, and leaves unknown ones out', async () => {
    const { facetAliases } = await api.run('acme', ALIASES, {
      aliases: ['teilzeit', 'no-such', 'vollzeit'],
      language: 'de',
    });
    expect(facetAliases).toMatchObject([
      { alias: 'teilzeit', field: 'employment_type', label: 'Teilzeit' },
      { alias: 'vollzeit', field: 'employment_type', label: 'Vollzeit' },
    ]);
  });

  it('knows a word in its language only', async () => {
    expect(await api.run('acme', ALIASES, { aliases: ['vollzeit'], language: 'en' })).toEqual({ facetAliases: [] });
  });

  it('resolves filter values back, and takes no nonsense for one', async () => {
    const { facetAliases } = await api.run('acme', ALIASES, { aliases: ['full-time'], language: 'en' });
    const [{ filter }] = facetAliases as [{ filter: string }];
    const filters = [filter, 'evil', '-1', '99999999999', '1.5'];
    expect(await api.run('acme', ALIASES, { filters, language: 'en' })).toMatchObject({
      facetAliases: [{ alias: 'full-time' }],
    });
  });

  it('does not know the aliases of another brand', async () => {
    expect(await api.run('empty', ALIASES, { aliases: ['full-time'], language: 'en' })).toEqual({ facetAliases: [] });
  });

  it('refuses too many at once', async () => {
    await expect(api.run('acme', ALIASES, { aliases: Array(51).fill('x') })).rejects.toThrow('At most 50 aliases');
  });
});

describe('facetValues', () => {
  const VALUES =
    'query ($text: String!, $limit: Int) { facetValues(index: JOBS, field: "company", text: $text, limit: $limit) { label count } }';

  it('finds values by a part of their label, with counts', async () => {
    expect(await api.run('acme', VALUES, { text: 'bugle' })).toEqual({
      facetValues: [{ label: 'Daily Bugle', count: 1 }],
    });
  });

  it('has none for a brand without such jobs', async () => {
    expect(await api.run('empty', VALUES, { text: 'bugle' })).toEqual({ facetValues: [] });
  });

  it('refuses a limit of zero', async () => {
    await expect(api.run('acme', VALUES, { text: 'b', limit: 0 })).rejects.toThrow('limit is 0; 1 to 100 are allowed.');
  });
});

describe('searchSuggestions', () => {
  const SUGGESTIONS = `query ($text: String!, $index: SearchIndex = JOBS, $language: String, $limit: Int) {
    searchSuggestions(index: $index, text: $text, language: $language, limit: $limit) { kind text count choice { field label alias } } }`;

  it('completes a text, with the facet value to filter by', async () => {
    expect(await api.run('acme', SUGGESTIONS, { text: 'jour', language: 'de' })).toEqual({
      searchSuggestions: [
        {
          kind: 'OCCUPATION',
          text: 'Journalismus',
          count: 2,
          choice: { field: 'occupations', label: 'Journalismus', alias: 'journalismus' },
        },
      ],
    });
    expect(await api.run('acme', SUGGESTIONS, { text: 'daily b' })).toEqual({
      searchSuggestions: [
        {
          kind: 'EMPLOYER',
          text: 'Daily Bugle',
          count: 1,
          choice: { field: 'company', label: 'Daily Bugle', alias: 'daily-bugle' },
        },
      ],
    });
  });

  it('has only the text where the brand does not show the facet', async () => {
    const suggested = { kind: 'OCCUPATION', text: 'Journalism', count: 1, choice: null };
    expect(await api.run('rhein', SUGGESTIONS, { text: 'jour' })).toEqual({ searchSuggestions: [suggested] });
  });

  it('does not complete what only another brand shows', async () => {
    expect(await api.run('rhein', SUGGESTIONS, { text: 'copy' })).toEqual({ searchSuggestions: [] });
    expect(await api.run('acme', SUGGESTIONS, { text: 'copy' })).toMatchObject({
      searchSuggestions: [{ text: 'Copy editor' }],
    });
  });

  it.each([
    ['limit is 0; 1 to 20 are allowed.', { text: 'x', limit: 0 }],
    ['limit is 21; 1 to 20 are allowed.', { text: 'x', limit: 21 }],
    ['Please sign in first.', { text: 'x', index: 'RESUMES' }],
  ])('answers "%s" to %j', async (message, variables) => {
    await expect(api.run('acme', SUGGESTIONS, variables)).rejects.toThrow(message);
  });

  it.each(['', '%_*', '\u0000', 'x'.repeat(50_000), '\ud800'])(
    'takes the text of case %# for what it is',
    async (text) => {
      expect(await api.run('acme', SUGGESTIONS, { text })).toEqual({ searchSuggestions: [] });
    },
  );
});

describe('advice for few hits', () => {
  const ADVICE = `query ($request: SearchRequest!) { search(index: JOBS, request: $request) {
    total facetsOfAll facets { field values { label count } } related { label count } relaxations { field total text radius } } }`;
  const facets = [{ field: 'company', limit: 1 }];
  const asked = async (keys: string, values: object = {}) =>
    (await api.run('acme', ADVICE, request({ adviseBelow: 5, fulltext: { keys }, facets, ...values }))).search;

  it('names changes, and the occupations of the hits with all their jobs', async () => {
    expect(await asked('copy')).toEqual({
      total: 1,
      facetsOfAll: false,
      facets: [{ field: 'company', values: [] }],
      related: [{ label: 'Journalism', count: 2 }],
      relaxations: [{ field: 'fulltext', total: 2, text: null, radius: null }],
    });
  });

  it('counts the facets of everything if this search has none left, and names the occupation that was typed', async () => {
    const nothing = {
      total: 0,
      facetsOfAll: true,
      facets: [{ field: 'company', values: [{ label: 'Daily Bugle', count: 1 }] }],
    };
    expect(await asked('zzzz')).toMatchObject({ ...nothing, related: [] });
    expect(await asked('j')).toMatchObject({ ...nothing, related: [] });
    expect(await asked('journ')).toMatchObject({ ...nothing, related: [{ label: 'Journalism', count: 2 }] });
  });

  it('relates no occupation that is already chosen', async () => {
    const { facetAliases } = await api.run('acme', ALIASES, { aliases: ['journalism'], language: 'en' });
    const [{ filter }] = facetAliases as [{ filter: string }];
    const conditions = [{ field: 'occupations', value: filter }];
    const conditionGroup = { conjunction: 'AND', groups: [{ conjunction: 'OR', conditions }] };
    expect(await asked('copy', { conditionGroup })).toMatchObject({ total: 1, related: [] });
  });

  it('is not given unasked', async () => {
    expect(await asked('zzzz', { adviseBelow: 1 })).toMatchObject({
      facetsOfAll: false,
      facets: [{ values: [] }],
      related: [],
    });
    expect(await asked('copy', { adviseBelow: 1 })).toMatchObject({ related: [], relaxations: [] });
  });
});

it('answers a repeated search from what it found before, until a job comes or goes', async () => {
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const find = () => api.run('empty', SEARCH, request());
  const found = (...titles: string[]) => ({
    search: expect.objectContaining({
      total: titles.length,
      hits: titles.map((title) => expect.objectContaining({ job: { title, organization: null } })),
    }),
  });
  await insertJob(api.db, { title: 'First', frontend: 'empty', published: ago(60) });
  for (let time = 0; time < 4; time += 1) expect(await find()).toEqual(found('First'));
  await insertJob(api.db, { title: 'Second', frontend: 'empty', published: ago(30) });
  for (let time = 0; time < 4; time += 1) expect(await find()).toEqual(found('Second', 'First'));
});

it('finds what the synonyms of the brand name, until they change', async () => {
  const titlesFor = async (brand: string, keys: string) => {
    const { search } = await api.run(brand, SEARCH, request({ fulltext: { keys } }));
    return (search as { hits: { job: { title: string } }[] }).hits.map(({ job }) => job.title);
  };
  await insertJob(api.db, { title: 'Lobster deckhand', frontend: 'harbor' });
  await insertJob(api.db, { title: 'Lobster deckhand in Bath', frontend: 'empty' });
  expect(await titlesFor('harbor', 'sternman')).toEqual(['Lobster deckhand']);
  expect(await titlesFor('empty', 'sternman')).toEqual([]);
  harbor.document.search.synonyms = [['Sternman', 'cook']];
  expect(await titlesFor('harbor', 'sternman')).toEqual([]);
});

describe('a facet whose feature is off', () => {
  const facets = [{ field: 'fields_of_study' }];
  const conditionGroup = {
    conjunction: 'AND',
    groups: [{ conjunction: 'OR', conditions: [{ field: 'fields_of_study', value: '1' }] }],
  };
  const VALUES = '{ facetValues(index: JOBS, field: "fields_of_study", text: "x") { alias } }';

  it.each(['JOBS', 'ORGANIZATIONS'])('is unknown to the search of %s', async (index) => {
    const known = index === 'JOBS' ? 'remote_options, employment_type, industries' : 'industry, occupations';
    for (const asked of [{ facets }, { conditionGroup }]) {
      const refused = api.run('acme', SEARCH, { index, ...request(asked) });
      await expect(refused).rejects.toThrow(`There is no facet "fields_of_study". Known are: ${known}`);
      expect(await api.run('studious', SEARCH, { index, ...request(asked) })).toMatchObject({ search: { total: 0 } });
    }
  });

  it('has no values to choose from', async () => {
    await expect(api.run('acme', VALUES)).rejects.toThrow('There is no facet "fields_of_study".');
    expect(await api.run('studious', VALUES)).toEqual({ facetValues: [] });
  });

  it('has no words in addresses', async () => {
    const aliases = ['biology'];
    const groups = { job_categorization: { fieldsOfStudy: ['biology'] } };
    await insertJob(api.db, { frontend: 'studious', groups });
    const found = { facetAliases: [{ alias: 'biology', field: 'fields_of_study' }] };
    expect(await api.run('studious', ALIASES, { aliases, language: 'en' })).toMatchObject(found);
    studious.document.features.fieldsOfStudy = false;
    expect(await api.run('studious', ALIASES, { aliases, language: 'en' })).toEqual({ facetAliases: [] });
  });
});
