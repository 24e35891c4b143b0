import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { accountEvent } from '../../../database/schema/accounts.ts';
import { moveDueJobs } from '../../../services/clock.ts';
import { testBackend } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson } from '../../../testing/people.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { shop, shopBrand } from '../../billing/testing/shop.ts';
import { type Employer, jobDesk } from '../testing/job-desk.ts';

const acme = shopBrand('acme', ({ site }) => {
  site.timeZone = 'Europe/Berlin';
});
const api = testBackend([acme, shopBrand('rhein')]);
const desk = jobDesk(api);
const { give, balance } = shop(api);

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));

const PROMOTE = `mutation ($id: Int!, $kind: JobPromotion!, $key: String!) {
  promoteJob(id: $id, kind: $kind, key: $key) { featured featuredUntil top topUntil version } }`;
const FEATURED = `query { search(index: JOBS, request: { conditionGroup: { conjunction: AND,
  conditions: [{ field: "featured", value: "true" }] }, range: { first: 0, last: 50 } }) { hits { id } } }`;

interface Raised {
  featured: boolean;
  featuredUntil: string | null;
  top: boolean;
  topUntil: string | null;
  version: number;
}

async function promote(who: Employer['person'], id: number, values: Record<string, unknown> = {}, frontend?: string) {
  const variables = { id, kind: 'featured', key: randomUUID(), ...values };
  const { data, code } = await desk.ask(who, PROMOTE, variables, frontend);
  return code ?? (data.promoteJob as Raised);
}
async function raised(who: Employer['person'], id: number, values: Record<string, unknown> = {}): Promise<Raised> {
  const answer = await promote(who, id, values);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}
const daysUntil = (end: string | null) => (Date.parse(end ?? '') - Date.now()) / DAY_MS;
const featured = async () =>
  ((await api.run('acme', FEATURED)).search as { hits: { id: number }[] }).hits.map(({ id }) => id);

describe('a job that is raised', () => {
  it('stands among the featured ones for the days of the credit, and not a day longer', async () => {
    const employer = await desk.employer();
    await give(employer.organizationId, 'front_page');
    const id = await desk.put(employer, 'published');
    expect(await featured()).not.toContain(id);
    const after = await raised(employer.person, id);
    expect(after).toMatchObject({ featured: true, top: false, topUntil: null, version: 1 });
    // Days in the brand's time zone: one of them may be an hour longer.
    expect(Math.abs(daysUntil(after.featuredUntil) - 14)).toBeLessThan(0.05);
    expect(await balance(employer.organizationId, 'featured_job')).toBe(0);
    expect(await featured()).toContain(id);
    const events = await api.db
      .select()
      .from(everyBrand(accountEvent))
      .where(eq(accountEvent.accountId, employer.person.id));
    expect(events.map(({ kind, detail }) => `${kind} ${detail.job}`)).toEqual([`job_promoted ${id}`]);
    const languagesOf = () => ['en'];
    await moveDueJobs({ pool: api.pool, languagesOf }, days(13));
    expect(await featured()).toContain(id);
    await moveDueJobs({ pool: api.pool, languagesOf }, days(15));
    expect(await featured()).not.toContain(id);
    expect(await desk.row(id)).toMatchObject({ featured: false, featuredUntil: null, state: 'published' });
  });

  it('is raised longer by a further credit, from the end of what runs', async () => {
    const employer = await desk.employer();
    await give(employer.organizationId, 'front_page');
    await give(employer.organizationId, 'front_page');
    const id = await desk.put(employer, 'published');
    await raised(employer.person, id);
    expect(Math.abs(daysUntil((await raised(employer.person, id)).featuredUntil) - 28)).toBeLessThan(0.1);
    expect(await balance(employer.organizationId, 'featured_job')).toBe(0);
  });

  it('costs one credit for one request, however often and however fast it is sent', async () => {
    const employer = await desk.employer();
    for (let count = 0; count < 3; count += 1) await give(employer.organizationId, 'front_page');
    const id = await desk.put(employer, 'published');
    const key = randomUUID();
    const all = await Promise.all(Array.from({ length: 8 }, () => raised(employer.person, id, { key })));
    expect(new Set(all.map(({ featuredUntil }) => featuredUntil)).size).toBe(1);
    expect(await balance(employer.organizationId, 'featured_job')).toBe(2);
  });

  it('is one for each credit, also when fifty jobs want the last two', async () => {
    const employer = await desk.employer();
    await give(employer.organizationId, 'front_page');
    await give(employer.organizationId, 'front_page');
    const ids = await Promise.all(Array.from({ length: 50 }, () => desk.put(employer, 'published')));
    const answers = await Promise.all(ids.map((id) => promote(employer.person, id)));
    expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(2);
    expect(answers.filter((answer) => answer === 'NOT_ENOUGH_CREDITS')).toHaveLength(48);
    expect(await balance(employer.organizationId, 'featured_job')).toBe(0);
  });
});

describe('nothing is raised or spent', () => {
  it('without a credit of the kind', async () => {
    const employer = await desk.employer();
    const id = await desk.put(employer, 'published');
    await give(employer.organizationId, 'front_page');
    expect(await promote(employer.person, id, { kind: 'top' })).toBe('NOT_ENOUGH_CREDITS');
    expect(await desk.row(id)).toMatchObject({ top: false, topUntil: null });
    expect(await balance(employer.organizationId, 'featured_job')).toBe(1);
  });

  it.each(['draft', 'needs_review', 'scheduled', 'archived'])('of a job in state %s', async (state) => {
    const employer = await desk.employer();
    await give(employer.organizationId, 'front_page');
    expect(await promote(employer.person, await desk.put(employer, state))).toBe('JOB_STATE');
    expect(await balance(employer.organizationId, 'featured_job')).toBe(1);
  });

  it('of a highlight without end', async () => {
    const employer = await desk.employer();
    await give(employer.organizationId, 'front_page');
    expect(await promote(employer.person, await desk.put(employer, 'published', { featured: true }))).toBe('JOB_STATE');
    expect(await balance(employer.organizationId, 'featured_job')).toBe(1);
  });

  it('by somebody else, and on another brand', async () => {
    const employer = await desk.employer();
    await give(employer.organizationId, 'front_page');
    const id = await desk.put(employer, 'published');
    expect(await promote((await desk.employer()).person, id)).toBe('JOB_UNKNOWN');
    expect(await promote(await insertPerson(api, { on: 'acme' }), id)).toBe('JOB_UNKNOWN');
    expect(await promote((await desk.employer('rhein')).person, id, {}, 'rhein;en')).toBe('JOB_UNKNOWN');
    expect((await desk.ask(null, PROMOTE, { id, kind: 'featured', key: randomUUID() })).code).toBe('SIGN_IN_REQUIRED');
    expect(await balance(employer.organizationId, 'featured_job')).toBe(1);
  });
});
