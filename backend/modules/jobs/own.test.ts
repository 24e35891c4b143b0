import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountEvent, organizationMember } from '../../database/schema/accounts.ts';
import { job, jobFrontend } from '../../database/schema/jobs.ts';
import { rateLimit } from '../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { insertPerson } from '../../testing/people.ts';
import { DAY_MS, days, insertBasics } from '../../testing/rows.ts';
import { recruiter } from '../organizations/testing/ask.ts';
import { jobAnswers, jobDesk, OWN, SAVE } from './testing/job-desk.ts';

const acme = testBrand('acme', ({ forms, site }) => {
  forms.job.brands = ['rhein', 'nowhere'];
  site.contactEmail = 'desk@acme.example';
});
const api = testBackend([acme, testBrand('rhein')]);
const desk = jobDesk(api);

beforeAll(() => insertBasics(api.db, ['acme', 'rhein']));
beforeEach(async () => {
  await api.db.delete(rateLimit);
});

describe('posting a job', () => {
  it('puts it up at once, where everybody finds and reads it, and tells its writer', async () => {
    const { person, organizationId } = await desk.employer();
    await desk.mails();
    const { faults, job: made } = await desk.save(person, {});
    expect(faults).toEqual([]);
    expect(made).toMatchObject({
      state: 'published',
      title: 'Night editor',
      version: 1,
      employer: { id: organizationId },
      organizationName: `Works ${person.id}`,
      frontends: ['acme'],
      isPublic: true,
      publishOption: false,
      titleFixed: true,
      actions: ['edit', 'archive', 'duplicate'],
    });
    expect(await desk.found('night editor')).toContain(made.id);
    const { job: shown } = await api.run(
      'acme',
      'query ($id: Int!) { job(id: $id) { title organizationName description } }',
      {
        id: made.id,
      },
    );
    expect(shown).toEqual({
      title: 'Night editor',
      organizationName: `Works ${person.id}`,
      description: '<p>Edit at night.</p>',
    });
    expect(await desk.mails()).toEqual([`job_published ${person.email}`]);
    const events = await api.db.select().from(accountEvent).where(eq(accountEvent.accountId, person.id));
    expect(events.map(({ kind }) => kind)).toEqual(['job_published']);
  });

  it('says all that is wrong with it, and stores nothing', async () => {
    const { person } = await desk.employer();
    const answers = jobAnswers({
      job_info: { title: '', description: { value: '<script>x</script>', format: 'full_html' } },
      job_categorization: { employmentType: ['nothing'] },
      application_options: { applicationWorkflow: 'external' },
      company_info: { organization: 999_999 },
    });
    const { faults, job: made } = await desk.save(person, { answers });
    expect(made).toBeNull();
    expect(faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'minLength /job_info/title',
      'term /job_categorization/employmentType',
      'required /application_options/applicationLink',
      'enum /company_info/organization',
    ]);
    expect(await api.db.select().from(job).where(eq(job.ownerId, person.id))).toEqual([]);
  });

  it('needs a confirmed address, and an organization', async () => {
    const newcomer = await insertPerson(api, { roles: ['recruiter'], emailVerified: null });
    await expect(desk.save(newcomer, {})).rejects.toThrow('EMAIL_NOT_VERIFIED');
    const { faults } = await desk.save(await recruiter(api), {});
    expect(faults).toMatchObject([{ code: 'required', pointer: '/company_info/organization' }]);
  });

  it('takes no seeker for an employer', async () => {
    await expect(desk.save(await insertPerson(api), {})).rejects.toThrow('NOT_ALLOWED');
  });

  it('waits until its start, and ends after its days on the clock of the brand', async () => {
    const { person } = await desk.employer();
    const start = days(3);
    const job_schedule = { published: start.toISOString(), duration: 10 };
    const { job: made } = await desk.save(person, { answers: jobAnswers({ job_schedule }) });
    expect(made).toMatchObject({
      state: 'scheduled',
      publishAt: start.toISOString(),
      published: null,
      isPublic: false,
    });
    expect(Date.parse(made.expires ?? '') - start.getTime()).toBe(10 * DAY_MS);
    expect(await desk.found('night editor')).not.toContain(made.id);
  });

  it.each([
    ['an end that is over', { expiration: days(-1).toISOString() }, 'ahead /job_schedule/expiration'],
    [
      'an end before its start',
      { published: days(9).toISOString(), expiration: days(8).toISOString() },
      'x-at-least /job_schedule/expiration',
    ],
    ['more days than the brand gives', { expiration: days(200).toISOString() }, 'longest /job_schedule/expiration'],
    ['a longer duration than the brand gives', { duration: 181 }, 'maximum /job_schedule/duration'],
  ])('refuses %s', async (_, job_schedule, fault) => {
    const { person } = await desk.employer();
    const { faults } = await desk.save(person, { answers: jobAnswers({ job_schedule }) });
    expect(faults.map(({ code, pointer }) => `${code} ${pointer}`)).toContain(fault);
  });

  it('is done once, however often and however fast it is sent', async () => {
    const { person } = await desk.employer();
    const key = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => desk.save(person, { key })));
    const late = await desk.save(person, { key });
    expect(new Set([...sent, late].map(({ job: made }) => made.id)).size).toBe(1);
    expect(await api.db.select().from(job).where(eq(job.ownerId, person.id))).toHaveLength(1);
  });

  it('is on behalf of a company that has no part in it', async () => {
    const { person, organizationId } = await desk.employer();
    const company_info = { organizationAssignment: 'on_behalf', organizationName: 'Client & Sons' };
    const { job: made } = await desk.save(person, { answers: jobAnswers({ company_info }) });
    expect(made).toMatchObject({ organizationName: 'Client & Sons', onBehalf: true, employer: { id: organizationId } });
    const { job: shown } = await api.run(
      'acme',
      'query ($id: Int!) { job(id: $id) { organizationName organization { id } } }',
      {
        id: made.id,
      },
    );
    expect(shown).toEqual({ organizationName: 'Client & Sons', organization: null });
    const { organization } = await api.run(
      'acme',
      'query ($id: Int!) { organization(id: $id) { openJobs jobs { id } } }',
      {
        id: organizationId,
      },
    );
    expect(organization).toEqual({ openJobs: 0, jobs: [] });
  });

  it('shows it on further brands that the brand allows, and on no other', async () => {
    const { person } = await desk.employer();
    const { job: made } = await desk.save(person, { frontends: ['rhein'] });
    expect(made.frontends).toEqual(['acme', 'rhein']);
    expect(await desk.found('night editor', 'rhein')).toContain(made.id);
    const { job: back } = await desk.save(person, { id: made.id, version: 1, frontends: [] });
    expect(back.frontends).toEqual(['acme']);
    expect(await desk.found('night editor', 'rhein')).not.toContain(made.id);
    await expect(desk.save(person, { frontends: ['nowhere'] })).rejects.toThrow('BAD_INPUT');
  });

  it('keeps the markup that its writer may use', async () => {
    const { person } = await desk.employer();
    const description = { value: '<table><tr><td>a</td></tr></table><p onclick="x">b</p>', format: 'full_html' };
    const { job: made } = await desk.save(person, { answers: jobAnswers({ job_info: { description } }) });
    expect(JSON.stringify((await desk.row(made.id)).data)).not.toMatch(/table|onclick/);
    const editor = await insertPerson(api, { roles: ['job_editor'] });
    const company_info = { organization: made.employer?.id };
    const { job: whole } = await desk.save(editor, {
      answers: jobAnswers({ job_info: { description }, company_info }),
    });
    const stored = JSON.stringify((await desk.row(whole.id)).data);
    expect(stored).toContain('<table>');
    expect(stored).not.toContain('onclick');
  });
});

