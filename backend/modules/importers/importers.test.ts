import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountEvent } from '../../database/schema/accounts.ts';
import { importer, importerItem, importerRun } from '../../database/schema/importers.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertBasics, insertImporter, insertJob, insertOrganization, mappingOf } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';

const api = adminBackend();
const mapping = mappingOf({ title: 'title' });
let admin: Person;
let ofAcme: Person;
let ofRhein: Person;

const CREATE = `mutation ($brand: String!, $input: ImporterInput!) { createImporter(brand: $brand, input: $input) {
  id name brand url hasCredentials everyHours atHour nextRun organizations active brands trouble jobs } }`;
const CHANGE = `mutation ($id: Int!, $input: ImporterInput!) { changeImporter(id: $id, input: $input) { id name url hasCredentials nextRun } }`;
const PAUSE = `mutation ($id: Int!, $paused: Boolean) { pauseImporter(id: $id, paused: $paused) { active nextRun trouble } }`;
const LIST = `query ($brand: String) { importers(brand: $brand) { id name brand jobs trouble lastRun { state fault { code } } } }`;
const ONE = `query ($id: Int!) { importer(id: $id) { id runs { id refusals { total refusals { fault { code line } raw } } } } }`;
const RUN = `query ($id: Int!) { importerRun(id: $id) { importerName state refusals { total } } }`;
const UNKNOWN = `query ($brand: String) { unknownImporterValues(brand: $brand) { brand kind text count jobTitle } }`;
const SET = `mutation ($brand: String, $text: String!, $code: String) {
  setImporterValue(brand: $brand, kind: "employment_type", text: $text, code: $code) { id brand text code by } }`;

async function create(input: Record<string, unknown>, person = ofAcme, brand = 'acme') {
  const answer = await api.ask(person, CREATE, { brand, input: { name: 'Feed', ...input } });
  if (typeof answer === 'string') throw new Error(answer);
  return (answer as { createImporter: { id: number } & Record<string, unknown> }).createImporter;
}

const rowOf = async (id: number) => (await api.db.select().from(everyBrand(importer)).where(eq(importer.id, id)))[0];

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  admin = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  ofAcme = await insertPerson(api, { roles: ['site_admin'] });
  ofRhein = await insertPerson(api, { roles: ['site_admin'], on: 'rhein' });
});

