/** What pages read, against what writes announce: which pages a write drops, makes outdated, or leaves alone. */
import { beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from './database/transaction.ts';
import { type Employer, jobAnswers, jobDesk } from './modules/jobs/testing/job-desk.ts';
import { indexJobs } from './search/index-job.ts';
import { MAIL_TAG } from './services/bus.ts';
import { testBackend, testBrand } from './testing/backend.ts';
import { days, insertBasics, insertJob } from './testing/rows.ts';

const api = testBackend([testBrand('acme'), testBrand('rhein')]);
const desk = jobDesk(api);

const LIST = '{ search(index: JOBS, request: { range: { first: 0, last: 10 } }) { total hits { job { title } } } }';
const JOB = `query ($id: Int!) { job(id: $id) { title organization { name openJobs } } similarJobs(id: $id, limit: 3) { title } }`;
const ROUTE = `query ($slug: String!) { getRoutInfo(slug: $slug, language: "en") { route { content { id type } } } }`;
const EMPLOYER = 'query ($id: Int!) { organization(id: $id) { name openJobs jobs(limit: 5) { title } } }';

interface Page {
  brand: string;
  queries: readonly [document: string, variables?: Record<string, unknown>][];
}

const jobPage = (id: number): Page => ({ brand: 'acme', queries: [[JOB, { id }]] });
const employerPage = ({ organizationId, person }: Employer): Page => ({
  brand: 'acme',
  queries: [
    [ROUTE, { slug: `/organization/works-${person.id}` }],
    [EMPLOYER, { id: organizationId }],
  ],
});
const listPage = (brand: string): Page => ({ brand, queries: [[LIST]] });

async function shownBy({ brand, queries }: Page) {
  const run = api.backend.openRun(brand, 'en');
  for (const [document, variables = {}] of queries) await run.query({ document, variables });
  return run.shown();
}

/** What becomes of a page in the cache. */
async function after(tags: readonly string[], page: Page): Promise<'dropped' | 'outdated' | 'kept'> {
  const { own, listed } = await shownBy(page);
  if (tags.some((tag) => own.has(tag))) return 'dropped';
  return tags.some((tag) => listed.has(tag)) ? 'outdated' : 'kept';
}

/** The tags of pages that a change announces. */
async function announcedBy(change: () => Promise<unknown>): Promise<string[]> {
  const heard: string[] = [];
  const end = api.backend.services.bus.onTags((tags) => heard.push(...tags));
  await change();
  await api.pool.query("select pg_notify('nameplate', '[\"end\"]')");
  await vi.waitFor(() => expect(heard).toContain('end'));
  end();
  return [...new Set(heard)].filter((tag) => tag !== 'end' && tag !== MAIL_TAG && !tag.startsWith('work:')).toSorted();
}

let employer: Employer;
let other: Employer;
let nurse = 0;
let cook = 0;
let waiter = 0;
beforeAll(async () => {
  await insertBasics(api.db, ['acme', 'rhein']);
  [employer, other] = [await desk.employer(), await desk.employer()];
  const titled = (title: string, { organizationId }: Employer) =>
    insertJob(api.db, { title, organizationId, published: days(-2), groups: { job_categorization: {} } });
  nurse = await titled('Nurse', employer);
  cook = await titled('Cook', other);
  waiter = await titled('Waiter', other);
  await insertJob(api.db, { title: 'Koch', frontend: 'rhein' });
});

const posted = (title: string) =>
  desk.save(employer.person, {
    answers: jobAnswers({ job_info: { title }, job_categorization: { occupationalField: [] } }),
  });

const employerTags = () => ['org-count', 'org-jobs'].map((kind) => `${kind}:${employer.organizationId}`);

it('a published job drops the page of its employer, and makes lists of its brand outdated', async () => {
  const before = await shownBy(listPage('rhein'));
  let id = 0;
  const tags = await announcedBy(async () => {
    id = (await posted('Porter')).job.id;
  });
  expect(tags).toEqual([`job:${id}`, 'jobs:acme', ...employerTags()]);
  expect(await after(tags, employerPage(employer))).toBe('dropped');
  expect(await after(tags, listPage('acme'))).toBe('outdated');
  expect([...before.listed].filter((tag) => tags.includes(tag))).toEqual([]);
});

it('a changed job leaves the pages of other jobs alone, unless they show it or its employer', async () => {
  const { job } = await posted('Night nurse');
  const tags = await announcedBy(() => desk.move(employer.person, 'archive', job.id));
  expect(tags).toEqual([`job:${job.id}`, 'jobs:acme', ...employerTags()]);
  expect(await after(tags, jobPage(cook))).toBe('kept');
  expect(await after(tags, employerPage(other))).toBe('kept');
  // How many jobs the employer has is on the page of each.
  expect(await after(tags, jobPage(nurse))).toBe('outdated');
});

it('an edited job drops the page of its employer, and leaves their other jobs alone', async () => {
  const tags = await announcedBy(() => inTransaction(api.pool, (tx) => indexJobs(tx, [waiter], () => ['en'])));
  expect(tags).toEqual([`job:${waiter}`, 'jobs:acme', `org-jobs:${other.organizationId}`]);
  expect(await after(tags, employerPage(other))).toBe('dropped');
  expect(await after(tags, jobPage(cook))).toBe('kept');
});

it('a job page is outdated when a similar job on it changes', async () => {
  const { job: similar } = await posted('Waiter and barkeeper');
  const { listed } = await shownBy(jobPage(waiter));
  expect([...listed].toSorted()).toEqual(
    [
      ...[waiter, similar.id].map((id) => `job:${id}`),
      ...[employer, other].map(({ organizationId }) => `org:${organizationId}`),
      `org-count:${other.organizationId}`,
    ].toSorted(),
  );
});

it('a page that is asked for before there is a profile is dropped with the next one', async () => {
  const page: Page = { brand: 'acme', queries: [[ROUTE, { slug: '/organization/soon' }]] };
  expect([...(await shownBy(page)).own]).toEqual(['orgs:acme']);
});

it('a page reads a job again only after its change was announced, and the API always', async () => {
  const query = { document: JOB, variables: { id: cook } };
  const titleIn = (answer: unknown) => (answer as { job: { title: string } }).job.title;
  const onPage = async () => titleIn(await api.backend.openRun('acme', 'en').query(query));
  const byApi = async () => titleIn(await api.backend.execute('acme', 'en', query));
  expect(await onPage()).toBe('Cook');
  // Nothing announces this change: no service writes like this.
  await api.pool.query("update job set title = 'Chef' where id = $1", [cook]);
  expect(await onPage()).toBe('Cook');
  expect(await byApi()).toBe('Chef');
  await api.pool.query("update job set title = 'Head cook' where id = $1", [cook]);
  await announcedBy(() => inTransaction(api.pool, (tx) => indexJobs(tx, [cook], () => ['en'])));
  expect(await onPage()).toBe('Head cook');
});