describe('a draft', () => {
  it('takes what is there, keeps it from everybody else, and is posted later', async () => {
    const { person } = await desk.employer();
    const { job: made, faults } = await desk.save(person, { answers: { job_info: { title: 'Half' } }, submit: false });
    expect(faults).toEqual([]);
    expect(made).toMatchObject({ state: 'draft', publishOption: true, titleFixed: false, isPublic: false });
    expect(await api.run('acme', 'query ($id: Int!) { job(id: $id) { id } }', { id: made.id })).toEqual({ job: null });
    const own = await desk.own(person, made.id);
    expect(own.answers.job_info).toEqual({ type: 'job_per_template', title: 'Half' });
    expect(own.faults.map(({ pointer }) => pointer)).toContain('/job_info/description');
    const { job: posted } = await desk.save(person, { id: made.id, version: 1, submit: true });
    expect(posted).toMatchObject({ id: made.id, state: 'published', version: 2 });
  });

  it('refuses what has another form, and does not come up as it is', async () => {
    const { person } = await desk.employer();
    const { faults } = await desk.save(person, { answers: { job_info: { title: 7 }, x: {} }, submit: false });
    expect(faults.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'type /job_info/title',
      'additionalProperties /x',
    ]);
    const { job: made } = await desk.save(person, { answers: {}, submit: false });
    const { data } = await desk.move(person, 'publish', made.id);
    expect(data.done).toMatchObject({ job: { state: 'draft' } });
    expect((data.done as { faults: unknown[] }).faults).toContainEqual({
      code: 'required',
      pointer: '/job_info/title',
    });
  });
});