describe('an importer', () => {
  it('is created with a schedule, and noted in the log', async () => {
    const made = await create({ url: 'https://feeds.example/jobs.xml', everyHours: 6, atHour: 4, mapping });
    expect(made).toMatchObject({
      ...{ name: 'Feed', brand: 'acme', url: 'https://feeds.example/jobs.xml', hasCredentials: false },
      ...{ everyHours: 6, atHour: 4, organizations: 'match', active: true, brands: [], trouble: null, jobs: 0 },
    });
    const wait = Date.parse(String(made.nextRun)) - Date.now();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(6 * 3_600_000);
    const events = await api.db
      .select({ detail: accountEvent.detail })
      .from(everyBrand(accountEvent))
      .where(eq(accountEvent.kind, 'importer_created'));
    expect(events).toContainEqual({ detail: { importer: String(made.id), name: 'Feed' } });
  });

  it('has credentials that nobody reads again, and that do not go to another address', async () => {
    const { id } = await create({
      url: 'https://feeds.example/a.xml',
      credentials: { kind: 'basic', name: 'ida', secret: 'open sesame' },
    });
    expect((await rowOf(id))?.credentials).not.toContain('sesame');
    const changed = async (input: object) => {
      const answer = (await api.ask(ofAcme, CHANGE, { id, input })) as { changeImporter: object };
      return answer.changeImporter;
    };
    expect(await changed({ url: 'https://feeds.example/b.xml' })).toMatchObject({ hasCredentials: true });
    expect(await changed({ url: 'https://other.example/b.xml' })).toMatchObject({ hasCredentials: false });
  });

  it('is mapped anew after a change of what its jobs are made of, and not after another', async () => {
    const { id } = await create({});
    await api.ask(ofAcme, CHANGE, { id, input: { name: 'Other name', everyHours: 3 } });
    expect(await rowOf(id)).toMatchObject({ name: 'Other name', revision: 1 });
    await api.ask(ofAcme, CHANGE, { id, input: { mapping: { version: 1, fields: {} } } });
    expect((await rowOf(id))?.revision).toBe(2);
  });

  it('neither runs nor asks for anybody while it is paused', async () => {
    const { id } = await create({ everyHours: 1, url: 'https://feeds.example/jobs.xml', mapping });
    expect(await api.ask(ofAcme, PAUSE, { id })).toEqual({
      pauseImporter: { active: false, nextRun: null, trouble: null },
    });
    expect(await api.ask(ofAcme, PAUSE, { id, paused: false })).toMatchObject({
      pauseImporter: { active: true, nextRun: expect.any(String) },
    });
  });

  it('is late after two intervals without a good run', async () => {
    const { id } = await create({ everyHours: 2, mapping });
    await api.db
      .update(everyBrand(importer))
      .set({ lastGood: days(-0.2) })
      .where(eq(importer.id, id));
    const answer = (await api.ask(ofAcme, LIST)) as { importers: { id: number; trouble: string | null }[] };
    expect(answer.importers.find((one) => one.id === id)?.trouble).toBe('late');
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a name of 101 characters', { name: 'x'.repeat(101) }],
    ['a file as address', { url: 'file:///etc/passwd' }],
    ['a password in the address', { url: 'https://ida:secret@feeds.example/' }],
    ['credentials without an address', { credentials: { kind: 'bearer', secret: 'x' } }],
    [
      'a header of two lines',
      { url: 'https://x.example', credentials: { kind: 'header', name: 'x\r\ny', secret: 'x' } },
    ],
    ['a secret of two lines', { url: 'https://x.example', credentials: { kind: 'bearer', secret: 'x\r\nHost: y' } }],
    ['an interval of no hours', { everyHours: 0 }],
    ['an interval of more than a week', { everyHours: 169 }],
    ['an hour that no day has', { atHour: 24 }],
    ['a mapping that is no object', { mapping: [1] }],
    ['one organization that is not named', { organizations: 'one' }],
    ['an organization that is not there', { organizationId: 2_000_000_000 }],
    ['a brand that its jobs cannot be shown on', { brands: ['rhein'] }],
  ])('is refused with %s', async (_what, input) => {
    expect(await api.ask(ofAcme, CREATE, { brand: 'acme', input: { name: 'Feed', ...input } })).toBe('BAD_INPUT');
  });

  it('gives its jobs to an organization of its own brand alone', async () => {
    const here = await insertOrganization(api.db, { name: 'Here' });
    const there = await insertOrganization(api.db, { name: 'There', profiles: [{ frontend: 'rhein' }] });
    const input = (organizationId: number) => ({ name: 'Feed', organizations: 'one', organizationId });
    expect(await api.ask(ofAcme, CREATE, { brand: 'acme', input: input(there) })).toBe('BAD_INPUT');
    expect(await api.ask(ofAcme, CREATE, { brand: 'acme', input: input(here) })).toMatchObject({ createImporter: {} });
  });

  it('is gone for everybody at once, and knows what becomes of its jobs', async () => {
    const remove = 'mutation ($id: Int!, $jobs: ImporterJobs!) { deleteImporter(id: $id, jobs: $jobs) }';
    const [kept, archived] = [await create({}), await create({})];
    expect(await api.ask(ofAcme, remove, { id: kept.id, jobs: 'keep' })).toEqual({ deleteImporter: true });
    expect(await rowOf(kept.id)).toMatchObject({ keepJobs: true, active: false, leaving: expect.any(Date) });
    expect(await api.ask(ofAcme, ONE, { id: kept.id })).toEqual({ importer: null });
    expect(await api.ask(ofAcme, remove, { id: archived.id, jobs: 'archive' })).toEqual({ deleteImporter: true });
    expect(await rowOf(archived.id)).toMatchObject({ keepJobs: false, active: false, leaving: expect.any(Date) });
    expect(await api.ask(ofAcme, ONE, { id: archived.id })).toEqual({ importer: null });
  });
});

describe('an administrator of another brand', () => {
  it('sees nothing of it, and changes nothing', async () => {
    const { importer: id, importerRun: run } = await insertImporter(api.db, 'acme');
    const ids = async (person: Person, on?: string) => {
      const answer = (await api.ask(person, LIST, {}, on)) as { importers: { id: number }[] };
      return answer.importers.map((one) => one.id);
    };
    expect(await ids(ofAcme)).toContain(id);
    expect(await ids(admin)).toContain(id);
    expect(await ids(ofRhein, 'rhein')).toEqual([]);
    expect(await api.ask(ofRhein, LIST, { brand: 'acme' }, 'rhein')).toBe('NOT_ALLOWED');
    expect(await api.ask(ofRhein, ONE, { id }, 'rhein')).toEqual({ importer: null });
    expect(await api.ask(ofRhein, RUN, { id: run }, 'rhein')).toEqual({ importerRun: null });
    expect(await api.ask(ofRhein, CHANGE, { id, input: { name: 'x' } }, 'rhein')).toBe('IMPORTER_UNKNOWN');
    expect(await api.ask(ofRhein, PAUSE, { id }, 'rhein')).toBe('IMPORTER_UNKNOWN');
    expect(await rowOf(id)).toMatchObject({ name: 'of acme', active: true });
  });
});

