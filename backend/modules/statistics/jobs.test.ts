/** Figures of single jobs through GraphQL: whose they are, and beside which others. */
import { beforeAll, expect, it } from 'vitest';
import { organizationMember } from '../../database/schema/accounts.ts';
import { jobStatistic } from '../../database/schema/statistics.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../testing/people.ts';
import { days, insertJob, insertOrganization } from '../../testing/rows.ts';
import { adminBackend } from '../admin/testing/admin-backend.ts';
import { lastDays } from './jobs.ts';

const api = adminBackend();
const people = {} as Record<'owner' | 'rival', Person>;
let own = 0;
let foreign = 0;
const today = new Date().toISOString().slice(0, 10);
const groups = { job_categorization: { occupationalField: ['nursing', 'care'] } };

async function job(name: string, views: number, given: object = {}, person?: Person): Promise<number> {
  const organizationId = await insertOrganization(api.db, { name, profiles: [{ frontend: 'acme' }] });
  if (person) await api.db.insert(organizationMember).values({ organizationId, accountId: person.id, role: 'owner' });
  const jobId = await insertJob(api.db, {
    organizationId,
    groups,
    published: days(-2),
    on: ['acme', 'rhein'],
    ...given,
  });
  const day = { jobId, grain: 'day', period: today };
  await api.db.insert(everyBrand(jobStatistic)).values([
    {
      ...day,
      frontend: 'acme',
      views,
      starts: views / 10,
      applications: 1,
      listed: 4,
      places: 10,
      fromSearch: views - 3,
      fromMail: 3,
    },
    { ...day, frontend: 'rhein', views: 5000, starts: 500, listed: 1, places: 99, fromDirect: 5000 },
  ]);
  return jobId;
}

beforeAll(async () => {
  people.owner = await insertPerson(api, { roles: ['recruiter'] });
  people.rival = await insertPerson(api, { roles: ['recruiter'] });
  own = await job('Own', 40, {}, people.owner);
  foreign = await job('Rival', 20, {}, people.rival);
});

const FIGURES = `query ($id: Int!) { ownJob(id: $id) { figures {
  views starts applications listed place sources { source count } viewsPerDay startsPerView similar { jobs viewsPerDay startsPerView }
} } }`;
interface Figures {
  ownJob: {
    figures: { views: number[]; similar: { jobs: number; viewsPerDay: number; startsPerView: number } | null };
  };
}

it('says how a job did on this brand, to those who look after it', async () => {
  const { ownJob } = (await api.ask(people.owner, FIGURES, { id: own })) as Figures;
  expect(ownJob.figures).toMatchObject({
    ...{ starts: 4, applications: 1, listed: 4, place: 2.5, startsPerView: 10, similar: null },
    sources: [
      { source: 'search', count: 37 },
      { source: 'mail', count: 3 },
    ],
  });
  expect([ownJob.figures.views.length, ownJob.figures.views.at(-1)]).toEqual([30, 40]);
});

it("says nothing of somebody else's jobs", async () => {
  expect(await api.ask(people.rival, FIGURES, { id: own })).toEqual({ ownJob: null });
  expect(await api.ask(people.owner, FIGURES, { id: foreign })).toEqual({ ownJob: null });
  expect(await api.ask(null, FIGURES, { id: own })).toBe('SIGN_IN_REQUIRED');
});

it('compares with similar jobs only where there are five of three other employers', async () => {
  const similar = async () => ((await api.ask(people.owner, FIGURES, { id: own })) as Figures).ownJob.figures.similar;
  for (const views of [40, 60]) await job(`Other ${views}`, views);
  await job('Other occupation', 9000, { groups: { job_categorization: { occupationalField: ['cooking'] } } });
  await job('Draft', 9000, { state: 'draft' });
  await job('Elsewhere', 9000, { on: ['rhein'], frontend: 'rhein' });
  expect(await similar()).toBeNull();
  await job('Other 80', 80);
  expect(await similar()).toBeNull();
  await job('Other 100', 100);
  const found = await similar();
  expect(found).toMatchObject({ jobs: 5, startsPerView: 10 });
  expect(found?.viewsPerDay).toBeCloseTo(60 / 2, 0);
});

it('counts the last thirty days of the brand, late in the evening after a change of the clock, too', () => {
  const evening = new Date('2026-11-30T04:30:00Z');
  expect(lastDays(evening, 'America/New_York')).toEqual({
    ...{ from: '2026-10-31', until: '2026-11-29' },
    ...{ start: new Date('2026-10-31T04:00:00Z'), end: evening },
  });
});
