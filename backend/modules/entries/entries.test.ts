/** The lists of the administration; that no row of another brand is in them is tested in backend/borders.test.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountEvent, organizationMember } from '../../database/schema/accounts.ts';
import { application } from '../../database/schema/applications.ts';
import { appConfig } from '../../database/schema/brands.ts';
import { importerItem } from '../../database/schema/importers.ts';
import { job, jobReport } from '../../database/schema/jobs.ts';
import { adminNote } from '../../database/schema/notes.ts';
import { organization, organizationProfile } from '../../database/schema/organizations.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertBasics, insertImporter, insertJob, insertOrganization } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';
import { readList } from './entry-store.ts';
import { listNames, listOf } from './lists.ts';

const api = adminBackend({
  document: {
    customFields: {
      x_shift: {
        label: { en: 'Shift', de: 'Schicht' },
        groups: ['job/job_info'],
        terms: { night: { label: { de: 'Nacht' } } },
      },
    },
  },
});
type Who = 'ofAcme' | 'ofRhein' | 'ofAll' | 'recruiter';
const people = {} as Record<Who, Person>;
let company = 0;
/** By brand, jobs that differ in nothing else. */
const jobs: Record<string, number> = {};

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  people.ofAcme = await insertPerson(api, { roles: ['site_admin'], displayName: 'Ada' });
  people.ofRhein = await insertPerson(api, { roles: ['site_admin'], on: 'rhein' });
  people.ofAll = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  people.recruiter = await insertPerson(api, { roles: ['recruiter'], email: 'employer@example.com' });
  company = await insertOrganization(api.db, {
    name: 'Harbor Works',
    profiles: ['acme', 'rhein'].map((frontend) => ({ frontend, slug: 'harbor-works', published: true })),
  });
  await api.db
    .insert(organizationMember)
    .values({ organizationId: company, accountId: people.recruiter.id, role: 'owner' });
  for (const frontend of ['acme', 'rhein'])
    jobs[frontend] = await insertJob(api.db, { frontend, organizationId: company, title: 'Reporter (50% office)' });
  await insertJob(api.db, { title: 'Reporter, 500 words', state: 'draft', published: null });
  await insertJob(api.db, { title: '=HYPERLINK("https://x.example")' });
});

const ask = (who: Who, query: string, variables: object = {}) =>
  api.ask(people[who], query, { ...variables }, who === 'ofRhein' ? 'rhein' : 'acme');

const LIST = `query ($of: String!, $list: AdminList, $brand: String, $filters: [AdminFilterValue!]) {
  adminEntries(of: $of, list: $list, brand: $brand, filters: $filters) { total entries { id title brand values } } }`;

const CSV = 'query ($of: String!, $list: AdminList) { adminEntriesCsv(of: $of, list: $list) }';

interface Listed {
  adminEntries: { total: number; entries: { id: number; title: string; brand: string | null; values: object }[] };
}

/** Titles with their brands. */
async function titles(who: Who, variables: object): Promise<string[] | string> {
  const answer = await ask(who, LIST, variables);
  if (typeof answer === 'string') return answer;
  return (answer as Listed).adminEntries.entries.map(({ title, brand }) =>
    brand === null ? title : `${brand}: ${title}`,
  );
}

const PAGE = `query ($of: String!, $id: Int!) { adminEntry(of: $of, id: $id) {
  entry { title brand values } belongings { list filter total } events { kind brand } notes { id text author brand isOwn } } }`;
const ADD = 'mutation ($of: String!, $id: Int!, $text: String!) { addAdminNote(of: $of, id: $id, text: $text) { id } }';

it('knows every list that has a file', () => {
  const files = readdirSync(new URL('lists', import.meta.url)).map((file) => file.replace('-store.ts', ''));
  expect([...listNames].sort()).toEqual(files.sort());
});