it('is a row of a table for spreadsheets, for those who administer its brand', async () => {
  const made = { name: '=Feed, daily', url: 'https://feeds.example/jobs.xml?token=sesame', everyHours: 6 };
  await insertImporter(api.db, 'rhein', { ...made, due: new Date('2026-11-02T08:00:00Z') });
  const rows = async (person: Person, brand: string | null, on?: string) => {
    const answer = await api.ask(person, 'query ($brand: String) { importersCsv(brand: $brand) }', { brand }, on);
    if (typeof answer === 'string') return answer;
    return String((answer as { importersCsv: string }).importersCsv)
      .replace('\ufeff', '')
      .split('\r\n')
      .filter((line) => /^Brand|sesame|=Feed/.test(line));
  };
  const table = [
    'Brand,Name,Source,Schedule,Status,Last success,Next run,Jobs online',
    expect.stringMatching(/^rhein,"'=Feed, daily",feeds\.example,Every 6 hours,Failed,,\S+ \S+( \S+)?,0$/),
  ];
  expect(await rows(ofRhein, 'rhein', 'rhein')).toEqual(table);
  expect(await rows(ofRhein, null, 'rhein')).toEqual(table);
  expect(await rows(ofAcme, null)).toEqual(table.slice(0, 1));
  expect(await rows(ofAcme, 'rhein')).toBe('NOT_ALLOWED');
});

it('shows the report of a run: why it failed, and what it refused', async () => {
  const { importer: id, importerRun: run } = await insertImporter(api.db, 'acme');
  expect(await api.ask(ofAcme, ONE, { id })).toEqual({
    importer: {
      id,
      runs: [{ id: run, refusals: { total: 1, refusals: [{ fault: { code: 'NO_TITLE', line: 3 }, raw: 'of acme' }] } }],
    },
  });
  const answer = (await api.ask(ofAcme, LIST)) as { importers: { id: number }[] };
  expect(answer.importers.find((one) => one.id === id)).toMatchObject({
    ...{ trouble: 'failed', lastRun: { state: 'failed', fault: { code: 'NOT_WELL_FORMED' } } },
  });
});

describe('a text that nobody has mapped', () => {
  async function insertItem(frontend: string, unknown: string[]) {
    const made = await insertImporter(api.db, frontend);
    const jobId = await insertJob(api.db, { frontend, title: `Editor of ${frontend}` });
    await api.db.insert(everyBrand(importerItem)).values({
      ...{ frontend, importerId: made.importer, identity: 'ref:1', postingKey: 'x', fingerprint: 'f' },
      ...{ owns: true, jobId, unknown },
    });
    await api.db.update(everyBrand(importer)).set({ etag: '"1"' }).where(eq(importer.id, made.importer));
    return made.importer;
  }
  const itemOf = async (id: number) =>
    (await api.db.select().from(everyBrand(importerItem)).where(eq(importerItem.importerId, id)))[0];

  it('is listed with its job until it is mapped; then its items are read again', async () => {
    const [here, there] = [
      await insertItem('acme', ['employment_type:Shifts: night']),
      await insertItem('rhein', ['employment_type:Shifts: night']),
    ];
    const listed = {
      ...{ brand: 'acme', kind: 'employment_type', text: 'Shifts: night', count: 1, jobTitle: 'Editor of acme' },
    };
    expect(await api.ask(ofAcme, UNKNOWN)).toEqual({ unknownImporterValues: [listed] });
    const value = { text: 'Shifts: night', code: 'full_time' };
    expect(await api.ask(ofAcme, SET, { brand: 'acme', ...value })).toMatchObject({
      setImporterValue: { brand: 'acme', ...value },
    });
    expect((await itemOf(here))?.fingerprint).toBe('');
    expect(await rowOf(here)).toMatchObject({ etag: null, revision: 1 });
    expect((await itemOf(there))?.fingerprint).toBe('f');
    expect(await rowOf(there)).toMatchObject({ etag: '"1"', revision: 1 });
  });

  it('is mapped for all brands by administrators of the network alone', async () => {
    expect(await api.ask(ofAcme, SET, { text: 'Anything', code: null })).toBe('NOT_ALLOWED');
    expect(await api.ask(ofAcme, SET, { brand: 'rhein', text: 'Anything', code: null })).toBe('NOT_ALLOWED');
    expect(await api.ask(admin, SET, { text: 'Anything', code: null })).toMatchObject({
      setImporterValue: { brand: null, code: null },
    });
  });

  it('has one meaning, and another one applies to all items', async () => {
    const id = await insertItem('acme', []);
    const first = (await api.ask(ofAcme, SET, { brand: 'acme', text: 'FT', code: 'part_time' })) as object;
    const { revision = 0 } = (await rowOf(id)) ?? {};
    const second = (await api.ask(ofAcme, SET, { brand: 'acme', text: 'ft', code: 'full_time' })) as object;
    expect(second).toMatchObject({ setImporterValue: { id: Object(first).setImporterValue.id, code: 'full_time' } });
    expect((await rowOf(id))?.revision).toBe(revision + 1);
  });
});

it('keeps one run of an importer at a time', async () => {
  const { importer: importerId } = await insertImporter(api.db, 'acme');
  const run = { frontend: 'acme', importerId, cause: 'person', created: days(0) };
  await api.db.insert(everyBrand(importerRun)).values(run);
  await expect(api.db.insert(everyBrand(importerRun)).values(run)).rejects.toThrow();
});
