import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { application } from '../../../database/schema/applications.ts';
import { job } from '../../../database/schema/jobs.ts';
import { taxonomyTerm } from '../../../database/schema/taxonomies.ts';
import { rateLimit } from '../../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { insertPerson } from '../../../testing/people.ts';
import { days, insertBasics } from '../../../testing/rows.ts';
import { createForms } from '../../forms/forms.ts';
import { jobAnswers, jobDesk, OWN, SAVE } from '../testing/job-desk.ts';

const acme = testBrand('acme', ({ forms, site }) => {
  forms.job.brands = ['rhein', 'nowhere'];
  site.contactEmail = 'desk@acme.example';
});
const api = testBackend([acme, testBrand('rhein')]);
const desk = jobDesk(api);

beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  const named = ['salary_range under_30', 'degree_level bachelor', 'language german'].map((one) => one.split(' '));
  await api.db.insert(taxonomyTerm).values(
    named.map(([taxonomy = '', code = '']) => ({
      taxonomy,
      code,
      labels: { en: `The ${code}` },
      aliases: { en: code },
    })),
  );
});
beforeEach(async () => {
  await api.db.delete(rateLimit);
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

  it('says what all of it brings, beyond one page, and nothing of others', async () => {
    const FIGURES = `query ($states: [JobState!]) { ownJobs(states: $states, limit: 1) {
      figures { views applicationStarts applications newApplications } } }`;
    const employer = await desk.employer();
    const figures = async (states: string[] | null = null) =>
      ((await desk.ask(employer.person, FIGURES, { states })).data.ownJobs as { figures: unknown }).figures;
    expect(await figures()).toEqual({ views: 0, applicationStarts: 0, applications: 0, newApplications: 0 });
    const ids = [
      await desk.put(employer, 'published', { views: 20, applicationStarts: 4 }),
      await desk.put(employer, 'published', { views: 5, applicationStarts: 1 }),
      await desk.put(employer, 'draft', { views: 100 }),
      await desk.put(await desk.employer(), 'published', { views: 1000 }),
    ];
    const now = new Date();
    const of = { jobTitle: 'x', organizationName: 'x', locale: 'en', data: {}, created: now, changed: now };
    await api.db.insert(everyBrand(application)).values(
      [
        { jobId: ids[0], stage: 'sent' as const, confirmed: now },
        { jobId: ids[1], stage: 'viewed' as const, confirmed: now },
        // One that its applicant has not confirmed is none yet.
        { jobId: ids[1], stage: 'sent' as const, confirmed: null },
        { jobId: ids[3], stage: 'sent' as const, confirmed: now },
      ].map((one) => ({ ...of, ...one, frontend: 'acme', email: `${randomUUID()}@example.com` })),
    );
    const online = { views: 25, applicationStarts: 5, applications: 2, newApplications: 1 };
    expect(await figures(['published'])).toEqual(online);
    expect(await figures()).toEqual({ ...online, views: 125 });
  });

  it('is that of the whole brand for its administrators alone', async () => {
    const { person } = await desk.employer();
    expect((await desk.ask(person, LIST, { everybody: true })).code).toBe('NOT_ALLOWED');
    const editor = await insertPerson(api, { roles: ['job_editor'] });
    const all = (await desk.ask(editor, LIST, { everybody: true })).data.ownJobs as { total: number };
    expect(all.total).toBe(await api.db.$count(everyBrand(job), eq(job.frontend, 'acme')));
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
    expect(await api.db.$count(everyBrand(job), eq(job.ownerId, person.id))).toBe(0);
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

it('has a page for each kind of job, with what else was answered', async () => {
  const id = await desk.put(await desk.employer(), 'published', {
    data: {
      job_info: {
        type: 'job_per_link',
        linkUrl: 'https://ads.example/1',
        file: { name: 'old.pdf', size: 9, url: '/files/public/x' },
        availabilityPeriod: 'by_agreement',
      },
      job_categorization: {
        salaryRange: 'under_30',
        degreeLevel: 'bachelor',
        languages: ['german'],
        languagesFree: ['Sorbian'],
      },
    },
  });
  const { job: shown } = await api.run(
    'acme',
    `query ($id: Int!) { job(id: $id) { type linkUrl file { name } salary { min max currencyCode unit } salaryRange { label } degreeLevel { label }
      languages fieldsOfStudy { code } availabilityPeriod description } }`,
    { id },
  );
  expect(shown).toEqual({
    type: 'job_per_link',
    linkUrl: 'https://ads.example/1',
    file: null,
    salary: { min: null, max: 30_000, currencyCode: '', unit: 'year' },
    salaryRange: { label: 'The under_30' },
    degreeLevel: { label: 'The bachelor' },
    languages: ['The german', 'Sorbian'],
    fieldsOfStudy: [],
    availabilityPeriod: 'by_agreement',
    description: '',
  });
});

it('asks for the kinds of jobs and ways of applying that a brand allows, and for no others', async () => {
  const narrow = { ...acme, document: structuredClone(acme.document) };
  Object.assign(narrow.document.applications, { ways: ['internal', 'email'] });
  Object.assign(narrow.document.forms.job, { types: ['job_per_template'] });
  narrow.document.features.applicant = false;
  const asked = createForms().ask(narrow, 'job', 'en');
  const fieldsOf = (group: string) =>
    Object.keys(asked?.groups.find((one) => one.group === group)?.schema.properties ?? {});
  expect(fieldsOf('job_info')).not.toContain('linkUrl');
  expect(fieldsOf('job_info')).not.toContain('file');
  // A brand without applicants has no applications on the site.
  expect(fieldsOf('application_options')).toEqual(['applicationWorkflow', 'applicationEmails']);
  const errors = createForms().check(
    narrow,
    'job',
  )?.(
    jobAnswers({ job_info: { type: 'job_per_link' }, application_options: { applicationWorkflow: 'internal' } }),
  ).errors;
  expect(errors?.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'enum /job_info/type',
    'enum /application_options/applicationWorkflow',
  ]);
});

it('is gone for a brand without employers', async () => {
  const { person } = await desk.employer();
  acme.document.features.recruiter = false;
  try {
    expect((await desk.ask(person, OWN, { id: 1 })).code).toBe('FEATURE_OFF');
    expect((await desk.ask(person, SAVE, { answers: {}, submit: false, key: randomUUID() })).code).toBe('FEATURE_OFF');
  } finally {
    acme.document.features.recruiter = true;
  }
});
