/** Jobs, what people sent to them and keep of them: the same on each brand. */
import type { Database } from '../../database/pool.ts';
import { bookmark, searchAlert } from '../../database/schema/alerts.ts';
import {
  applicantStage,
  application,
  applicationEvent,
  applicationNote,
  applicationNotice,
  applicationTag,
  candidateList,
  savedCandidate,
} from '../../database/schema/applications.ts';
import { jobReport, jobRequest } from '../../database/schema/jobs.ts';
import { organizationProfile, organizationSlug } from '../../database/schema/organizations.ts';
import { upload } from '../../database/schema/uploads.ts';
import { jobAnswers } from '../../modules/jobs/testing/job-desk.ts';
import { indexJobs, indexOrganizations } from '../../search/index-job.ts';
import { everyBrand } from '../every-brand.ts';
import { days, insertJob } from '../rows.ts';
import { hashOf, type Shared, THERE } from './people.ts';

const first = (rows: readonly { id: number }[]): number => rows[0]?.id ?? 0;

/** The organizations as a brand shows them. */
export async function insertProfiles(
  db: Database,
  frontend: string,
  { organizationId, secondId }: Shared,
): Promise<void> {
  const of = { frontend, featured: true, refusal: `of ${frontend}` };
  const rows = await db
    .insert(everyBrand(organizationProfile))
    .values([
      { ...of, organizationId, slug: 'harbor-works', published: true },
      { ...of, organizationId: secondId, slug: 'harbor-ice', published: false, requested: days(-1) },
    ])
    .returning({ id: organizationProfile.id });
  const ids = rows.map(({ id }) => id);
  await db.insert(everyBrand(organizationSlug)).values({ frontend, slug: 'old-works', profileId: ids[0] ?? 0 });
  await indexOrganizations(db.$client, ids);
}

/** No upload has this number. */
export const FILE_OF_A_JOB = { id: '77', url: '/x' };

/** Jobs in every state. */
export async function insertJobs(db: Database, frontend: string, { organizationId, people }: Shared) {
  const put = (state: string, values = {}) =>
    insertJob(db, {
      ...{ frontend, organizationId, ownerId: people.employer.id, state, title: `Reporter of ${frontend}` },
      groups: { application_options: { applicationWorkflow: 'internal' } },
      ...values,
    });
  const jobs = {
    job: await put('draft', { published: null, groups: jobAnswers() }),
    published: await put('published'),
    expiring: await put('published', {
      expires: days(frontend === THERE ? 1.4 : 1.5),
      featured: true,
      featuredUntil: days(-0.1),
    }),
    expired: await put('published', { expires: days(-0.1) }),
    review: await put('needs_review', { published: null, submitted: days(-1), refusal: `of ${frontend}` }),
    scheduled: await put('scheduled', { published: null, publishAt: days(2) }),
    archived: await put('archived', {
      ...{ archived: days(-1), expires: days(-1) },
      groups: { company_info: { file: FILE_OF_A_JOB } },
    }),
    ofPerson: await put('published', { organizationId: null }),
  };
  // With words for addresses.
  await indexJobs(db.$client, Object.values(jobs), () => ['en', 'de']);
  await db
    .insert(everyBrand(jobRequest))
    .values({ frontend, accountId: people.employer.id, key: 'key-of-a-request', jobId: jobs.job, created: days(-1) });
  const reports = await db
    .insert(everyBrand(jobReport))
    .values({
      ...{ frontend, jobId: jobs.published, reason: 'fraud', text: `of ${frontend}`, email: people.seeker.email },
      ...{ accountId: people.seeker.id, sendKey: 'key-of-a-report', created: days(-1) },
    })
    .returning({ id: jobReport.id });
  return { ...jobs, report: first(reports) };
}

type Jobs = Awaited<ReturnType<typeof insertJobs>>;

