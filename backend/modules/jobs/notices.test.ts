/** What time does to jobs, and whom it tells. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { job, jobRequest } from '../../database/schema/jobs.ts';
import { outbox } from '../../database/schema/mail.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { days, insertBasics } from '../../testing/rows.ts';
import { moveJobsTask, sweepJobsTask, tellOfEndsTask } from './clock-tasks.ts';
import { type Employer, jobDesk } from './testing/job-desk.ts';

const acme = testBrand('acme', ({ site, forms }) => {
  site.timeZone = 'Europe/Berlin';
  forms.job.expiryNoticeDays = 3;
});
const rhein = testBrand('rhein', ({ forms }) => {
  forms.job.expiryNoticeDays = 0;
});
const api = testBackend([acme, rhein]);
const desk = jobDesk(api);

let employer: Employer;
beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));
beforeEach(async () => {
  await api.db.delete(job);
  employer = await desk.employer();
  await desk.mails();
});

const tools = (now: Date) => ({ ...api.backend.work, now: () => now, signal: new AbortController().signal });
const tick = (now = new Date()) => moveJobsTask.run(tools(now), {});
const tell = (now = new Date()) => tellOfEndsTask.run(tools(now), {});

describe('the clock', () => {
  it('puts jobs up at their start and takes them down at their end, and tells their people once', async () => {
    const id = await desk.put(employer, 'scheduled', { publishAt: days(1), expires: days(8) });
    await tick();
    expect((await desk.row(id)).state).toBe('scheduled');
    await tick(days(1.01));
    await tick(days(1.01));
    expect(await desk.row(id)).toMatchObject({ state: 'published', published: (await desk.row(id)).publishAt });
    expect(await desk.mails()).toEqual([`job_published ${employer.person.email}`]);
    await Promise.all([tick(days(8.01)), tick(days(8.01))]);
    await tick(days(8.01));
    expect(await desk.row(id)).toMatchObject({ state: 'archived', archived: (await desk.row(id)).expires });
    expect(await desk.mails()).toEqual([`job_ended ${employer.person.email}`]);
    // Time is nobody who changes a job: a form that is open saves on.
    expect((await desk.row(id)).version).toBe(1);
  });

  it('says nothing of what an importer brings, and of jobs that were over before anybody saw them up', async () => {
    await desk.put(employer, 'published', { external: true, expires: days(-1) });
    await desk.put(employer, 'scheduled', { publishAt: days(-3), expires: days(-1) });
    await tick();
    expect(await desk.mails()).toEqual([`job_ended ${employer.person.email}`]);
  });

  it('goes on where a mail cannot be made, and logs it', async () => {
    const id = await desk.put(employer, 'scheduled', { publishAt: days(-1), expires: days(9) });
    const broken = { ...tools(new Date()), originOf: () => 'nowhere' };
    await moveJobsTask.run(broken, {});
    expect((await desk.row(id)).state).toBe('published');
    expect(await desk.mails()).toEqual([]);
    expect(api.entries).toContainEqual({
      level: 'error',
      code: 'JOB_NOTICE',
      message: expect.stringContaining(`No mail could be made about job ${id}: `),
    });
  });

  it('ends paid highlights', async () => {
    const id = await desk.put(employer, 'published', {
      featured: true,
      featuredUntil: days(1),
      top: true,
      topUntil: days(3),
    });
    await tick(days(2));
    expect(await desk.row(id)).toMatchObject({ featured: false, featuredUntil: null, top: true });
    await tick(days(4));
    expect(await desk.row(id)).toMatchObject({ top: false, topUntil: null, state: 'published' });
    const lasting = await desk.put(employer, 'published', { featured: true });
    await tick(days(4));
    expect(await desk.row(lasting)).toMatchObject({ featured: true });
  });
});

describe('the notice of an end', () => {
  it('goes out once for each end, with its day on the clock of the brand', async () => {
    // 23:30 UTC on May 9 is May 10 in Berlin.
    const expires = new Date('2031-05-09T23:30:00Z');
    const id = await desk.put(employer, 'published', { published: new Date('2031-04-01T00:00:00Z'), expires });
    await tell(new Date('2031-05-06T23:00:00Z'));
    expect(await desk.mails()).toEqual([]);
    for (const now of ['2031-05-06T23:31:00Z', '2031-05-06T23:31:00Z', '2031-05-08T00:00:00Z'])
      await tell(new Date(now));
    const [mail] = await api.db.select().from(outbox);
    expect(mail?.subject).toBe('“Night editor” ends on May 10, 2031');
    expect(await desk.mails()).toEqual([`job_ends_soon ${employer.person.email}`]);
    // A later end is another one.
    await api.db
      .update(job)
      .set({ expires: new Date('2031-06-01T00:00:00Z') })
      .where(eq(job.id, id));
    await tell(new Date('2031-05-30T00:00:00Z'));
    expect(await desk.mails()).toEqual([`job_ends_soon ${employer.person.email}`]);
  });

  it('spares jobs that run no longer than it, those of importers, and brands without it', async () => {
    await desk.put(employer, 'published', { published: days(-1), expires: days(1) });
    await desk.put(employer, 'published', { expires: days(1), external: true });
    await desk.put(await desk.employer('rhein'), 'published', { frontend: 'rhein', expires: days(1) });
    await tell();
    expect(await desk.mails()).toEqual([]);
  });

  it('is taken up where it was left, and neither lost nor doubled', async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1) ids.push(await desk.put(employer, 'published', { expires: days(2) }));
    const broken = { ...tools(new Date()), originOf: () => 'nowhere' };
    await tellOfEndsTask.run(broken, {});
    expect(await desk.mails()).toEqual([]);
    await Promise.all([tell(), tell()]);
    expect(await desk.mails()).toHaveLength(ids.length);
  });
});

it('forgets requests after a week', async () => {
  await desk.save(employer.person, { submit: false });
  await sweepJobsTask.run(tools(days(6)), {});
  expect(await api.db.$count(jobRequest)).toBe(1);
  await sweepJobsTask.run(tools(days(8)), {});
  expect(await api.db.$count(jobRequest)).toBe(0);
});