describe('changing a job', () => {
  it('shows at once, but for the title that was posted', async () => {
    const { person } = await desk.employer();
    const { job: made } = await desk.save(person, {});
    const job_info = { title: 'Day editor', description: { value: '<p>Edit by day.</p>', format: 'filtered_html' } };
    const { job: changed } = await desk.save(person, { id: made.id, version: 1, answers: jobAnswers({ job_info }) });
    expect(changed).toMatchObject({ title: 'Night editor', state: 'published', version: 2, published: made.published });
    const { job: shown } = await api.run('acme', 'query ($id: Int!) { job(id: $id) { description } }', { id: made.id });
    expect(shown).toEqual({ description: '<p>Edit by day.</p>' });
    const { faults } = await desk.save(person, {
      id: made.id,
      version: 2,
      answers: jobAnswers({ job_info: { description: undefined } }),
      submit: false,
    });
    expect(faults).toMatchObject([{ code: 'required', pointer: '/job_info/description' }]);
  });

  it('is refused over the change of somebody else, and over nothing else', async () => {
    const { person, organizationId } = await desk.employer();
    const colleague = await recruiter(api);
    await api.db.insert(organizationMember).values({ organizationId, accountId: colleague.id, role: 'editor' });
    const { job: made } = await desk.save(person, {});
    const answers = jobAnswers({ job_categorization: { employmentType: ['part_time'] } });
    await desk.save(colleague, { id: made.id, version: 1, answers });
    await expect(desk.save(person, { id: made.id, version: 1 })).rejects.toThrow('JOB_CHANGED');
    expect((await desk.row(made.id)).data.job_categorization).toMatchObject({ employmentType: ['part_time'] });
    // The same answers once more are no change.
    const { job: same } = await desk.save(person, { id: made.id, version: 2, answers });
    expect(same.version).toBe(2);
  });

  it('lets nobody but its people and administrators of its brand near it', async () => {
    const { person } = await desk.employer();
    const { job: made } = await desk.save(person, {});
    const others = await desk.employer();
    expect(await desk.own(others.person, made.id)).toBeNull();
    await expect(desk.save(others.person, { id: made.id, version: 1 })).rejects.toThrow('JOB_UNKNOWN');
    for (const move of ['publish', 'withdraw', 'archive', 'duplicate', 'delete'] as const)
      expect([move, (await desk.move(others.person, move, made.id)).code]).toEqual([move, 'JOB_UNKNOWN']);
    const foreign = await insertPerson(api, { on: 'rhein', roles: ['administrator'] });
    expect(await desk.own(foreign, made.id, 'rhein;en')).toBeNull();
    expect((await desk.move(foreign, 'archive', made.id, 'rhein;en')).code).toBe('JOB_UNKNOWN');
    const editor = await insertPerson(api, { roles: ['job_editor'] });
    expect(await desk.own(editor, made.id)).toMatchObject({
      id: made.id,
      actions: ['edit', 'archive', 'duplicate', 'set_state'],
    });
  });

  it('is no longer done by somebody who has left the organization, which keeps the job', async () => {
    const { person, organizationId } = await desk.employer();
    const { job: made } = await desk.save(person, {});
    const heir = await recruiter(api);
    await api.db.insert(organizationMember).values({ organizationId, accountId: heir.id, role: 'owner' });
    await api.db.delete(organizationMember).where(eq(organizationMember.accountId, person.id));
    expect(await desk.own(person, made.id)).toBeNull();
    expect(await desk.own(heir, made.id)).toMatchObject({ state: 'published' });
    await desk.mails();
    await desk.move(heir, 'archive', made.id);
    await desk.move(heir, 'publish', made.id);
    expect(await desk.mails()).toEqual([`job_published ${heir.email}`]);
  });

  it('is not for employers where an importer brought it in', async () => {
    const employer = await desk.employer();
    const id = await desk.put(employer, 'published', { external: true });
    await expect(desk.save(employer.person, { id, version: 1 })).rejects.toThrow('JOB_EXTERNAL');
    expect((await desk.own(employer.person, id)).actions).toEqual(['archive', 'duplicate']);
  });

  it('numbers questions, and leaves the number to the same question', async () => {
    const { person } = await desk.employer();
    const ask = (...texts: string[]) =>
      jobAnswers({
        application_options: {
          applicationRequireQualifyingQuestions: true,
          applicationQualifyingQuestions: texts.map((text) => ({ text, type: 'text' })),
        },
      });
    const { job: made } = await desk.save(person, { answers: ask('Why?', 'When?') });
    await desk.save(person, { id: made.id, version: 1, answers: ask('When?', 'Where?') });
    const { applicationQualifyingQuestions: questions } = (await desk.row(made.id)).data.application_options as {
      applicationQualifyingQuestions: { id: number; text: string }[];
    };
    expect(questions.map(({ id, text }) => `${id} ${text}`)).toEqual(['2 When?', '3 Where?']);
  });
});

