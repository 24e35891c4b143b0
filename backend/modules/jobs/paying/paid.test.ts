/** Posting where the brand sells it. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { job } from '../../../database/schema/jobs.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { testBackend } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { shop, shopBrand } from '../../billing/testing/shop.ts';
import { moveJobsTask } from '../clock/clock-tasks.ts';
import { type Employer, jobAnswers, jobDesk } from '../testing/job-desk.ts';

const acme = shopBrand('acme');
const strict = shopBrand('rhein', ({ moderation }) => {
  moderation.newJobs = true;
});
const api = testBackend([acme, strict]);
const desk = jobDesk(api);
const { give, balance, join } = shop(api);

let employer: Employer;
beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));
beforeEach(async () => {
  await api.db.delete(rateLimit);
  employer = await desk.employer();
});

const left = ({ organizationId }: Employer) => balance(organizationId, 'job');

describe('a job that costs a credit', () => {
  it('takes it when it goes up, and not for drafts, changes or the same request', async () => {
    await give(employer.organizationId, 'three_jobs');
    const { person } = employer;
    const { job: made } = await desk.save(person, { submit: false });
    expect(await left(employer)).toBe(3);
    const key = 'one-request';
    for (const _ of [1, 2]) await desk.save(person, { id: made.id, version: 1, key });
    expect(await left(employer)).toBe(2);
    const answers = jobAnswers({ job_categorization: { employmentType: ['part_time'] } });
    await desk.save(person, { id: made.id, version: 2, answers });
    expect(await left(employer)).toBe(2);
  });

  it('stays a draft without one, and nothing of it is stored', async () => {
    const { person } = employer;
    await expect(desk.save(person, {})).rejects.toThrow('NOT_ENOUGH_CREDITS');
    expect(await api.db.$count(everyBrand(job), eq(job.ownerId, person.id))).toBe(0);
    const { job: made } = await desk.save(person, { submit: false });
    expect((await desk.move(person, 'publish', made.id)).code).toBe('NOT_ENOUGH_CREDITS');
    expect(await desk.row(made.id)).toMatchObject({ state: 'draft', version: 1, published: null });
  });

  it('is not posted more often than there are credits, however many are sent at once', async () => {
    await give(employer.organizationId, 'three_jobs');
    const { person } = employer;
    const drafts = await Promise.all(Array.from({ length: 50 }, () => desk.put(employer, 'draft')));
    const sent = await Promise.all(drafts.map((id) => desk.move(person, 'publish', id)));
    const codes = sent.map(({ code = 'published' }) => code).sort();
    expect(codes).toEqual([...Array(47).fill('NOT_ENOUGH_CREDITS'), ...Array(3).fill('published')]);
    const states = await api.db.select({ state: job.state }).from(everyBrand(job)).where(eq(job.ownerId, person.id));
    expect(states.filter(({ state }) => state === 'published')).toHaveLength(3);
    expect(await left(employer)).toBe(0);
  });

  it('runs for the days of its credit, whatever end is chosen then or later', async () => {
    await give(employer.organizationId, 'three_jobs');
    const far = jobAnswers({ job_schedule: { expiration: days(90).toISOString() } });
    const { job: made } = await desk.save(employer.person, { answers: far });
    const runs = (one: { published: string | null; expires: string | null }) =>
      Math.round((Date.parse(one.expires ?? '') - Date.parse(one.published ?? '')) / DAY_MS);
    expect(runs(made)).toBe(42);
    const further = jobAnswers({ job_schedule: { expiration: days(120).toISOString() } });
    const { job: changed } = await desk.save(employer.person, { id: made.id, version: 1, answers: further });
    expect(runs(changed)).toBe(42);
  });

  it('runs for all the days of its credit where nothing else is chosen', async () => {
    await give(employer.organizationId, 'three_jobs');
    const { job: made } = await desk.save(employer.person, {});
    expect(Math.round((Date.parse(made.expires ?? '') - Date.parse(made.published ?? '')) / DAY_MS)).toBe(42);
  });

  it('costs anew when it has ended and is posted again', async () => {
    await give(employer.organizationId, 'three_jobs');
    const { job: made } = await desk.save(employer.person, {});
    await desk.move(employer.person, 'archive', made.id);
    expect((await desk.move(employer.person, 'publish', made.id)).data.done).toMatchObject({
      job: { state: 'published' },
    });
    expect(await left(employer)).toBe(1);
  });
});

describe('what posting costs', () => {
  const TERMS = `query ($organizationId: Int!, $jobId: Int) {
    postingTerms(organizationId: $organizationId, jobId: $jobId) {
      price paidWith credits slots days duration products { key price { text } } mayOrder } }`;
  const products = [
    { key: 'three_jobs', price: { text: '149€' } },
    { key: 'job_year', price: { text: '2,400€' } },
    { key: 'gift', price: { text: '0€' } },
  ];
  const terms = async (jobId: number | null = null, { person, organizationId }: Employer = employer) =>
    (await desk.ask(person, TERMS, { organizationId, jobId })).data.postingTerms;

  it('is said before and after a credit is spent, with what is left', async () => {
    const of = { slots: 0, days: 42, duration: 42, products, mayOrder: true };
    expect(await terms()).toEqual({ ...of, price: 'none', paidWith: null, credits: 0 });
    await give(employer.organizationId, 'three_jobs');
    const before = { ...of, price: 'credit', paidWith: null, credits: 3 };
    const { job: draft } = await desk.save(employer.person, { submit: false });
    expect([await terms(), await terms(draft.id)]).toEqual([before, before]);
    await desk.save(employer.person, { id: draft.id, version: 1 });
    expect(await terms(draft.id)).toEqual({ ...before, price: 'paid', paidWith: 'credit', credits: 2 });
    expect(await terms()).toEqual({ ...before, credits: 2 });
    // Publishing an ended ad is charged again.
    await desk.move(employer.person, 'archive', draft.id);
    expect(await terms(draft.id)).toMatchObject({ price: 'credit', credits: 2 });
  });

  it('is a slot while one is free, for as long as the brand lets a job run', async () => {
    await give(employer.organizationId, 'job_year');
    expect(await terms()).toMatchObject({ price: 'slot', slots: 2, days: null, duration: 30 });
    const { job: first } = await desk.save(employer.person, {});
    expect(await terms(first.id)).toMatchObject({ price: 'paid', paidWith: 'slot', slots: 1 });
    await desk.save(employer.person, {});
    expect(await terms()).toMatchObject({ price: 'none', slots: 0 });
  });

  it('brings the days of the form for a new job along', async () => {
    const preset = async () => (await desk.ask(employer.person, '{ jobFormSettings { defaultDuration } }')).data;
    expect(await preset()).toEqual({ jobFormSettings: { defaultDuration: 42 } });
    await give(employer.organizationId, 'job_year');
    expect(await preset()).toEqual({ jobFormSettings: { defaultDuration: 30 } });
  });

  it('says to owners that they may order, and to others that they may not', async () => {
    const editor = await insertPerson(api, { on: 'acme', roles: ['recruiter'] });
    await join(employer.organizationId, editor, 'editor');
    expect(await terms()).toMatchObject({ mayOrder: true });
    expect(await terms(null, { ...employer, person: editor })).toMatchObject({ mayOrder: false });
  });

  it('is told to the people of the organization alone, and of no job of others', async () => {
    await give(employer.organizationId, 'three_jobs');
    const { job: own } = await desk.save(employer.person, {});
    const other = await desk.employer();
    const asked = { organizationId: employer.organizationId, jobId: null };
    expect((await desk.ask(other.person, TERMS, asked)).code).toBe('ORGANIZATION_UNKNOWN');
    expect(await terms(own.id, other)).toMatchObject({ price: 'none', paidWith: null });
  });
});

describe('a job in a slot', () => {
  it('gives it back when it ends, by hand or by time', async () => {
    await give(employer.organizationId, 'job_year');
    const { person } = employer;
    const [first, second] = [await desk.save(person, {}), await desk.save(person, {})];
    await expect(desk.save(person, {})).rejects.toThrow('NOT_ENOUGH_CREDITS');
    await desk.move(person, 'archive', first.job.id);
    const third = await desk.save(person, {});
    expect(third.job.state).toBe('published');
    expect((await desk.move(person, 'publish', first.job.id)).code).toBe('NOT_ENOUGH_CREDITS');
    const now = new Date(Date.parse(second.job.expires ?? '') + 1000);
    await moveJobsTask.run({ ...api.backend.work, now: () => now, signal: new AbortController().signal }, {});
    expect((await desk.move(person, 'publish', first.job.id)).data.done).toMatchObject({ job: { state: 'published' } });
  });
});

it('gives its slot back when it is withdrawn before its start', async () => {
  await give(employer.organizationId, 'job_year');
  const { person } = employer;
  const answers = jobAnswers({ job_schedule: { published: days(3).toISOString() } });
  const { job: ahead } = await desk.save(person, { answers });
  expect(ahead.state).toBe('scheduled');
  await desk.save(person, {});
  await expect(desk.save(person, {})).rejects.toThrow('NOT_ENOUGH_CREDITS');
  await desk.move(person, 'withdraw', ahead.id);
  expect((await desk.save(person, {})).job.state).toBe('published');
});

it('costs nothing where an administrator puts it up', async () => {
  const id = await desk.put(employer, 'draft');
  const admin = await insertPerson(api, { roles: ['site_admin'] });
  const SET = 'mutation ($id: Int!) { setJobState(id: $id, state: published) { job { state } } }';
  const { data } = await desk.ask(admin, SET, { id });
  expect(data.setJobState).toEqual({ job: { state: 'published' } });
  expect(await left(employer)).toBe(0);
  expect((await desk.move(employer.person, 'publish', await desk.put(employer, 'draft'))).code).toBe(
    'NOT_ENOUGH_CREDITS',
  );
});

describe('a job that waits', () => {
  let moderated: Employer;
  let editor: Person;
  beforeEach(async () => {
    moderated = await desk.employer('rhein');
    editor = await insertPerson(api, { on: 'rhein', roles: ['job_editor'] });
  });
  const post = () => desk.save(moderated.person, {}, 'rhein;en');

  it('is refused at once where nothing is left to pay with', async () => {
    await expect(post()).rejects.toThrow('NOT_ENOUGH_CREDITS');
  });

  it('is paid for when it is approved; a rejected one costs nothing', async () => {
    await give(moderated.organizationId, 'gift', 'rhein');
    const [one, two] = [await post(), await post()];
    expect(await balance(moderated.organizationId, 'job', 'rhein')).toBe(1);
    await desk.move(editor, 'reject', two.job.id, 'rhein;en');
    expect(await balance(moderated.organizationId, 'job', 'rhein')).toBe(1);
    await desk.save(moderated.person, { id: two.job.id, version: 2 }, 'rhein;en');
    expect((await desk.move(editor, 'approve', one.job.id, 'rhein;en')).data.done).toMatchObject({
      state: 'published',
    });
    expect((await desk.move(editor, 'approve', two.job.id, 'rhein;en')).code).toBe('JOB_NOT_PAID');
    expect((await desk.row(two.job.id)).state).toBe('needs_review');
    expect(await balance(moderated.organizationId, 'job', 'rhein')).toBe(0);
  });
});
