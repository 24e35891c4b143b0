/** Terms as the administrators of the network change them. */
import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createHref, publicRoutes } from '../../../runtime/core/routing/href.ts';
import { resolveRoute } from '../../../runtime/core/routing/resolve.ts';
import { readSearch } from '../../../runtime/core/search-pages/read-search.ts';
import { loadTaxonomies } from '../../data/taxonomy-store.ts';
import { acrossBrandsByName } from '../../database/brand-rows.ts';
import { searchAlert } from '../../database/schema/alerts.ts';
import { job } from '../../database/schema/jobs.ts';
import { landingPage } from '../../database/schema/pages.ts';
import { resume, resumeFrontend } from '../../database/schema/resumes.ts';
import { taxonomyTerm, termChange } from '../../database/schema/taxonomies.ts';
import { indexResumes } from '../../search/index-job.ts';
import { publishTags } from '../../services/tag-store.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertBasics, insertJob, insertOrganization, insertPage } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';

const api = adminBackend({
  document: { locales: { default: 'en', supported: ['en', 'de', 'fr'] }, features: { recruiter: true } },
});

const FIELDS = `id code title version labels aliases synonyms parent { title } isRetired mergedInto { title } lock definedBy
  mentions { brand words } usage { jobs resumes organizations alerts pages narrower }
  changes { id kind fields merged { title } kept { title } author undone undoUntil }`;
const TERM = `query ($id: Int!) { vocabularyTerm(id: $id) { ${FIELDS} } }`;
const CHANGE = `mutation ($id: Int!, $expected: Int!, $edit: TermEdit!) { changeTerm(id: $id, expected: $expected, edit: $edit) { ${FIELDS} } }`;
const ADD = `mutation ($taxonomy: String!, $edit: TermEdit!) { addTerm(taxonomy: $taxonomy, edit: $edit) { ${FIELDS} } }`;
const MERGE = `mutation ($keep: Int!, $expected: Int!, $merge: Int!) { mergeTerms(keep: $keep, expected: $expected, merge: $merge) { ${FIELDS} } }`;
const UNDO = `mutation ($id: Int!) { undoTermChange(id: $id) { ${FIELDS} } }`;
const EFFECTS = `query ($id: Int!, $edit: TermEdit, $mergeInto: Int) { termEffects(id: $id, edit: $edit, mergeInto: $mergeInto) {
  addresses usage { jobs } mentions { brand words } } }`;

interface Term {
  id: number;
  code: string;
  version: number;
  labels: Record<string, string>;
  aliases: Record<string, string>;
  synonyms: Record<string, string[]>;
  parent: { title: string } | null;
  usage: Record<string, number>;
  changes: { id: number; kind: string; fields: string[]; undoUntil: string | null; undone: string | null }[];
}

let boss: Person;
let keeper: Person;
let seeker: Person;

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  boss = await insertPerson(api, { roles: ['administrator'], everywhere: true, displayName: 'Bo' });
  keeper = await insertPerson(api, { roles: ['site_admin'] });
  seeker = await insertPerson(api);
});

let count = 0;

/** A term of its own in the taxonomy of occupations. Returns its id. */
async function insertTerm(label: string, parentId: number | null = null, taxonomy = 'occupation'): Promise<number> {
  count += 1;
  const word = label.toLowerCase().replaceAll(' ', '-');
  const [row] = await api.db
    .insert(taxonomyTerm)
    .values({
      ...{ taxonomy, code: `code_${count}`, parentId, weight: 100 + count },
      labels: { en: label, de: `${label} de` },
      aliases: { en: word, de: `${word}-de` },
    })
    .returning({ id: taxonomyTerm.id });
  return row?.id ?? 0;
}

const codeOf = async (id: number) =>
  (await api.db.select({ code: taxonomyTerm.code }).from(taxonomyTerm).where(eq(taxonomyTerm.id, id)))[0]?.code ?? '';