describe('the list of jobs', () => {
  const LIST = `query ($states: [JobState!], $search: String, $sort: OwnJobSort, $limit: Int, $everybody: Boolean) {
    ownJobs(states: $states, search: $search, sort: $sort, limit: $limit, everybody: $everybody, descending: false) {
      total counts { state count } jobs { title state } } }`;

  it('is that of the person, searched, sorted and counted', async () => {
    const employer = await desk.employer();
    expect((await desk.ask(employer.person, LIST)).data.ownJobs).toMatchObject({ total: 0, jobs: [] });
    await desk.put(employer, 'draft', { title: 'B_100% true' });
    await desk.put(employer, 'published', { title: 'a reporter' });
    await desk.put(employer, 'published', { title: 'over', expires: days(-1) });
    await desk.put(await desk.employer(), 'published', { title: 'of others' });
    const list = async (variables: Record<string, unknown>) =>
      (await desk.ask(employer.person, LIST, { sort: 'title', ...variables })).data.ownJobs;
    const counts = { draft: 1, needs_review: 0, scheduled: 0, published: 1, archived: 1 };
    expect(await list({})).toEqual({
      total: 3,
      counts: Object.entries(counts).map(([state, count]) => ({ state, count })),
      jobs: [
        { title: 'a reporter', state: 'published' },
        { title: 'B_100% true', state: 'draft' },
        { title: 'over', state: 'archived' },
      ],
    });
    expect(await list({ states: ['archived'] })).toMatchObject({ total: 1, jobs: [{ title: 'over' }] });
    expect(await list({ search: 'REPORT' })).toMatchObject({ total: 1, jobs: [{ title: 'a reporter' }] });
    expect(await list({ search: '0%' })).toMatchObject({ total: 1 });
    expect(await list({ search: 'B%true' })).toMatchObject({ total: 0 });
    expect(await list({ limit: 1 })).toMatchObject({ total: 3, jobs: [{ title: 'a reporter' }] });
    expect((await desk.ask(employer.person, LIST, { limit: 101 })).code).toBe('BAD_INPUT');
  });

  it('is that of the whole brand for its administrators alone', async () => {
    const { person } = await desk.employer();
    expect((await desk.ask(person, LIST, { everybody: true })).code).toBe('NOT_ALLOWED');
    const editor = await insertPerson(api, { roles: ['job_editor'] });
    const all = (await desk.ask(editor, LIST, { everybody: true })).data.ownJobs as { total: number };
    expect(all.total).toBe(await api.db.$count(job, eq(job.frontend, 'acme')));
    const foreign = await insertPerson(api, { on: 'rhein', roles: ['job_editor'] });
    expect((await desk.ask(foreign, LIST, { everybody: true }, 'rhein;en')).data.ownJobs).toMatchObject({ total: 0 });
  });
});

