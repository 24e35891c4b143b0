import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountBrand, accountRole } from '../../database/schema/accounts.ts';
import { importerRun } from '../../database/schema/importers.ts';
import { job, jobReport } from '../../database/schema/jobs.ts';
import { outbox } from '../../database/schema/mail.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertImporter, insertJob, insertOrganization, insertSyndication } from '../../testing/rows.ts';
import { adminBackend } from './testing/admin-backend.ts';

const api = adminBackend();
const people = {} as Record<'boss' | 'keeper' | 'editor' | 'seeker', Person>;
const TODAY = '{ waitingToday { kind brand count oldest } }';
const FIND =
  'query ($text: String!) { findAnything(text: $text) { people { email } organizations { brand name } jobs { brand title } orders { id } } }';
const BRANDS = ['acme', 'rhein'];

beforeAll(async () => {
  people.boss = await insertPerson(api, { roles: ['administrator'], everywhere: true, displayName: 'Boss' });
  people.keeper = await insertPerson(api, { roles: ['site_admin'], displayName: 'Keeper' });
  people.editor = await insertPerson(api, { roles: ['job_editor'], displayName: 'Editor' });
  people.seeker = await insertPerson(api, { displayName: 'Seeker 100%' });
  await insertPerson(api, { on: 'rhein', displayName: 'Seeker 100%', email: 'there@example.com' });
  for (const frontend of BRANDS) {
    const organizationId = await insertOrganization(api.db, {
      name: `100% Works ${frontend}`,
      profiles: [{ frontend, requested: days(-4) }],
    });
    const values = { frontend, organizationId, title: 'Welder 50%' };
    const jobId = await insertJob(api.db, { ...values, state: 'needs_review', submitted: days(-2) });
    await insertJob(api.db, { ...values, title: 'Welder 500' });
    await api.db
      .insert(everyBrand(jobReport))
      .values({ frontend, jobId, reason: 'other', text: 'x', created: days(-1) });
    const ways = { locale: 'en', template: 'x', messageId: frontend, senderName: 'x', headers: {} };
    const mail = { frontend, recipient: 'a@example.com', subject: 'x', text: 'x', html: 'x', ...ways };
    await api.db.insert(everyBrand(outbox)).values({ ...mail, state: 'failed', created: days(-3) });
  }
  // What was submitted once no longer waits.
  await api.db.update(everyBrand(job)).set({ submitted: days(-2) });
});

interface Entry {
  kind: string;
  brand: string;
  count: number;
}
const waiting = async (person: Person) => {
  const answer = (await api.ask(person, TODAY)) as { waitingToday: Entry[] };
  return answer.waitingToday.map(({ kind, brand, count }) => `${kind} ${brand} ${count}`);
};

describe('what awaits somebody today', () => {
  it('is that of all brands for administrators of the network', async () => {
    const own = ['jobs', 'reports', 'profiles', 'mails'];
    expect(await waiting(people.boss)).toEqual(own.flatMap((kind) => BRANDS.map((brand) => `${kind} ${brand} 1`)));
  });

  it('is that of their brands for site administrators, and the jobs alone for job editors', async () => {
    expect(await waiting(people.keeper)).toEqual(['jobs acme 1', 'reports acme 1', 'profiles acme 1', 'mails acme 1']);
    expect(await waiting(people.editor)).toEqual(['jobs acme 1', 'reports acme 1']);
  });

  it('says since when', async () => {
    const { waitingToday } = (await api.ask(people.keeper, TODAY)) as { waitingToday: { oldest: string }[] };
    const ages = waitingToday.map(({ oldest }) => Math.round((Date.now() - Date.parse(oldest)) / 86_400_000));
    expect(ages).toEqual([2, 1, 4, 3]);
  });

  it('has failed work of the server for administrators of the network', async () => {
    await api.pool.query('select pgboss.create_queue(\'today-test\', \'{"policy": "standard"}\'::jsonb)');
    await api.pool.query("insert into pgboss.job (name, state, completed_on) values ('today-test', 'failed', now())");
    expect(await waiting(people.boss)).toContain('work network 1');
    expect(await waiting(people.keeper)).not.toContain('work network 1');
    await api.pool.query("delete from pgboss.job where name = 'today-test'");
  });

  it('leaves out a brand on which the person is blocked, as everything over several brands does', async () => {
    const both = await insertPerson(api, { roles: ['site_admin'] });
    await api.db.insert(everyBrand(accountRole)).values({ accountId: both.id, frontend: 'rhein', role: 'site_admin' });
    const membership = { accountId: both.id, frontend: 'rhein', locale: 'en' };
    await api.db.insert(everyBrand(accountBrand)).values(membership);
    const BRANDS = '{ adminBrands { id } workspaceBrands { id } }';
    const brands = (ids: string[]) => {
      const found = ids.map((id) => ({ id }));
      return { adminBrands: found, workspaceBrands: found };
    };
    expect(await api.ask(both, BRANDS)).toEqual(brands(['acme', 'rhein']));
    await api.db
      .update(everyBrand(accountBrand))
      .set({ blocked: days(0) })
      .where(and(eq(accountBrand.accountId, both.id), eq(accountBrand.frontend, 'rhein')));
    expect(await api.ask(both, BRANDS)).toEqual(brands(['acme']));
    expect((await waiting(both)).filter((line) => line.includes('rhein'))).toEqual([]);
    expect(await api.ask(both, '{ adminEvents(brand: "rhein") { total } }')).toBe('NOT_ALLOWED');
  });

  it('is for nobody else', async () => {
    expect([await api.ask(people.seeker, TODAY), await api.ask(null, TODAY)]).toEqual([
      'NOT_ALLOWED',
      'SIGN_IN_REQUIRED',
    ]);
  });
});

