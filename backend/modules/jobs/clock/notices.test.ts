/** Scheduled changes to jobs, and who is notified. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fromWallClock, toWallClock } from '../../../../runtime/core/moments.ts';
import { job, jobRequest } from '../../../database/schema/jobs.ts';
import { outbox } from '../../../database/schema/mail.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { happened } from '../../../testing/happened.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { type Employer, jobDesk } from '../testing/job-desk.ts';
import { moveJobsTask, sweepJobsTask, tellOfEndsTask } from './clock-tasks.ts';

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
  await api.db.delete(everyBrand(job));
  employer = await desk.employer();
  await desk.mails();
});

const tools = (now: Date) => ({ ...api.backend.work, now: () => now, signal: new AbortController().signal });
const tick = (now = new Date()) => moveJobsTask.run(tools(now), {});
const tell = (now = new Date()) => tellOfEndsTask.run(tools(now), {});

/** The next day on which clocks of the zone go forward (1) or back (-1). */
function nextChange(zone: string, direction: number): string {
  const hour = 3_600_000;
  const offset = (at: number) => Date.parse(`${toWallClock(new Date(at).toISOString(), zone)}Z`) - at;
  const begin = Math.ceil(Date.now() / hour) * hour + 72 * hour;
  for (let at = begin; at < begin + 400 * 24 * hour; at += hour)
    if (Math.sign(offset(at) - offset(at - hour)) === direction)
      return toWallClock(new Date(at).toISOString(), zone).slice(0, 10);
  throw new Error(`The clock of ${zone} does not change.`);
}

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T12:00Z`) + count * 86_400_000).toISOString().slice(0, 10);

describe('the clock', () => {
  it('puts jobs up at their start and takes them down at their end, and tells their people once', async () => {
    const id = await desk.put(employer, 'scheduled', { publishAt: days(1), expires: days(8) });
    await happened(api);
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
    // Scheduled changes keep the version: an open form can still be saved.
    expect((await desk.row(id)).version).toBe(1);
    expect(await happened(api)).toEqual(['acme posting form 1']);
  });

  it.each([
    ['leaves out', 1],
    ['repeats', -1],
  ])('ends a job once in the hour that a change of the clock %s, and keeps its hour after it', async (_, direction) => {
    const zone = acme.document.site.timeZone;
    const day = nextChange(zone, direction);
    const clock = (count: number) => fromWallClock(`${dayAfter(day, count)}T02:30`, zone) ?? '';
    const PUBLISH = `mutation ($id: Int!, $publishAt: DateTime!, $durationDays: Int!) {
      publishJob(id: $id, publishAt: $publishAt, durationDays: $durationDays) { job { state publishAt expires } } }`;
    for (const [begins, durationDays, ends] of [
      [-1, 1, 0],
      [-1, 2, 1],
      [0, 1, 1],
    ] as const) {
      const id = await desk.put(employer, 'draft');
      const asked = { id, publishAt: clock(begins), durationDays };
      const { data } = await desk.ask(employer.person, PUBLISH, asked);
      const { expires } = await desk.row(id);
      expect(data.publishJob).toMatchObject({ job: { state: 'scheduled', publishAt: clock(begins) } });
      const hour = begins === 0 && direction === 1 ? '03:30' : '02:30';
      expect(expires?.toISOString()).toBe(fromWallClock(`${dayAfter(day, ends)}T${hour}`, zone));
      const end = expires ?? new Date(0);
      for (const at of [end.getTime() - 60_000, end.getTime(), end.getTime() + 3_600_000]) await tick(new Date(at));
      expect(await desk.row(id)).toMatchObject({ state: 'archived', archived: end });
      const told = [`job_ended ${employer.person.email}`, `job_published ${employer.person.email}`];
      expect(await desk.mails()).toEqual(told);
    }
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
    const [mail] = await api.db.select().from(everyBrand(outbox));
    expect(mail?.subject).toBe('“Night editor” ends on May 10, 2031');
    expect(await desk.mails()).toEqual([`job_ends_soon ${employer.person.email}`]);
    // A later end date is announced again.
    await api.db
      .update(everyBrand(job))
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
  expect(await api.db.$count(everyBrand(jobRequest))).toBe(1);
  await sweepJobsTask.run(tools(days(8)), {});
  expect(await api.db.$count(everyBrand(jobRequest))).toBe(0);
});