describe('the preview of a job', () => {
  const PREVIEW = `query ($id: Int, $answers: JSON!) { jobPreview(id: $id, answers: $answers) {
    title state description organizationName employmentTypes { code } applicationWorkflow applicationLink location { locality } } }`;

  it('is the page as it would be, made safe, without what is wrong', async () => {
    const { person } = await desk.employer();
    const answers = jobAnswers({
      job_info: { description: { value: '<p onclick="x">Hi</p><script>y</script>', format: 'full_html' } },
      application_options: { applicationWorkflow: 'external', applicationLink: 'javascript:alert(1)' },
    });
    expect((await desk.ask(person, PREVIEW, { answers })).data.jobPreview).toEqual({
      title: 'Night editor',
      state: 'published',
      description: '<p>Hi</p>',
      organizationName: `Works ${person.id}`,
      employmentTypes: [{ code: 'full_time' }],
      applicationWorkflow: 'external',
      applicationLink: null,
      location: { locality: 'Portland' },
    });
    expect((await desk.ask(person, PREVIEW, { answers: {} })).data.jobPreview).toMatchObject({
      title: '',
      description: '',
    });
    expect(await api.db.$count(job, eq(job.ownerId, person.id))).toBe(0);
  });

  it('is of own jobs alone', async () => {
    const id = await desk.put(await desk.employer(), 'draft');
    const { person } = await desk.employer();
    expect((await desk.ask(person, PREVIEW, { id, answers: {} })).code).toBe('JOB_UNKNOWN');
  });
});

it('tells the form for whom, where and for how long somebody may post', async () => {
  const { person, organizationId } = await desk.employer();
  const SETTINGS = `{ jobFormSettings { employers { id } brands { id } languages waits editsWait defaultDuration maximumDuration timeZone } }`;
  expect((await desk.ask(person, SETTINGS)).data.jobFormSettings).toEqual({
    employers: [{ id: organizationId }],
    brands: [{ id: 'acme' }, { id: 'rhein' }],
    languages: ['en', 'de', 'fr'],
    waits: false,
    editsWait: false,
    defaultDuration: 30,
    maximumDuration: 180,
    timeZone: acme.document.site.timeZone,
  });
});

it('is gone for a brand without employers', async () => {
  const { person } = await desk.employer();
  const [row] = await api.db.select().from(jobFrontend).limit(1);
  expect(row).toBeDefined();
  acme.document.features.recruiter = false;
  try {
    expect((await desk.ask(person, OWN, { id: 1 })).code).toBe('FEATURE_OFF');
    expect((await desk.ask(person, SAVE, { answers: {}, submit: false, key: randomUUID() })).code).toBe('FEATURE_OFF');
  } finally {
    acme.document.features.recruiter = true;
  }
});