it.each(['en', 'de', 'fr', 'es'])('has a text for everything that lists say: %s', (language) => {
  const read = (name: string) =>
    JSON.parse(readFileSync(new URL(`../../../locales/${language}/${name}.json`, import.meta.url), 'utf8'));
  const texts = read('entries');
  const roles = read('roles');
  const missing = listNames.flatMap((name) => {
    const { columns, filters } = listOf(name);
    const chosen = Object.entries(filters).flatMap(([filter, { offered = [], values = offered }]) =>
      values.filter((value) => value !== 'yes' && value !== 'no').map((value) => ['value', filter, value]),
    );
    const named = Object.entries(filters).flatMap(([filter, { offered, values = offered }]) =>
      values ? [['filter', filter]] : [],
    );
    const needed = [['list', name], ...Object.keys(columns).map((column) => ['column', column]), ...named, ...chosen];
    const find = (path: string[]) =>
      path[1] === 'roles' && path[0] === 'value' ? roles[path[2] ?? ''] : path.reduce((at, step) => at?.[step], texts);
    return needed.filter((path) => typeof find(path) !== 'string').map((path) => path.join('.'));
  });
  expect(missing).toEqual([]);
});

describe('a list', () => {
  it.each(listNames)('of %s answers in every order and with every filter', async (of) => {
    const { columns, filters } = listOf(of);
    const sorts = Object.entries(columns).flatMap(([name, { isUnsorted }]) => (isUnsorted ? [] : [name]));
    for (const sort of sorts)
      expect(await titles('ofAll', { of, list: { sort, text: 'a', descending: false } })).toBeInstanceOf(Array);
    for (const [name, { values = ['1'] }] of Object.entries(filters))
      for (const value of values)
        expect(await titles('ofAcme', { of, filters: [{ name, value }] })).toBeInstanceOf(Array);
  });

  it('shows each administrator what is on their brands', async () => {
    const reporter = { of: 'jobs', list: { text: 'reporter (', sort: 'title' } };
    expect(await titles('ofAcme', reporter)).toEqual(['acme: Reporter (50% office)']);
    expect(await titles('ofRhein', reporter)).toEqual(['rhein: Reporter (50% office)']);
    expect(await titles('ofAll', reporter)).toEqual(['rhein: Reporter (50% office)', 'acme: Reporter (50% office)']);
    expect(await titles('ofAll', { ...reporter, brand: 'rhein' })).toEqual(['rhein: Reporter (50% office)']);
    expect(await titles('ofAcme', { ...reporter, brand: 'rhein' })).toBe('NOT_ALLOWED');
    expect(await titles('recruiter', reporter)).toBe('NOT_ALLOWED');
  });

  it('of moderation shows job editors their brands, too; the others are not for them', async () => {
    const editor = await insertPerson(api, { roles: ['job_editor'] });
    const asEditor = (query: string, variables: object) => api.ask(editor, query, { ...variables });
    for (const frontend of ['acme', 'rhein']) {
      await insertJob(api.db, { frontend, title: 'Waiting', state: 'needs_review', published: null });
      await api.db
        .insert(everyBrand(jobReport))
        .values({ frontend: 'acme', jobId: jobs[frontend] ?? 0, reason: 'fraud', text: 'Money!', created: days(-1) });
    }
    await api.db.update(everyBrand(organizationProfile)).set({ trusted: days(-1) });
    const seen = async (of: string) => {
      const answer = (await asEditor(LIST, { of })) as Listed;
      return answer.adminEntries.entries.map(({ brand, title }) => `${brand}: ${title}`);
    };
    expect(await seen('waiting-jobs')).toEqual(['acme: Waiting']);
    expect(await seen('reports')).toEqual(['acme: Reporter (50% office)']);
    expect(await seen('trusted')).toEqual(['acme: Harbor Works']);
    expect(await asEditor(LIST, { of: 'reports', brand: 'rhein' })).toBe('NOT_ALLOWED');
    for (const of of ['jobs', 'users', 'profiles', 'events']) {
      expect(await asEditor(LIST, { of })).toBe('NOT_ALLOWED');
      expect(await asEditor(CSV, { of })).toBe('NOT_ALLOWED');
    }
    expect(await titles('ofAll', { of: 'reports', list: { sort: 'created' } })).toHaveLength(2);
    expect(await titles('ofRhein', { of: 'waiting-jobs' })).toEqual(['rhein: Waiting']);
    await api.db.delete(everyBrand(job)).where(eq(job.title, 'Waiting'));
  });

  it('takes the signs of a pattern for themselves', async () => {
    expect(await titles('ofAcme', { of: 'jobs', list: { text: '50%' } })).toEqual(['acme: Reporter (50% office)']);
    expect(await titles('ofAcme', { of: 'jobs', list: { text: 'rep_rter' } })).toEqual([]);
  });

  it('is filtered, sorted and cut into pages', async () => {
    expect(await titles('ofAcme', { of: 'jobs', filters: [{ name: 'state', value: 'draft' }] })).toEqual([
      'acme: Reporter, 500 words',
    ]);
    const byTitle = { sort: 'title', descending: false, count: 1 };
    expect(await titles('ofAcme', { of: 'jobs', list: byTitle })).toEqual(['acme: =HYPERLINK("https://x.example")']);
    expect(await titles('ofAcme', { of: 'jobs', list: { ...byTitle, from: 2 } })).toEqual([
      'acme: Reporter, 500 words',
    ]);
    const ofCompany = [{ name: 'organization', value: String(company) }];
    expect(await titles('ofAcme', { of: 'users', filters: ofCompany })).toEqual(['employer@example.com']);
    // Nobody of the organization has joined the other brand.
    expect(await titles('ofRhein', { of: 'users', filters: ofCompany })).toEqual([]);
  });

  it('says what it is sorted by: the newest first, and by name where there is no date', async () => {
    const SORTED = 'query ($of: String!, $list: AdminList) { adminEntries(of: $of, list: $list) { sort descending } }';
    const order = (of: string, list: object | null = null) => ask('ofAcme', SORTED, { of, list });
    expect(await order('jobs')).toEqual({ adminEntries: { sort: 'created', descending: true } });
    expect(await order('app-config')).toEqual({ adminEntries: { sort: 'title', descending: false } });
    expect(await order('waiting-jobs')).toEqual({ adminEntries: { sort: 'submitted', descending: false } });
    const byViews = { sort: 'views', descending: false };
    expect(await order('jobs', byViews)).toEqual({ adminEntries: byViews });
    await api.db
      .insert(everyBrand(appConfig))
      .values(['b', 'c', 'a'].map((name) => ({ frontend: 'acme', name, key: name, value: name })));
    expect(await titles('ofAcme', { of: 'app-config' })).toEqual(['acme: a', 'acme: b', 'acme: c']);
    expect((await titles('ofAcme', { of: 'jobs' }))[0]).toBe('acme: =HYPERLINK("https://x.example")');
  });

  it.each([
    ['a list that there is none of', { of: 'secrets' }],
    ['an inherited name', { of: 'constructor' }],
    ['an unknown filter', { of: 'jobs', filters: [{ name: 'toString', value: '1' }] }],
    ['an unknown value', { of: 'jobs', filters: [{ name: 'state', value: 'x' }] }],
    ['an id that is no number', { of: 'jobs', filters: [{ name: 'owner', value: '1 or 1=1' }] }],
    ['an unknown order', { of: 'jobs', list: { sort: 'brands' } }],
  ])('refuses %s', async (_, variables) => {
    expect(await titles('ofAll', variables)).toBe('BAD_INPUT');
  });

  it('of applications tells nothing that the person wrote', async () => {
    const jobId = jobs.acme ?? 0;
    const at = days(-1);
    await api.db.insert(everyBrand(application)).values({
      ...{ frontend: 'acme', jobId, jobTitle: 'Reporter', organizationName: 'Harbor Works', email: 'ida@example.com' },
      ...{ locale: 'en', data: { files: { coverLetter: 'Dear all' } }, files: [7], rating: 2 },
      ...{ confirmed: at, created: at, changed: at },
    });
    const answer = (await ask('ofAcme', LIST, { of: 'applications' })) as Listed;
    expect(answer.adminEntries.entries.map(({ values }) => values)).toEqual([
      {
        ...{ title: 'Reporter', job: 'Reporter', jobId, organization: 'Harbor Works', organizationId: company },
        ...{ state: 'sent', kind: 'guest', applicant: 'ida@example.com', applicantId: null, files: 1, cleared: null },
        ...{ created: at.toISOString(), changed: at.toISOString() },
      },
    ]);
  });
});

