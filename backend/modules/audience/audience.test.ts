/** Figures for employers through GraphQL, on a real database. */
import { beforeAll, expect, it } from 'vitest';
import type { Connection } from '../../database/pool.ts';
import { searchAlert } from '../../database/schema/alerts.ts';
import { application } from '../../database/schema/applications.ts';
import { resume, resumeFrontend } from '../../database/schema/resumes.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson } from '../../testing/people.ts';
import { days, insertBasics, insertJob } from '../../testing/rows.ts';

const api = testBackend([
  testBrand('acme'),
  testBrand('rhein'),
  testBrand('plain'),
  testBrand('read', (document) => {
    Object.assign(document.features, { applicant: false, jobAlerts: false, resume: false });
  }),
  testBrand('closed', (document) => {
    document.features.recruiter = false;
  }),
]);

const AUDIENCE = '{ audience { jobs employers views applications alerts resumes } }';
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein', 'plain', 'read', 'closed']);
  for (const [brand, jobs] of Object.entries({ acme: 12, rhein: 15, plain: 9, read: 11 }))
    for (const at of times(jobs, (index) => index))
      await insertJob(api.db, { frontend: brand, organizationName: `Employer ${at}`, views: 100 });
  // Of another brand, and shown here as well; its views are those of its own brand.
  await insertJob(api.db, { frontend: 'rhein', on: ['rhein', 'acme'], organizationName: 'employer 3', views: 7000 });
  // Not online, and an example.
  await insertJob(api.db, { state: 'archived', organizationName: 'Closed', views: 500 });
  await insertJob(api.db, { expires: days(-1), organizationName: 'Expired', views: 500 });
  await insertJob(api.db, { sample: true, organizationName: 'Example', views: 500 });
  await insertApplications(api.db, 'acme', 11);
  await insertApplications(api.db, 'rhein', 20);
  await insertApplications(api.db, 'read', 14);
  await insertApplications(api.db, 'acme', 5, { created: days(-31) });
  await insertApplications(api.db, 'acme', 5, { stage: 'withdrawn' });
  await insertApplications(api.db, 'acme', 5, { confirmed: null });
  await insertAlerts(api.db, 'acme', 13);
  await insertAlerts(api.db, 'rhein', 24);
  await insertAlerts(api.db, 'read', 12);
  await insertAlerts(api.db, 'acme', 4, { paused: true });
  await insertAlerts(api.db, 'acme', 4, { confirmed: null });
  await insertAlerts(api.db, 'acme', 4, { interval: -1 });
  for (const at of times(12, (index) => index)) await insertResume(at < 11 ? ['acme', 'rhein', 'read'] : ['rhein']);
  await insertResume(['acme'], { visible: false });
  await insertResume(['acme'], { listed: null });
});

let sent = 0;
async function insertApplications(db: Connection, frontend: string, count: number, values = {}): Promise<void> {
  const rows = times(count, () => {
    sent += 1;
    const email = `guest-${sent}@example.com`;
    return { frontend, jobTitle: 'Reporter', organizationName: 'Harbor Works', locale: 'en', data: {}, email };
  });
  const now = { created: days(-2), changed: days(-2), confirmed: days(-2) };
  await db.insert(everyBrand(application)).values(rows.map((row) => ({ ...row, ...now, ...values })));
}

async function insertResume(on: readonly string[], values = {}): Promise<void> {
  const { id: accountId } = await insertPerson(api);
  const [row] = await api.db
    .insert(everyBrand(resume))
    .values({ accountId, frontend: 'acme', langcode: 'en' })
    .returning({ id: resume.id });
  const resumeId = row?.id ?? 0;
  await api.db
    .insert(everyBrand(resumeFrontend))
    .values(on.map((frontend) => ({ resumeId, frontend, visible: true, listed: days(-1), ...values })));
}

/** Two searches of each address: one person. */
async function insertAlerts(db: Connection, frontend: string, people: number, values = {}): Promise<void> {
  const rows = times(people * 2, (at) => ({
    frontend,
    email: `${JSON.stringify(values)}-${Math.floor(at / 2)}@example.com`,
    locale: 'en',
    title: 'Reporter',
    href: '/jobs',
    request: {},
    searchKey: String(at),
    interval: 86_400,
    nonce: 'n',
    created: days(-2),
    confirmed: days(-2),
    since: days(-2),
    ...values,
  }));
  await db.insert(everyBrand(searchAlert)).values(rows);
}

it('counts what a brand shows and gets, and nothing of another', async () => {
  expect(await api.run('acme', AUDIENCE)).toEqual({
    audience: { jobs: 13, employers: 12, views: 1200, applications: 11, alerts: 13, resumes: 11 },
  });
  expect(await api.run('rhein', AUDIENCE)).toEqual({
    audience: { jobs: 16, employers: 15, views: 8500, applications: 20, alerts: 24, resumes: 12 },
  });
});

it('keeps figures below ten to itself', async () => {
  expect(await api.run('plain', AUDIENCE)).toEqual({
    audience: { jobs: null, employers: null, views: 900, applications: null, alerts: null, resumes: null },
  });
});

it('says nothing of features that are off', async () => {
  expect(await api.run('read', AUDIENCE)).toEqual({
    audience: { jobs: 11, employers: 11, views: 1100, applications: null, alerts: null, resumes: null },
  });
});

it('is refused on a brand without employers', async () => {
  const answer = await api.post('closed.example', { query: AUDIENCE });
  expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'FEATURE_OFF' } }] });
});

it('stays the same for a minute, however often it is asked', async () => {
  await insertJob(api.db, { organizationName: 'One more' });
  expect(await api.run('acme', '{ audience { jobs } }')).toEqual({ audience: { jobs: 13 } });
});