/** An application of the seeker, one of a guest, and one that a guest has not confirmed. */
export async function insertApplications(db: Database, frontend: string, jobs: Jobs, shared: Shared) {
  const { seeker, employer, colleague } = shared.people;
  const marker = `of ${frontend}`;
  const files = await db
    .insert(everyBrand(upload))
    .values({
      ...{ frontend, ownerId: seeker.id, purpose: 'ATTACHMENT', key: `cv-${frontend}`, name: `cv ${marker}.pdf` },
      ...{ type: 'application/pdf', size: 3, sha256: hashOf(marker), variants: [], state: 'kept' },
    })
    .returning({ id: upload.id });
  const common = {
    ...{ frontend, jobTitle: `Reporter ${marker}`, organizationName: 'Harbor Works', locale: 'en' },
    ...{ created: days(-2), changed: days(-2) },
  };
  const dataOf = (emailAddress: string) => ({
    basic_info: { firstName: 'Ida', lastName: marker, emailAddress },
    files: { coverLetter: marker },
  });
  const send = async (email: string, values: Partial<typeof application.$inferInsert>) =>
    first(
      await db
        .insert(everyBrand(application))
        .values({ ...common, jobId: jobs.published, email, data: dataOf(email), ...values })
        .returning({ id: application.id }),
    );
  const own = await send(seeker.email, {
    ...{ accountId: seeker.id, confirmed: days(-2), sendKey: 'key-of-an-application', files: [first(files)] },
  });
  const old = { jobId: jobs.archived, confirmed: days(-400), created: days(-400) };
  await send('old@example.com', old);
  await send('older@example.com', { ...old, noticed: days(-100) });
  const guest = await send('guest@example.com', { confirmed: days(-2), sendKey: 'key-of-a-guest' });
  const waiting = await send('waiting@example.com', { sendKey: 'key-of-one-who-waits', created: days(-0.1) });
  await send('forgot@example.com', { created: days(-9) });
  await db
    .insert(applicationEvent)
    .values({ applicationId: own, kind: 'sent', stage: 'sent', actorId: employer.id, created: days(-2) });
  const notes = await db
    .insert(applicationNote)
    .values({ applicationId: own, authorId: employer.id, authorName: 'employer', text: marker, created: days(-1) })
    .returning({ id: applicationNote.id });
  const stages = await db
    .insert(everyBrand(applicantStage))
    .values({
      ...{ frontend, organizationId: shared.organizationId, name: `Phone ${marker}`, standsFor: 'sent', position: 0 },
    })
    .returning({ id: applicantStage.id });
  await db.insert(applicationTag).values({ applicationId: own, name: 'Reserve' });
  // One that is not answered yet, and one whose year ends soon.
  const candidate = { frontend, nonce: 'nonce', note: marker, created: days(-1) };
  await db.insert(everyBrand(savedCandidate)).values([
    { ...candidate, applicationId: own, asked: days(-1) },
    { ...candidate, applicationId: guest, asked: days(-350), answer: 'yes', answered: days(-349), until: days(16) },
  ]);
  await db.insert(candidateList).values([own, guest].map((applicationId) => ({ applicationId, name: 'Spring' })));
  await db.insert(everyBrand(applicationNotice)).values(
    [employer, colleague].map(({ id }) => ({
      ...{ frontend, organizationId: shared.organizationId, accountId: id, mode: 'daily', since: days(-3) },
    })),
  );
  return { application: own, guest, waiting, note: first(notes), file: first(files), ownStage: first(stages) };
}

/** Searches and jobs that the seeker and the employer keep. */
export async function insertKept(db: Database, frontend: string, jobs: Jobs, { people }: Shared) {
  const keep = async (index: 'JOBS' | 'RESUMES', values: Partial<typeof searchAlert.$inferInsert>) =>
    first(
      await db
        .insert(everyBrand(searchAlert))
        .values({
          ...{ frontend, index, locale: 'en', title: `Search of ${frontend}`, href: '/jobs', request: {} },
          ...{ searchKey: `everything ${index}`, interval: 86_400, nonce: 'nonce', created: days(-3) },
          ...{ confirmed: days(-3), since: days(-9), due: days(-0.1) },
          ...values,
        })
        .returning({ id: searchAlert.id }),
    );
  const alerts = {
    alert: await keep('JOBS', { accountId: people.seeker.id }),
    guestAlert: await keep('JOBS', { email: 'guest@example.com' }),
    waitingAlert: await keep('JOBS', { email: 'waiting@example.com', confirmed: null, due: null }),
    resumeAlert: await keep('RESUMES', { accountId: people.employer.id, href: '/resumes' }),
  };
  await db
    .insert(everyBrand(bookmark))
    .values({ accountId: people.seeker.id, frontend, jobId: jobs.published, created: days(-1) });
  return alerts;
}