describe('taxonomy terms', () => {
  beforeAll(async () => {
    await api.pool.query(`insert into taxonomy_term (taxonomy, code, labels, aliases) values
      ('x_shift', 'night', '{"de": "Nacht"}', '{}'), ('occupation', 'reporter', '{"en": "Reporter", "de": "Reporter/in"}', '{}')`);
    await api.pool.query(`update taxonomy_term set parent_id = (select id from taxonomy_term where code = 'journalism')
      where code = 'reporter'`);
  });

  it('have their names in the language of the reader, in English, or in any', async () => {
    const read = async (language: string, taxonomy: string) => {
      const reach = { db: api.db, brands: null, now: new Date(), language, say: (key: string) => key };
      const { rows } = await readList(reach, listOf('terms'), { filters: [{ name: 'taxonomy', value: taxonomy }] });
      return rows.map(({ title, broader }) => [title, broader]);
    };
    expect(await read('de', 'occupation')).toEqual([
      ['Journalismus', null],
      ['Reporter/in', 'Journalismus'],
    ]);
    expect(await read('fr', 'occupation')).toEqual([
      ['Journalism', null],
      ['Reporter', 'Journalism'],
    ]);
    expect(await read('en', 'x_shift')).toEqual([['Nacht', null]]);
  });

  it('of a choice field of a brand say what it is called there', async () => {
    const filters = [{ name: 'taxonomy', value: 'x_shift' }];
    const { adminEntries } = (await ask('ofAll', LIST, { of: 'terms', filters })) as Listed;
    expect(adminEntries.entries.map(({ values }) => values)).toMatchObject([{ title: 'Nacht', taxonomy: 'Shift' }]);
  });
});

