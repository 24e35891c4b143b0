import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { jobReport } from '../../../database/schema/jobs.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { RATE_LIMITS } from '../../../guards/rate-limit.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { sweepJobsTask } from '../clock/clock-tasks.ts';
import { type Employer, jobDesk } from '../testing/job-desk.ts';

const acme = testBrand('acme', ({ site }) => {
  site.contactEmail = 'desk@acme.example';
});
const api = testBackend([acme, testBrand('rhein')]);
const desk = jobDesk(api);
const REPORT = `mutation ($id: Int!, $reason: JobReportReason!, $text: String!, $email: String, $key: String) {
  reportJob(id: $id, reason: $reason, text: $text, email: $email, key: $key) { sent faults { code pointer } } }`;
const LIST = `query ($resolved: Boolean) { jobReports(resolved: $resolved) {
  total reports { id reason text email outcome note openForJob job { id state } } } }`;
const RESOLVE = `mutation ($id: Int!, $outcome: JobReportOutcome!, $note: String) {
  resolveJobReport(id: $id, outcome: $outcome, note: $note) { outcome note openForJob job { state refusal } } }`;

let employer: Employer;
let editor: Person;
let id: number;
beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));
beforeEach(async () => {
  await api.db.delete(rateLimit);
  await api.db.delete(everyBrand(jobReport));
  employer = await desk.employer();
  editor = await insertPerson(api, { roles: ['job_editor'] });
  id = await desk.put(employer, 'published');
  await desk.mails();
});

const report = (values: Record<string, unknown> = {}) =>
  desk.ask(null, REPORT, { id, reason: 'fraud', text: 'They want money.', ...values });
const list = async (resolved = false) =>
  (await desk.ask(editor, LIST, { resolved })).data.jobReports as { total: number; reports: { id: number }[] };

it('takes a report from anybody, once, and mails the site once for each job', async () => {
  const key = randomUUID();
  const sent = { sent: true, faults: [] };
  for (const one of await Promise.all([report({ key }), report({ key })])) expect(one.data.reportJob).toEqual(sent);
  expect((await report({ key })).data.reportJob).toEqual(sent);
  await report({ reason: 'other', text: ' Odd. ', email: ' Ida@Example.com ' });
  expect(await list()).toMatchObject({
    total: 2,
    reports: [
      { reason: 'fraud', text: 'They want money.', email: null, openForJob: 2, job: { id, state: 'published' } },
      { reason: 'other', text: 'Odd.', email: 'ida@example.com' },
    ],
  });
  expect(await desk.mails()).toEqual(['job_reported desk@acme.example']);
});

it('says what is wrong with a report', async () => {
  const wrong = await report({ reason: 'other', text: ' ', email: 'ida' });
  expect(wrong.data.reportJob).toEqual({
    sent: false,
    faults: [
      { code: 'required', pointer: '/text' },
      { code: 'format', pointer: '/email' },
    ],
  });
  expect((await report({ text: 'x'.repeat(2001) })).data.reportJob).toMatchObject({ faults: [{ code: 'maxLength' }] });
  expect(await list()).toMatchObject({ total: 0 });
});

it('takes none of jobs that nobody sees, and not too many from one network', async () => {
  expect((await report({ id: await desk.put(employer, 'draft') })).code).toBe('JOB_UNKNOWN');
  const elsewhere = await desk.put(await desk.employer('rhein'), 'published', { frontend: 'rhein' });
  expect((await report({ id: elsewhere })).code).toBe('JOB_UNKNOWN');
  for (let count = 0; count < RATE_LIMITS.report.points; count += 1) expect((await report()).code).toBeUndefined();
  expect((await report()).code).toBe('TOO_MANY_TRIES');
});

it('is read and settled by administrators of the brand that owns the job', async () => {
  await report();
  const [first] = (await list()).reports;
  const foreign = await insertPerson(api, { on: 'rhein', roles: ['job_editor'] });
  expect((await desk.ask(foreign, LIST, {}, 'rhein;en')).data.jobReports).toEqual({ total: 0, reports: [] });
  expect((await desk.ask(foreign, RESOLVE, { id: first?.id, outcome: 'dismissed' }, 'rhein;en')).code).toBe(
    'JOB_UNKNOWN',
  );
  expect((await desk.ask(employer.person, LIST)).code).toBe('NOT_ALLOWED');
  const { data } = await desk.ask(editor, RESOLVE, { id: first?.id, outcome: 'dismissed', note: 'Looked at.' });
  expect(data.resolveJobReport).toMatchObject({
    outcome: 'dismissed',
    note: 'Looked at.',
    job: { state: 'published' },
  });
  expect(await list()).toMatchObject({ total: 0 });
  expect(await list(true)).toMatchObject({ total: 1, reports: [{ outcome: 'dismissed' }] });
});

it('forgets who reported some time after it was settled', async () => {
  await report({ email: 'ida@example.com' });
  const reported = (await list()).reports[0]?.id;
  const sweep = (now: Date) =>
    sweepJobsTask.run({ ...api.backend.work, now: () => now, signal: new AbortController().signal }, {});
  await sweep(days(400));
  expect(await list()).toMatchObject({ reports: [{ email: 'ida@example.com' }] });
  await desk.ask(editor, RESOLVE, { id: reported, outcome: 'dismissed' });
  await sweep(days(89));
  expect(await list(true)).toMatchObject({ reports: [{ email: 'ida@example.com' }] });
  await sweep(days(91));
  expect(await list(true)).toMatchObject({ reports: [{ email: null, text: 'They want money.' }] });
});

it('takes the job down with all that is open about it, and tells its people why', async () => {
  await report();
  await report({ reason: 'wrong' });
  const [first] = (await list()).reports;
  await desk.mails();
  const { data } = await desk.ask(editor, RESOLVE, { id: first?.id, outcome: 'archived', note: 'It was a trap.' });
  expect(data.resolveJobReport).toMatchObject({ openForJob: 0, job: { state: 'archived', refusal: 'It was a trap.' } });
  expect(await list()).toMatchObject({ total: 0 });
  expect(await desk.mails()).toEqual([`job_taken_down ${employer.person.email}`]);
});