/** A job with this occupation. */
async function jobWith(codes: readonly string[], values: Parameters<typeof insertJob>[1] = {}): Promise<number> {
  return insertJob(api.db, {
    ...values,
    groups: { job_categorization: { employmentType: ['full_time'], occupationalField: codes } },
  });
}

const tell = async <T>(by: Person | null, query: string, variables: Record<string, unknown>): Promise<T | string> => {
  const answer = await api.ask(by, query, variables);
  return typeof answer === 'string' ? answer : (Object.values(answer as Record<string, T>)[0] as T);
};

/** The answer of an operation that succeeds. */
async function told(query: string, variables: Record<string, unknown>, by: Person = boss): Promise<Term> {
  const answer = await tell<Term>(by, query, variables);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}

const read = (id: number) => told(TERM, { id });

async function change(id: number, edit: Record<string, unknown>): Promise<Term> {
  const { version } = await read(id);
  return told(CHANGE, { id, expected: version, edit });
}

/** Ids of jobs that a search for words finds. */
async function found(text: string, brand = 'acme'): Promise<number[]> {
  const answer = await api.run(
    brand,
    'query ($request: SearchRequest!) { search(index: JOBS, request: $request) { hits { id } } }',
    { request: { fulltext: { keys: text }, range: { first: 0, last: 20 } } },
  );
  return (answer as { search: { hits: { id: number }[] } }).search.hits.map(({ id }) => Number(id)).sort();
}

/** What a page answers at an address. */
async function open(address: string, brand = 'acme') {
  const compiled = api.registry.get(brand);
  if (compiled === undefined) throw new Error('There is no such brand.');
  const decision = resolveRoute(compiled, 'GET', address);
  if (decision.kind !== 'page') throw new Error(`${address} is no page.`);
  const { locale, match } = decision;
  const routes = publicRoutes(compiled.document);
  const query = async ({ document, variables }: { document: string; variables?: object }) =>
    api.run(brand, document, { ...variables }, locale);
  const read = await readSearch({
    ...{ brand: compiled, locale, routes, route: match, log: () => undefined },
    query: query as never,
  });
  if (read === null || read.kind !== 'state') return read;
  return createHref(routes, locale).search(read.state);
}