describe('as CSV, a list', () => {
  it('has all matches, as a spreadsheet reads them', async () => {
    await api.pool.query(`insert into job (frontend, organization_name, state, title, langcode, data)
      select 'acme', 'Many', 'draft', 'One of many ' || n, 'en', '{}' from generate_series(1, 1001) n`);
    const { adminEntriesCsv: many } = (await ask('ofAcme', CSV, {
      of: 'jobs',
      list: { text: 'one of many', count: 1 },
    })) as {
      adminEntriesCsv: string;
    };
    expect(many[0]).toBe('\uFEFF');
    const lines = many.slice(1).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1002);
    expect(lines[0]).toBe(
      'id,Brand,Name,Organization,Status,Owner,Language,Source,Importer,Brands,Reason for rejection,Submitted,Created,Published,Ends,Views,Applications,Open reports',
    );
    expect(lines[1]).toMatch(/^\d+,acme,One of many \d+,Many,Draft,,English,Posted here,,,,/);
    await api.pool.query("delete from job where organization_name = 'Many'");
  });

  it('of the activity log says what happened', async () => {
    const detail = { organization: '0', reason: '=1+1' };
    await api.db
      .insert(everyBrand(accountEvent))
      .values({ frontend: 'acme', kind: 'organization_refused', accountId: people.recruiter.id, detail });
    const answer = await ask('ofAcme', CSV, { of: 'events', list: { text: 'employer@' } });
    expect(JSON.stringify(answer)).toContain(
      `acme,employer@example.com,Organization rejected,,,Reason: =1+1; Organization: no. 0,`,
    );
  });

  it('runs no formula', async () => {
    const answer = await ask('ofAcme', CSV, { of: 'jobs', list: { text: 'hyperlink' } });
    expect(JSON.stringify(answer)).toContain("'=HYPERLINK");
  });
});

