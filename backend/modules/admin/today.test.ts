import { beforeAll, describe, expect, it } from 'vitest';
import { job, jobReport } from '../../database/schema/jobs.ts';
import { outbox } from '../../database/schema/mail.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertJob, insertOrganization } from '../../testing/rows.ts';
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
