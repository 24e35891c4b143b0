/** What importers bring, through GraphQL: how much it is read, how complete it is, and to whom it is told. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { importer, importerItem, importerRun } from '../../database/schema/importers.ts';
import { job, jobReport } from '../../database/schema/jobs.ts';
import { jobStatistic } from '../../database/schema/statistics.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertImporter, insertJob } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';

const api = adminBackend();
const people = {} as Record<'boss' | 'keeper' | 'rival' | 'editor' | 'employer', Person>;
const PERIOD = { from: '2026-07-01', until: '2026-07-31' };

beforeAll(async () => {
  people.boss = await insertPerson(api, { roles: ['administrator'], everywhere: true });
  people.keeper = await insertPerson(api, { roles: ['site_admin'] });
  people.rival = await insertPerson(api, { roles: ['site_admin'], on: 'rhein' });
  people.editor = await insertPerson(api, { roles: ['job_editor'] });
  people.employer = await insertPerson(api, { roles: ['recruiter'] });
});
beforeEach(async () => {
  for (const table of [importer, job]) await api.db.delete(everyBrand(table));
});

const ASK = `query ($brand: String, $from: String!, $until: String!) {
  adminImporterFigures(brand: $brand, from: $from, until: $until) {
    name brand online withoutSalary withoutOccupation withoutPlace views starts items refused reports } }`;
const NOTHING = {
  ...{ online: 0, withoutSalary: null, withoutOccupation: null, withoutPlace: null },
  ...{ views: 0, starts: 0, items: 0, refused: 0, reports: 0 },
};

async function ask(person: Person | null, variables: object = {}, on = 'acme') {
  const answer = await api.ask(person, ASK, { ...PERIOD, ...variables }, on);
  return typeof answer === 'string' ? answer : (answer as { adminImporterFigures: object[] }).adminImporterFigures;
}

const insertSource = async (name: string, frontend = 'acme', given: Partial<typeof importer.$inferInsert> = {}) =>
  (await insertImporter(api.db, frontend, { name, ...given })).importer;

let identity = 0;
interface Brought {
  frontend?: string;
  owns?: boolean;
  groups?: Record<string, unknown>;
  state?: string;
  expires?: Date;
  on?: string[];
}

/** A job that follows an item of the importer. */
async function bring(importerId: number, { frontend = 'acme', owns = true, ...given }: Brought = {}): Promise<number> {
  identity += 1;
  const jobId = await insertJob(api.db, { frontend, ...given });
  await follow(importerId, jobId, { frontend, owns });
  return jobId;
}

async function follow(importerId: number, jobId: number, { frontend = 'acme', owns = true } = {}): Promise<void> {
  identity += 1;
  const item = { identity: `ref:${identity}`, postingKey: `p${identity}`, fingerprint: 'f' };
  await api.db.insert(everyBrand(importerItem)).values({ importerId, frontend, owns, jobId, ...item });
}

const read = (jobId: number, views: number, { on = 'acme', period = '2026-07-10' } = {}) =>
  api.db.insert(everyBrand(jobStatistic)).values({ jobId, frontend: on, grain: 'day', period, views, starts: 2 });
const ran = (importerId: number, items: number, given: Partial<typeof importerRun.$inferInsert> = {}) =>
  api.db.insert(everyBrand(importerRun)).values({
    ...{ frontend: 'acme', importerId, cause: 'schedule', state: 'done', items, refused: items / 10 },
    ...{ created: new Date('2026-07-05T10:00:00Z'), ...given },
  });
const report = (jobId: number, created: string, frontend = 'acme') =>
  api.db
    .insert(everyBrand(jobReport))
    .values({ frontend, jobId, reason: 'fraud', text: '', created: new Date(created) });

it('says nothing of an importer that brought nothing, and nothing of one that is being deleted', async () => {
  expect(await ask(people.keeper)).toEqual([]);
  await insertSource('Coast feed');
  await insertSource('Going', 'acme', { leaving: days(-1) });
  expect(await ask(people.keeper)).toEqual([{ name: 'Coast feed', brand: 'acme', ...NOTHING }]);
});