describe('the page of an entry', () => {
  async function insertItem(frontend: string, item: { jobId: number; owns: boolean }): Promise<number> {
    const { importer: importerId } = await insertImporter(api.db, frontend);
    const row = { frontend, importerId, identity: 'ref:1', postingKey: 'x', fingerprint: 'f' };
    await api.db.insert(everyBrand(importerItem)).values({ ...row, ...item });
    return importerId;
  }

  it('has its values, what belongs to it and its history', async () => {
    const event = {
      kind: 'organization_published',
      accountId: people.recruiter.id,
      detail: { organization: String(company) },
    };
    await api.db.insert(everyBrand(accountEvent)).values([
      { ...event, frontend: 'acme' },
      { ...event, frontend: 'rhein' },
      { ...event, frontend: 'acme', detail: { organization: '0' } },
    ]);
    const { adminEntry } = (await ask('ofAcme', PAGE, { of: 'organizations', id: company })) as {
      adminEntry: { entry: { title: string; values: object }; belongings: object[]; events: object[] };
    };
    expect(adminEntry.entry).toMatchObject({
      title: 'Harbor Works',
      values: { brands: ['acme'], state: 'published', owned: true, members: 1, jobs: 1, credits: 0 },
    });
    expect(adminEntry.belongings).toContainEqual({ list: 'jobs', filter: 'organization', total: 1 });
    expect(adminEntry.events).toEqual([{ kind: 'organization_published', brand: 'acme' }]);
  });

  it('is named by its title in the log, for those who administer its brand', async () => {
    const ask = `query ($list: AdminList) { adminEvents(kind: "job_published", list: $list) { events { brand details { key label text steps } } } }`;
    const event = (frontend: string, job: number | undefined) => ({
      ...{ frontend, kind: 'job_published', accountId: people.recruiter.id, detail: { job: String(job), by: 'x' } },
    });
    await api.db
      .insert(everyBrand(accountEvent))
      .values([event('acme', jobs.acme), event('acme', jobs.rhein), event('acme', 2_000_000_000)]);
    const { adminEvents } = (await api.ask(people.ofAcme, ask)) as { adminEvents: { events: object[] } };
    const by = { key: 'by', label: 'With', text: 'x', steps: [] };
    const named = (text: string, ...steps: string[]) => [{ key: 'job', label: 'Job', text, steps }, by];
    expect(adminEvents.events).toEqual([
      { brand: 'acme', details: expect.arrayContaining(named('no. 2,000,000,000'.replaceAll(',', ''))) },
      { brand: 'acme', details: expect.arrayContaining(named(`no. ${jobs.rhein}`)) },
      { brand: 'acme', details: expect.arrayContaining(named('Reporter (50% office)', 'jobs', String(jobs.acme))) },
    ]);
  });

  it('of a job leads to the importer that it follows, on its own brand', async () => {
    const id = jobs.acme ?? 0;
    for (const [frontend, owns] of [
      ['rhein', true],
      ['acme', false],
    ] as const)
      await insertItem(frontend, { jobId: id, owns });
    const importerOf = async () => {
      const { adminEntry } = (await ask('ofAcme', PAGE, { of: 'jobs', id })) as {
        adminEntry: { entry: { values: { importer: string | null; importerId: number | null } } };
      };
      const { importer, importerId } = adminEntry.entry.values;
      return { importer, importerId };
    };
    expect(await importerOf()).toEqual({ importer: null, importerId: null });
    const importerId = await insertItem('acme', { jobId: id, owns: true });
    expect(await importerOf()).toEqual({ importer: 'of acme', importerId });
  });

  it('is not there for those of another brand', async () => {
    expect(await ask('ofAcme', PAGE, { of: 'jobs', id: jobs.rhein })).toEqual({ adminEntry: null });
    expect(await ask('ofRhein', PAGE, { of: 'users', id: people.recruiter.id })).toEqual({ adminEntry: null });
  });
});

