import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { accountEvent } from '../../../database/schema/accounts.ts';
import { outbox } from '../../../database/schema/mail.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson, type Person } from '../../../testing/people.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { type Employer, jobAnswers, jobDesk } from '../testing/job-desk.ts';

const free = testBrand('acme', ({ site }) => {
  site.contactEmail = 'desk@acme.example';
});
const strict = testBrand('rhein', ({ site, moderation }) => {
  site.contactEmail = 'desk@rhein.example';
  moderation.newJobs = true;
  moderation.editedJobs = true;
});
const api = testBackend([free, strict]);
const desk = jobDesk(api);
const RHEIN = 'rhein;en';

let employer: Employer;
let moderated: Employer;
let editor: Person;
beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  employer = await desk.employer();
  moderated = await desk.employer('rhein');
  editor = await insertPerson(api, { on: 'rhein', roles: ['job_editor'] });
});
beforeEach(async () => {
  await api.db.delete(rateLimit);
  await desk.mails();
});

const put = (state: string, values = {}) => desk.put(moderated, state, { frontend: 'rhein', ...values });

describe('a job that is reviewed', () => {
  it('waits, is given back with a reason, comes again and goes up', async () => {
    const { job } = await desk.save(moderated.person, {}, RHEIN);
    expect(job).toMatchObject({ state: 'needs_review', published: null, expires: null, isPublic: false });
    expect(await desk.found('night editor', 'rhein')).not.toContain(job.id);
    expect(await desk.mails()).toEqual(['job_waits desk@rhein.example']);

    const queue = `{ jobsToReview { total jobs { id title } } }`;
    expect((await desk.ask(editor, queue, {}, RHEIN)).data.jobsToReview).toMatchObject({
      jobs: expect.arrayContaining([{ id: job.id, title: job.title }]),
    });
    expect((await desk.ask(moderated.person, queue, {}, RHEIN)).code).toBe('NOT_ALLOWED');

    await desk.move(editor, 'reject', job.id, RHEIN);
    expect(await desk.mails()).toEqual([`job_refused ${moderated.person.email}`]);
    expect(await desk.own(moderated.person, job.id, RHEIN)).toMatchObject({ state: 'draft', refusal: 'Who pays?' });

    const { job: again } = await desk.save(moderated.person, { id: job.id, version: 2 }, RHEIN);
    expect(again).toMatchObject({ state: 'needs_review', refusal: null });
    await desk.mails();
    await desk.move(editor, 'approve', job.id, RHEIN);
    expect(await desk.mails()).toEqual([`job_published ${moderated.person.email}`]);
    expect(await desk.found('night editor', 'rhein')).toContain(job.id);
    const events = await api.db.select().from(everyBrand(accountEvent)).where(eq(accountEvent.accountId, editor.id));
    expect(events.map(({ kind, detail }) => [kind, detail])).toEqual(
      expect.arrayContaining([
        ['job_rejected', { job: String(job.id) }],
        ['job_published', { job: String(job.id) }],
      ]),
    );
  });

  it('leaves the public at once when its people change it, and goes on when an administrator does', async () => {
    const id = await put('published');
    const answers = jobAnswers({ job_categorization: { employmentType: ['part_time'] } });
    const { job } = await desk.save(moderated.person, { id, version: 1, answers }, RHEIN);
    expect(job).toMatchObject({ state: 'needs_review', isPublic: false });
    expect(await desk.found('night editor', 'rhein')).not.toContain(id);
    const other = await put('published');
    const { job: same } = await desk.save(editor, { id: other, version: 1, answers }, RHEIN);
    expect(same.state).toBe('published');
  });

  it('is approved as it was looked at, or not at all', async () => {
    const id = await put('needs_review');
    const APPROVE = 'mutation ($id: Int!, $version: Int) { approveJob(id: $id, version: $version) { state } }';
    const answers = jobAnswers({ job_categorization: { employmentType: ['part_time'] } });
    await desk.save(moderated.person, { id, version: 1, answers }, RHEIN);
    expect((await desk.ask(editor, APPROVE, { id, version: 1 }, RHEIN)).code).toBe('JOB_CHANGED');
    expect((await desk.ask(editor, APPROVE, { id, version: 2 }, RHEIN)).data.approveJob).toEqual({
      state: 'published',
    });
  });

  it('gets back the days that it lost, unless its dates are chosen anew', async () => {
    const end = days(10);
    const values = { submitted: days(-4), expires: end, published: days(-20) };
    const approved = await desk.move(editor, 'approve', await put('needs_review', values), RHEIN);
    const got = Date.parse((approved.data.done as { expires: string }).expires);
    // Calendar days, even if clocks change in between.
    expect(Math.round((got - end.getTime()) / DAY_MS)).toBe(4);

    const chosen = days(12).toISOString();
    const APPROVE = 'mutation ($id: Int!, $expires: DateTime) { approveJob(id: $id, expires: $expires) { expires } }';
    const id = await put('needs_review', values);
    expect((await desk.ask(editor, APPROVE, { id, expires: chosen }, RHEIN)).data.approveJob).toEqual({
      expires: chosen,
    });
  });

  it('is scheduled when its start is still ahead, and its people are told when it goes up', async () => {
    const id = await put('needs_review', { publishAt: new Date('2030-05-04T14:30:00Z') });
    expect((await desk.move(editor, 'approve', id, RHEIN)).data.done).toMatchObject({ state: 'scheduled' });
    const [{ subject, text } = { subject: '', text: '' }] = await api.db.select().from(everyBrand(outbox));
    expect(subject).toBe('“Night editor” is approved at The rhein');
    expect(text).toContain('It will go online at The rhein on May 4, 2030 at 2:30 PM.');
    expect(await desk.mails()).toEqual([`job_scheduled ${moderated.person.email}`]);
  });

  it('waits for whoever is not approved where the brand approves accounts', async () => {
    free.document.moderation.accounts = true;
    try {
      const unknown = await insertPerson(api, { roles: ['recruiter'], approved: null });
      const { person, organizationId } = employer;
      const { job } = await desk.save(person, {});
      expect(job.state).toBe('published');
      expect(organizationId).toBeGreaterThan(0);
      expect((await desk.ask(unknown, '{ jobFormSettings { waits } }')).data.jobFormSettings).toEqual({ waits: true });
    } finally {
      free.document.moderation.accounts = false;
    }
  });
});