describe('a changed term', () => {
  it('has new names in pages, forms and searches, and its old addresses redirect for good', async () => {
    const id = await insertTerm('Welding');
    const code = await codeOf(id);
    const jobId = await jobWith([code], { title: 'Colleague' });
    await insertPage(api.db, { path: '/welders', search: '/jobs/welding' });
    const answers = { subscription: { notifyInterval: 86_400 } };
    await api.ask(
      seeker,
      'mutation ($s: String!, $a: JSON!) { createJobAlert(search: $s, answers: $a) { faults { code } } }',
      {
        ...{ s: '/jobs/welding', a: answers },
      },
    );
    expect(await open('/jobs/welding')).toBe('/jobs/welding');
    const effects = await tell(boss, EFFECTS, { id, edit: { aliases: { en: 'joining', de: 'fuegen' } } });
    expect(effects).toEqual({ addresses: 3, usage: { jobs: 1 }, mentions: [] });

    const changed = await change(id, {
      labels: { en: 'Joining', de: 'Fügetechnik' },
      aliases: { en: 'joining', de: 'fuegen' },
      synonyms: { en: ['brazing artist'] },
    });

    expect(changed).toMatchObject({ code, title: 'Joining', usage: { jobs: 1, alerts: 1, pages: 1 } });
    expect(changed.changes[0]).toMatchObject({
      kind: 'changed',
      fields: ['labels', 'aliases', 'synonyms'],
      author: 'Bo',
    });
    expect(await open('/jobs/welding')).toEqual({ kind: 'redirect', status: 308, location: '/jobs/joining' });
    expect(await open('/de/jobs/welding-de')).toMatchObject({ status: 308, location: '/de/jobs/fuegen' });
    expect(await open('/de/jobs/joining')).toMatchObject({ status: 301, location: '/de/jobs/fuegen' });
    expect(await open('/jobs/joining')).toBe('/jobs/joining');
    await expect.poll(() => found('brazing artist')).toEqual([jobId]);
    expect(await found('joining')).toEqual([jobId]);
    const [alert] = await api.db.select().from(everyBrand(searchAlert)).where(eq(searchAlert.accountId, seeker.id));
    expect(alert?.title).toContain('Joining');
    const [page] = await api.db.select().from(everyBrand(landingPage)).where(eq(landingPage.path, '/welders'));
    expect(page?.search).toBe('/jobs/joining');
    const forms = await api.run('acme', '{ terms(taxonomy: "occupation", text: "brazing") { terms { label alias } } }');
    expect(forms).toEqual({ terms: { terms: [{ label: 'Joining', alias: 'joining' }] } });

    const undone = await told(UNDO, { id: changed.changes[0]?.id });
    expect(undone.labels).toEqual({ en: 'Welding', de: 'Welding de' });
    expect(await open('/jobs/welding')).toBe('/jobs/welding');
    expect(await open('/jobs/joining')).toMatchObject({ status: 308, location: '/jobs/welding' });
    await expect.poll(() => found('brazing artist')).toEqual([]);
  });

  it('leaves landing pages alone whose brand has the word for something else', async () => {
    const id = await insertTerm('Glazing');
    await jobWith([await codeOf(id)]);
    await insertTerm('Glazing', null, 'industry');
    const pages = ['acme', 'rhein'].map((frontend) => ({ frontend, path: '/glaziers', search: '/jobs/glazing' }));
    for (const page of pages) await insertPage(api.db, page);
    await api.db.execute(sql`delete from facet_alias a using facet_value v, frontend f
      where v.id = a.facet_value_id and v.term_id = ${id} and f.id = a.frontend_id and f.key = 'rhein'`);
    await change(id, { aliases: { en: 'window-work', de: 'fensterbau' } });
    const rows = await api.db.select().from(everyBrand(landingPage)).where(eq(landingPage.path, '/glaziers'));
    expect(rows.map(({ frontend, search }) => `${frontend} ${search}`).sort()).toEqual([
      'acme /jobs/window-work',
      'rhein /jobs/glazing',
    ]);
  });

  it('stays as it is when the files are read again', async () => {
    const id = await insertTerm('Tiling');
    const shipped = { code: await codeOf(id), labels: { en: 'Tiles' }, aliases: { en: 'tiles' } };
    const other = { code: 'not_changed', labels: { en: 'Roofing' }, aliases: { en: 'roofing' } };
    const load = () => loadTaxonomies(api.pool, [{ taxonomy: 'occupation', terms: [shipped, other] }]);
    await load();
    expect((await read(id)).labels).toEqual({ en: 'Tiles' });
    await change(id, { labels: { en: 'Tile laying' } });
    other.labels.en = 'Roofs';
    await load();
    expect((await read(id)).labels).toEqual({ en: 'Tile laying' });
    const rows = await api.db.select().from(taxonomyTerm).where(eq(taxonomyTerm.code, 'not_changed'));
    expect(rows[0]?.labels).toEqual({ en: 'Roofs' });
  });

  it('that moves takes what is found under it along', async () => {
    const [crafts, arts] = [await insertTerm('Crafts'), await insertTerm('Arts')];
    const id = await insertTerm('Pottery', crafts);
    const jobId = await jobWith([await codeOf(id)]);
    const under = async (word: string) => {
      const answer = await api.run(
        'acme',
        'query ($a: [String!]) { facetAliases(index: JOBS, aliases: $a) { filter } }',
        { a: [word] },
      );
      const { facetAliases } = answer as { facetAliases: { filter: string }[] };
      const [value] = facetAliases;
      if (value === undefined) return null;
      const { rows } = await api.pool.query('select job_id from job_search where values @> array[$1::int]', [
        value.filter,
      ]);
      return rows.map((row) => row.job_id);
    };
    expect([await under('crafts'), await under('arts')]).toEqual([[jobId], null]);
    const moved = await change(id, { parent: arts });
    expect(moved.parent).toEqual({ title: 'Arts' });
    await expect.poll(() => under('arts')).toEqual([jobId]);
    expect(await under('crafts')).toEqual([]);
    await told(UNDO, { id: moved.changes[0]?.id });
    expect([await under('crafts'), await under('arts')]).toEqual([[jobId], []]);
  });

  it('that is retired is no longer offered, and stays with those who have it', async () => {
    const id = await insertTerm('Telegraphy');
    const code = await codeOf(id);
    const offered = async () => {
      const query =
        'query ($c: [String!]) { all: terms(taxonomy: "occupation", text: "telegraphy") { total } own: terms(taxonomy: "occupation", codes: $c) { total } }';
      const { all, own } = (await api.run('acme', query, { c: [code] })) as Record<string, { total: number }>;
      return [all?.total, own?.total];
    };
    await publishTags(api.pool, ['terms']);
    await expect.poll(offered).toEqual([1, 1]);
    const retired = await change(id, { retired: true });
    expect(retired.changes[0]?.kind).toBe('retired');
    await expect.poll(offered).toEqual([0, 1]);
    await told(UNDO, { id: retired.changes[0]?.id });
    await expect.poll(offered).toEqual([1, 1]);
  });

  it('is refused where it would leave a muddle', async () => {
    const top = await insertTerm('Glass');
    const below = await insertTerm('Glass blowing', top);
    const beside = await insertTerm('Glass cutting', top);
    const deep = await insertTerm('Bead making', below);
    const attempt = async (id: number, edit: object) => {
      const { version } = await read(id);
      return tell(boss, CHANGE, { id, expected: version, edit });
    };
    expect(await attempt(beside, { labels: { en: 'glass BLOWING' } })).toBe('TERM_TAKEN');
    expect(await attempt(deep, { labels: { en: 'Glass blowing' } })).toMatchObject({ title: 'Glass blowing' });
    expect(await attempt(deep, { parent: top })).toBe('TERM_TAKEN');
    expect(await attempt(beside, { aliases: { en: 'glass-blowing' } })).toBe('TERM_TAKEN');
    expect(await attempt(top, { parent: deep })).toBe('TERM_LOOP');
    expect(await attempt(top, { parent: top })).toBe('TERM_LOOP');
    expect(await attempt(top, { parent: 0x7fffffff })).toBe('TERM_LOOP');
    expect(await attempt(top, { labels: { en: 'x'.repeat(10_000) } })).toBe('VARIABLE_TOO_LONG');
    expect(await attempt(top, { labels: { en: 'x'.repeat(121) } })).toBe('BAD_INPUT');
    expect(await attempt(top, { labels: { de: 'Glas' } })).toBe('BAD_INPUT');
    expect(await attempt(top, { aliases: { en: 'Two Words' } })).toBe('BAD_INPUT');
    expect(await attempt(top, { synonyms: { en: 'one' } })).toBe('BAD_INPUT');
    expect(await attempt(top, { labels: ['Glass'] })).toBe('BAD_INPUT');
    expect(await tell(boss, MERGE, { keep: deep, merge: top, expected: 1 })).toBe('TERM_MERGE_IMPOSSIBLE');
    expect(await tell(boss, EFFECTS, { id: top, mergeInto: deep })).toBe('TERM_MERGE_IMPOSSIBLE');
    expect((await read(top)).version).toBe(0);
  });

  it('of two administrators at once is that of the first', async () => {
    const id = await insertTerm('Carving');
    const both = await Promise.all(
      ['Wood carving', 'Stone carving'].map((en) =>
        tell<Term>(boss, CHANGE, { id, expected: 0, edit: { labels: { en } } }),
      ),
    );
    expect(both.filter((answer) => answer === 'TERM_CONFLICT')).toHaveLength(1);
    const kept = both.find((answer) => typeof answer !== 'string');
    expect((await read(id)).labels).toEqual((kept as Term).labels);
  });

  it('is that of the network: others see what concerns their brands', async () => {
    const id = await insertTerm('Printing');
    const code = await codeOf(id);
    await jobWith([code]);
    await jobWith([code], { frontend: 'rhein' });
    const word = 'printing';
    for (const frontend of ['acme', 'rhein']) {
      const profiles = [{ frontend, slug: `printers-${frontend}` }];
      await insertOrganization(api.db, { name: 'Printers', data: { about: { occupation: [code] } }, profiles });
      const { id: accountId } = await insertPerson(api, { on: frontend });
      const answers = { job_preferences: { desiredOccupation: [code] } };
      const [row] = await api.db
        .insert(everyBrand(resume))
        .values({ accountId, frontend, langcode: 'en', data: answers })
        .returning({ id: resume.id });
      await api.db.insert(everyBrand(resumeFrontend)).values({ resumeId: row?.id ?? 0, frontend, visible: true });
      await insertPage(api.db, { frontend, path: '/printers', search: `/jobs/${word}` });
      const asking = await insertPerson(api, { on: frontend });
      const saved = await api.ask(
        asking,
        'mutation ($s: String!, $a: JSON!) { createJobAlert(search: $s, answers: $a) { faults { code } } }',
        { s: `/jobs/${word}`, a: { subscription: { notifyInterval: 86_400 } } },
        frontend,
      );
      expect(saved).toEqual({ createJobAlert: { faults: [] } });
    }
    const usage = (each: number) => ({ jobs: each, resumes: each, organizations: each, alerts: each, pages: each });
    expect((await read(id)).usage).toEqual({ ...usage(2), narrower: 0 });
    const seen = await tell<Term & { lock: string }>(keeper, TERM, { id });
    expect(seen).toMatchObject({ lock: 'network', usage: usage(1) });
    const edit = { labels: { en: 'Presses' } };
    expect(await tell(keeper, CHANGE, { id, expected: 0, edit })).toBe('NOT_ALLOWED');
    expect(await tell(keeper, ADD, { taxonomy: 'occupation', edit })).toBe('NOT_ALLOWED');
    expect(await tell(keeper, MERGE, { keep: id, merge: id, expected: 0 })).toBe('NOT_ALLOWED');
    const changed = await change(id, edit);
    expect(await tell(keeper, UNDO, { id: changed.changes[0]?.id })).toBe('NOT_ALLOWED');
    expect(await tell(seeker, TERM, { id })).toBe('NOT_ALLOWED');
  });

  it('of a taxonomy that the program knows keeps its place, and one of a brand is changed in its settings', async () => {
    const rows = await api.db.select().from(taxonomyTerm).where(eq(taxonomyTerm.code, 'full_time'));
    const id = rows[0]?.id ?? 0;
    expect(await tell(boss, TERM, { id })).toMatchObject({ lock: 'fixed' });
    const { version } = await read(id);
    expect(await tell(boss, CHANGE, { id, expected: version, edit: { retired: true } })).toBe('TERM_LOCKED');
    expect(await change(id, { synonyms: { en: ['All day'] } })).toMatchObject({ synonyms: { en: ['All day'] } });
    const own = await insertTerm('Police', null, 'x_beat');
    expect(await tell(boss, TERM, { id: own })).toMatchObject({ lock: 'brand', definedBy: [] });
    expect(await tell(boss, CHANGE, { id: own, expected: 0, edit: { labels: { en: 'Courts' } } })).toBe('TERM_LOCKED');
    expect(await tell(boss, ADD, { taxonomy: 'x_beat', edit: { labels: { en: 'Courts' } } })).toBe('TERM_LOCKED');
  });

  it('can be undone for a day, the last one first', async () => {
    const id = await insertTerm('Weaving');
    const first = await change(id, { labels: { en: 'Hand weaving' } });
    const second = await change(id, { labels: { en: 'Loom weaving' } });
    expect(second.changes.map(({ undoUntil }) => undoUntil !== null)).toEqual([true, false]);
    expect(await tell(boss, UNDO, { id: first.changes[0]?.id })).toBe('TERM_NOT_UNDOABLE');
    await api.db
      .update(termChange)
      .set({ created: days(-1.01) })
      .where(eq(termChange.id, second.changes[0]?.id ?? 0));
    expect(await tell(boss, UNDO, { id: second.changes[0]?.id })).toBe('TERM_NOT_UNDOABLE');
    await api.db
      .update(termChange)
      .set({ created: days(-0.99) })
      .where(eq(termChange.id, second.changes[0]?.id ?? 0));
    const undone = await told(UNDO, { id: second.changes[0]?.id });
    expect(undone).toMatchObject({ title: 'Hand weaving' });
    expect(undone.changes[0]?.undone).not.toBeNull();
  });
});