describe('a note', () => {
  const notesOf = async (who: Who, id: number) => {
    const answer = (await ask(who, PAGE, { of: 'organizations', id })) as {
      adminEntry: { notes: { id: number; text: string; isOwn: boolean }[] };
    };
    return answer.adminEntry.notes;
  };

  it('is seen by those who administer its brand, and removed by who wrote it', async () => {
    expect(await ask('ofAcme', ADD, { of: 'organizations', id: company, text: ' Call first ' })).toMatchObject({
      addAdminNote: { id: expect.any(Number) },
    });
    const [note] = await notesOf('ofAcme', company);
    expect(note).toMatchObject({ text: 'Call first', author: 'Ada', brand: 'acme', isOwn: true });
    expect(await notesOf('ofRhein', company)).toEqual([]);
    expect(await notesOf('ofAll', company)).toMatchObject([{ text: 'Call first', isOwn: false }]);
    const remove = `mutation { removeAdminNote(id: ${note?.id}) }`;
    for (const who of ['ofAll', 'ofRhein'] as const) expect(await ask(who, remove)).toEqual({ removeAdminNote: false });
    expect(await ask('ofAcme', remove)).toEqual({ removeAdminNote: true });
    expect(await notesOf('ofAcme', company)).toEqual([]);
  });

  it('is written about nothing of another brand, and has a text', async () => {
    expect(await ask('ofAcme', ADD, { of: 'jobs', id: jobs.rhein, text: 'x' })).toEqual({ addAdminNote: null });
    expect(await ask('ofAcme', ADD, { of: 'jobs', id: jobs.acme, text: ' ' })).toBe('BAD_INPUT');
    expect(await ask('ofAcme', ADD, { of: 'jobs', id: jobs.acme, text: 'x'.repeat(4001) })).toBe('BAD_INPUT');
    const rows = await api.db.select().from(everyBrand(adminNote)).where(eq(adminNote.list, 'jobs'));
    expect(rows).toEqual([]);
  });
});

describe('the training organizations', () => {
  const SET =
    'mutation ($id: Int!, $training: Boolean!) { setOrganizationTraining(organizationId: $id, training: $training) { training } }';
  const LISTED = `{ adminEntries(of: "training-organizations") { entries { id title brand values } } }`;

  it('are those of the brands of the person, with what happened to them there', async () => {
    const listed = async (who: Who) => {
      const { adminEntries } = (await ask(who, LISTED)) as Listed;
      return adminEntries.entries.map(({ id, title, brand }) => ({ id, title, brand }));
    };
    for (const who of ['ofAcme', 'ofRhein'] as const) await ask(who, SET, { id: company, training: true });
    const [acme] = await listed('ofAcme');
    expect(acme).toEqual({ id: expect.any(Number), title: 'Harbor Works', brand: 'acme' });
    expect(await listed('ofRhein')).toEqual([{ ...acme, id: expect.any(Number), brand: 'rhein' }]);
    expect((await listed('ofAll')).map(({ brand }) => brand).sort()).toEqual(['acme', 'rhein']);
    const page = (await ask('ofAll', PAGE, { of: 'training-organizations', id: acme?.id })) as {
      adminEntry: { events: object[] };
    };
    expect(page.adminEntry.events[0]).toEqual({ kind: 'organization_trains', brand: 'acme' });
    expect(JSON.stringify(page.adminEntry.events)).not.toContain('rhein');
    expect(await ask('ofRhein', PAGE, { of: 'training-organizations', id: acme?.id })).toEqual({ adminEntry: null });
    await ask('ofAcme', SET, { id: company, training: false });
    expect(await listed('ofAcme')).toEqual([]);
    await ask('ofRhein', SET, { id: company, training: false });
  });

  it('have the number of their jobs on the brand that lists them', async () => {
    const profiles = ['acme', 'rhein'].map((frontend) => ({ frontend, slug: 'trains', training: true }));
    const organizationId = await insertOrganization(api.db, { name: 'Trains', profiles });
    for (const frontend of ['acme', 'rhein', 'rhein']) await insertJob(api.db, { frontend, organizationId });
    const { adminEntries } = (await ask('ofAll', LISTED)) as { adminEntries: { entries: Counted[] } };
    const own = adminEntries.entries.filter(({ values }) => values.organizationId === organizationId);
    const jobs = own.map(({ brand, values }) => `${brand} ${values.jobs}`).sort();
    await api.db.delete(everyBrand(job)).where(eq(job.organizationId, organizationId));
    await api.db.delete(organization).where(eq(organization.id, organizationId));
    expect(jobs).toEqual(['acme 1', 'rhein 2']);
  });

  interface Counted {
    brand: string;
    values: { organizationId: number; jobs: number };
  }
});