describe('the search over everything', () => {
  const find = async (person: Person, text: string) =>
    ((await api.ask(person, FIND, { text })) as { findAnything: object }).findAnything;

  it('finds on the brands of the person alone', async () => {
    const nothing = { people: [], organizations: [], jobs: [], orders: [] };
    const works = (brand: string) => ({ brand, name: `100% Works ${brand}` });
    const welder = (brand: string) => ({ brand, title: 'Welder 50%' });
    expect(await find(people.boss, 'works')).toMatchObject({ organizations: [works('acme'), works('rhein')] });
    expect(await find(people.keeper, 'works')).toEqual({ ...nothing, organizations: [works('acme')] });
    expect(await find(people.editor, 'works')).toEqual(nothing);
    expect(await find(people.keeper, 'r 50%')).toEqual({ ...nothing, jobs: [welder('acme')] });
    expect(await find(people.editor, 'r 50%')).toEqual({ ...nothing, jobs: [welder('acme')] });
    expect(await find(people.keeper, 'seeker')).toMatchObject({ people: [{ email: people.seeker.email }] });
    expect(await find(people.editor, 'seeker')).toEqual(nothing);
  });

  it('takes wildcards for what they are', async () => {
    expect(await find(people.keeper, '%')).toMatchObject({ jobs: [{ title: 'Welder 50%' }] });
    expect(await find(people.keeper, '_')).toMatchObject({ jobs: [], organizations: [] });
    expect(await find(people.keeper, '  ')).toMatchObject({ jobs: [], people: [] });
  });
});

describe('importers', () => {
  it('await those who administer their brand when they fail, ask or are late, unless they are paused', async () => {
    await insertImporter(api.db, 'acme');
    await insertImporter(api.db, 'acme', { active: false });
    await insertImporter(api.db, 'acme', { mapping: null });
    await insertImporter(api.db, 'rhein', { leaving: days(0) });
    const late = await insertImporter(api.db, 'acme', { everyHours: 2, lastGood: days(-0.2) });
    const fine = await insertImporter(api.db, 'acme', { everyHours: 2, lastGood: days(-0.1) });
    for (const { importerRun: id } of [late, fine])
      await api.db.update(everyBrand(importerRun)).set({ state: 'done' }).where(eq(importerRun.id, id));
    const kinds = async (person: Person) => (await waiting(person)).filter((entry) => entry.startsWith('importers'));
    expect(await kinds(people.keeper)).toEqual(['importers acme 2']);
    expect(await kinds(people.editor)).toEqual([]);
  });
});

describe('jobs that rules bring', () => {
  it('await the moderators of the brand on which they would appear', async () => {
    for (const [frontend, count] of [
      ['acme', 2],
      ['rhein', 1],
    ] as const)
      for (let made = 0; made < count; made += 1)
        await insertSyndication(api.db, frontend, await insertJob(api.db, { frontend: 'attic' }));
    const kinds = async (person: Person) => (await waiting(person)).filter((entry) => entry.startsWith('guests'));
    expect(await kinds(people.editor)).toEqual(['guests acme 2']);
    expect(await kinds(people.keeper)).toEqual(['guests acme 2']);
    expect((await kinds(people.boss)).sort()).toEqual(['guests acme 2', 'guests rhein 1']);
  });
});