it('a term that is added can be chosen at once, under a code of its own', async () => {
  const parent = await insertTerm('Data');
  const edit = { labels: { en: 'Data crafts (new)' }, synonyms: { en: ['number work'] }, parent };
  const added = await told(ADD, { taxonomy: 'occupation', edit });
  expect(added).toMatchObject({ code: 'data_crafts_new', parent: { title: 'Data' }, version: 1 });
  const query = '{ terms(taxonomy: "occupation", text: "number work") { terms { code parent { label } } } }';
  await expect
    .poll(() => api.run('acme', query))
    .toEqual({ terms: { terms: [{ code: 'data_crafts_new', parent: { label: 'Data' } }] } });
  expect(await tell(boss, ADD, { taxonomy: 'occupation', edit })).toBe('TERM_TAKEN');
  expect(await tell(boss, ADD, { taxonomy: 'nothing', edit })).toBe('BAD_INPUT');
  const elsewhere = { ...edit, parent: 0 };
  expect(await told(ADD, { taxonomy: 'occupation', edit: elsewhere })).toMatchObject({ code: 'data_crafts_new_2' });
});

describe('two terms', () => {
  const TABLES = ['job', 'resume', 'organization', 'search_alert', 'landing_page', 'facet_alias', 'former_facet_alias'];

  /** Every row that a merge may touch. */
  async function everything(): Promise<Record<string, string[]>> {
    const entries: [string, string[]][] = [];
    for (const name of [
      ...TABLES,
      'facet_value',
      'taxonomy_term',
      'job_search',
      'resume_search',
      'organization_search',
    ]) {
      const table = acrossBrandsByName(name, 'All rows are compared.');
      const { rows } = await api.db.execute<{ row: object }>(sql`select to_jsonb(t) as row from ${table} t`);
      entries.push([name, rows.map(({ row }) => JSON.stringify({ ...row, version: undefined })).sort()]);
    }
    return Object.fromEntries(entries);
  }

  async function pair() {
    const number = ++count;
    const [keep, merge] = [await insertTerm(`Baking ${number}`), await insertTerm(`Bread making ${number}`)];
    return { keep, merge, number, codes: [await codeOf(keep), await codeOf(merge)] as const };
  }

  it('become one with everything that has them, and two again after an undo', async () => {
    const { keep, merge, number, codes } = await pair();
    const [kept, gone] = codes;
    const word = `bread-making-${number}`;
    const target = `baking-${number}`;
    const child = await insertTerm(`Rolls ${number}`, merge);
    const jobs = [
      await jobWith([kept]),
      await jobWith([gone], { reviewed: { title: 'x', data: { job_categorization: { occupationalField: [gone] } } } }),
      await jobWith([gone, kept, 'journalism'], { frontend: 'rhein' }),
      await jobWith([await codeOf(child)]),
      await jobWith([gone], { state: 'draft' }),
    ];
    // Both, since the kept term keeps the words that it gets where it had none.
    for (const code of codes)
      await insertOrganization(api.db, { name: `Bakery ${code}`, data: { about: { occupation: [code] } } });
    const { id: accountId } = await insertPerson(api);
    const experience = [
      { jobTitle: gone, occupation: gone },
      { jobTitle: 'x', occupation: kept },
    ];
    const [person] = await api.db
      .insert(everyBrand(resume))
      .values({
        ...{ accountId, frontend: 'acme', langcode: 'en' },
        data: { job_preferences: { desiredOccupation: [gone] }, work_experience: { workExperience: experience } },
      })
      .returning({ id: resume.id });
    const resumeId = person?.id ?? 0;
    await api.db
      .insert(everyBrand(resumeFrontend))
      .values({ resumeId, frontend: 'acme', visible: true, listed: days(-1) });
    await indexResumes(api.db.$client, [resumeId]);
    const names = await api.run('acme', `{ facetAliases(index: JOBS, aliases: ["${word}"]) { filter } }`);
    const [{ filter } = { filter: '' }] = (names as { facetAliases: { filter: string }[] }).facetAliases;
    expect(filter).not.toBe('');
    await insertPage(api.db, { path: `/bread-${number}`, search: `/jobs/${word}?search=rye` });
    const [one, two] = [await insertPerson(api), await insertPerson(api)];
    const save = (by: Person, s: string) =>
      api.ask(
        by,
        'mutation ($s: String!, $a: JSON!) { createJobAlert(search: $s, answers: $a) { alert { id } faults { code } } }',
        {
          ...{ s, a: { subscription: { notifyInterval: 86_400 } } },
        },
      );
    for (const [by, path] of [
      [one, word],
      [one, target],
      [two, word],
    ] as const)
      expect(await save(by, `/jobs/${path}`)).toMatchObject({ createJobAlert: { faults: [] } });
    const before = await everything();

    const { version } = await read(keep);
    expect(await tell(boss, EFFECTS, { id: merge, mergeInto: keep })).toMatchObject({ usage: { jobs: 3 } });
    const merged = await told(MERGE, { keep, merge, expected: version });

    expect(merged.usage).toEqual({ jobs: 4, resumes: 1, organizations: 2, alerts: 2, pages: 1, narrower: 1 });
    expect(merged.synonyms.en).toEqual([`Bread making ${number}`]);
    const data = await api.db
      .select({ data: job.data, reviewed: job.reviewed })
      .from(everyBrand(job))
      .where(sql`id = any(${sql.param(jobs)}::int[])`)
      .orderBy(job.id);
    const fields = data.map(
      (row) => (row.data.job_categorization as { occupationalField: string[] }).occupationalField,
    );
    expect(fields).toEqual([[kept], [kept], [kept, 'journalism'], [await codeOf(child)], [kept]]);
    expect(data[1]?.reviewed?.data).toEqual({ job_categorization: { occupationalField: [kept] } });
    const [cv] = await api.db.select().from(everyBrand(resume)).where(eq(resume.id, resumeId));
    expect(cv?.data).toEqual({
      job_preferences: { desiredOccupation: [kept] },
      work_experience: { workExperience: [{ jobTitle: gone, occupation: kept }, experience[1]] },
    });
    expect(await open(`/jobs/${word}`)).toEqual({ kind: 'redirect', status: 308, location: `/jobs/${target}` });
    expect(await open(`/jobs?occupations=${filter}`)).toMatchObject({ status: 308, location: `/jobs/${target}` });
    const alerts = await api.db.select().from(everyBrand(searchAlert)).where(sql`account_id in (${one.id}, ${two.id})`);
    expect(alerts.map(({ accountId: of }) => of).sort()).toEqual([one.id, two.id].sort());
    expect(new Set(alerts.map(({ searchKey }) => searchKey)).size).toBe(1);
    expect(await api.ask(boss, TERM, { id: merge })).toMatchObject({ vocabularyTerm: { lock: 'merged' } });
    // Answers that were on their way still mean something.
    const late = await jobWith([gone]);
    const under = await api.pool.query(
      'select 1 from job_search a, job_search b where a.job_id = $1 and b.job_id = $2 and a.values = b.values',
      [late, jobs[0]],
    );
    expect(under.rows).toHaveLength(1);
    await api.db.delete(everyBrand(job)).where(eq(job.id, late));

    const [last] = merged.changes;
    expect(last).toMatchObject({ kind: 'merged', kept: { title: `Baking ${number}` } });
    await told(UNDO, { id: last?.id });
    expect(await everything()).toEqual(before);
    expect(await open(`/jobs/${word}`)).toBe(`/jobs/${word}`);
  });

  it('become one on each brand by itself: in alerts and in landing pages', async () => {
    const { keep, merge, number, codes } = await pair();
    for (const code of codes) await jobWith([code]);
    const [word, target] = [`bread-making-${number}`, `baking-${number}`];
    const { id: accountId, ...person } = await insertPerson(api);
    const save = 'mutation ($s: String!, $a: JSON!) { createJobAlert(search: $s, answers: $a) { faults { code } } }';
    for (const path of [word, target])
      await api.ask({ id: accountId, ...person }, save, {
        ...{ s: `/jobs/${path}`, a: { subscription: { notifyInterval: 86_400 } } },
      });
    // The person looks for the one here, and for the other there.
    const saved = await api.db.select().from(everyBrand(searchAlert)).where(eq(searchAlert.accountId, accountId));
    const [, second] = saved.sort((one, other) => one.id - other.id);
    await api.db
      .update(everyBrand(searchAlert))
      .set({ frontend: 'rhein' })
      .where(eq(searchAlert.id, second?.id ?? 0));
    for (const frontend of ['acme', 'rhein'])
      await insertPage(api.db, { frontend, path: `/b-${number}`, search: `/jobs/${word}` });
    await api.db.execute(sql`delete from facet_alias a using facet_value v, frontend f
      where v.id = a.facet_value_id and v.term_id = ${merge} and f.id = a.frontend_id and f.key = 'rhein'`);
    const { version } = await read(keep);
    await told(MERGE, { keep, merge, expected: version });
    const alerts = await api.db.select().from(everyBrand(searchAlert)).where(eq(searchAlert.accountId, accountId));
    expect(alerts.map(({ frontend }) => frontend).sort()).toEqual(['acme', 'rhein']);
    expect(new Set(alerts.map(({ searchKey }) => searchKey)).size).toBe(1);
    const rows = await api.db
      .select()
      .from(everyBrand(landingPage))
      .where(eq(landingPage.path, `/b-${number}`));
    expect(rows.map(({ frontend, search }) => `${frontend} ${search}`).sort()).toEqual([
      `acme /jobs/${target}`,
      `rhein /jobs/${word}`,
    ]);
  });

  it('keep what has changed since when they are divided', async () => {
    const { keep, merge, codes } = await pair();
    const [kept, gone] = codes;
    const jobId = await jobWith([gone]);
    const merged = await told(MERGE, { keep, merge, expected: 0 });
    await api.db
      .update(everyBrand(job))
      .set({ data: { job_categorization: { occupationalField: [kept], employmentType: ['part_time'] } } })
      .where(eq(job.id, jobId));
    await told(UNDO, { id: merged.changes[0]?.id });
    const [row] = await api.db.select().from(everyBrand(job)).where(eq(job.id, jobId));
    expect(row?.data).toMatchObject({ job_categorization: { occupationalField: [kept] } });
    expect((await read(merge)).usage.jobs).toBe(0);
  });

  it('are merged once: whoever saw another state is told', async () => {
    const { keep, merge } = await pair();
    await change(keep, { synonyms: { en: ['Oven work'] } });
    expect(await tell(boss, MERGE, { keep, merge, expected: 0 })).toBe('TERM_CONFLICT');
    await told(MERGE, { keep, merge, expected: 1 });
    expect(await tell(boss, MERGE, { keep, merge, expected: 2 })).toBe('TERM_MERGE_IMPOSSIBLE');
  });
});