it('tells how complete the jobs are that are online now', async () => {
  const source = await insertSource('Coast feed');
  const pay = { employmentType: ['full_time'], occupationalField: ['journalism'] };
  await bring(source);
  await bring(source, { groups: { job_categorization: { ...pay, salaryRange: 'from_30_to_45' } } });
  await bring(source, { groups: { job_categorization: { ...pay, occupationalField: [] } } });
  await bring(source, { groups: { job_categorization: {}, job_location: { remoteOptions: 'full' } } });
  // None of these is online, or follows this importer.
  const without = { groups: { job_categorization: {}, job_location: {} } };
  await bring(source, { ...without, state: 'archived' });
  await bring(source, { ...without, expires: days(-1) });
  await bring(source, { ...without, owns: false });
  expect(await ask(people.keeper)).toMatchObject([
    { online: 4, withoutSalary: 50, withoutOccupation: 50, withoutPlace: 25 },
  ]);
});

it('adds up what was read, imported and reported in the period, both days included', async () => {
  const [source, other] = [await insertSource('Coast feed'), await insertSource('Hill feed')];
  const [first, second] = [await bring(source), await bring(source)];
  await follow(other, first, { owns: false });
  for (const [at, period] of ['2026-07-01', '2026-07-31', '2026-06-30', '2026-08-01'].entries())
    await read(first, 10 * 10 ** at, { period });
  await read(second, 1);
  await ran(source, 100);
  await ran(source, 20, { created: new Date('2026-07-31T23:59:00Z') });
  await ran(source, 5000, { state: 'failed' });
  await ran(source, 5000, { created: new Date('2026-06-30T23:59:00Z') });
  await report(first, '2026-07-02T10:00:00Z');
  await report(second, '2026-08-01T00:00:01Z');
  expect(await ask(people.keeper)).toMatchObject([
    { name: 'Coast feed', views: 111, starts: 6, items: 120, refused: 12, reports: 1 },
    { name: 'Hill feed', ...NOTHING },
  ]);
});

it('is about the brands of the person alone, with what happened on them', async () => {
  const [here, there] = [await insertSource('Here'), await insertSource('There', 'rhein')];
  const own = await bring(here, { on: ['acme', 'rhein'] });
  const theirs = await bring(there, { frontend: 'rhein', on: ['rhein', 'acme'] });
  for (const jobId of [own, theirs]) {
    await read(jobId, 10, { on: 'acme' });
    await read(jobId, 100, { on: 'rhein' });
    await report(jobId, '2026-07-02T10:00:00Z', 'acme');
    await report(jobId, '2026-07-02T10:00:00Z', 'rhein');
  }
  await ran(here, 10);
  await ran(there, 20, { frontend: 'rhein' });
  const ofHere = { name: 'Here', brand: 'acme', online: 1, views: 10, items: 10, reports: 1 };
  const ofThere = { name: 'There', brand: 'rhein', online: 1, views: 100, items: 20, reports: 1 };
  expect(await ask(people.keeper)).toMatchObject([ofHere]);
  expect(await ask(people.keeper, { brand: 'acme' })).toMatchObject([ofHere]);
  expect(await ask(people.rival, { brand: 'rhein' }, 'rhein')).toMatchObject([ofThere]);
  expect(await ask(people.boss, { brand: 'rhein' })).toMatchObject([ofThere]);
  expect(await ask(people.boss)).toMatchObject([
    { ...ofHere, views: 110, reports: 2 },
    { ...ofThere, views: 110, reports: 2 },
  ]);
});

it('is told to administrators alone, of periods that there are', async () => {
  expect(await ask(people.keeper, { brand: 'rhein' })).toBe('NOT_ALLOWED');
  expect(await ask(people.editor)).toBe('NOT_ALLOWED');
  expect(await ask(people.employer)).toBe('NOT_ALLOWED');
  expect(await ask(null)).toBe('SIGN_IN_REQUIRED');
  expect(await ask(people.keeper, { until: '2026-06-30' })).toBe('BAD_INPUT');
});
