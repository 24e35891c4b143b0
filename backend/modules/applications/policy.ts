/** Authorization for applications: applicants, and members of the employer. */
import type { ApiContext } from '../../context.ts';
import {
  all,
  anyone,
  type ModulePolicies,
  type Policy,
  secondFactorShown,
  signedIn,
  withFeature,
} from '../../policy.ts';
import { refusal } from '../../refusal.ts';
import { isAdminLike } from '../../viewer.ts';
import { readsApplicants } from '../jobs/own/own-policy.ts';
import { actsFor } from '../organizations/own-store.ts';
import { tiesOf } from '../organizations/policy.ts';
import { type ApplyJob, findApplyJob } from './job-store.ts';
import { findApplication } from './store.ts';

/** Whether the person may read and move applications to a job of this brand: the members of its organization, and administrators who have met the requirements of the administration. */
async function mayManage(context: ApiContext, job: Pick<ApplyJob, 'organizationId' | 'ownerId'>): Promise<boolean> {
  if (await readsApplicants(context, job)) return true;
  await secondFactorShown(context, {});
  return isAdminLike(context.viewer);
}

/** The job if the person may manage its applications, otherwise null, so that nobody else learns whether it exists. */
export async function findManaged(context: ApiContext, jobId: number): Promise<ApplyJob | null> {
  const job = await findApplyJob(context, jobId);
  return job !== null && (await mayManage(context, job)) ? job : null;
}

const ofEmployer: Policy<{ id: number }> = async (context, { id }) => {
  const row = id < 1 ? undefined : await findApplication(context, id);
  const isTheirs =
    row !== undefined &&
    row.confirmed !== null &&
    row.jobId !== null &&
    (await findManaged(context, row.jobId)) !== null;
  if (!isTheirs) throw refusal('APPLICATION_UNKNOWN');
};

const ofEach: Policy<{ ids: readonly number[] }> = async (context, { ids }) => {
  for (const id of new Set(ids.slice(0, 100))) await ofEmployer(context, { id });
};

const ofMember: Policy<{ organizationId: number }> = async (context, { organizationId }) => {
  const { role, isHere } = await tiesOf(context, organizationId);
  if (role === null || !isHere) throw refusal('ORGANIZATION_UNKNOWN');
};

/** Stages are the organization's own. */
const ofActing: Policy<{ organizationId: number }> = async (context, { organizationId }) => {
  const { role } = await tiesOf(context, organizationId);
  if (!actsFor(role)) throw refusal('NOT_ALLOWED');
};

const seekers = withFeature('applicant');
const seeker = all(seekers, signedIn);
// Existing applications remain readable when a brand stops accepting new ones.
const employer = all(withFeature('recruiter'), signedIn);
const ofTheirs = all<{ id: number }>(employer, ofEmployer);
const member = all<{ organizationId: number }>(employer, ofMember);

export const applicationPolicies = {
  Query: {
    applyOffer: seekers,
    applications: seeker,
    application: seeker,
    applicationLink: seekers,
    // Another organization's job is null, like one that does not exist.
    applicants: employer,
    applicantsCsv: employer,
    applicantNeighbours: ofTheirs,
    // These are of the person's own jobs.
    applicantJobs: employer,
    applicantTags: employer,
    candidateLists: employer,
    // The token of a mailed link authorizes its holder.
    keepingLink: seekers,
    newApplicants: employer,
    applicationNotices: member,
    ownStages: member,
  },
  Mutation: {
    apply: seekers,
    attachOwnFile: seeker,
    attachResume: seeker,
    sendApplicationLinkAgain: seekers,
    confirmApplication: seekers,
    withdrawApplication: seekers,
    noteApplyStart: anyone,
    openApplication: ofTheirs,
    moveApplications: all<{ ids: readonly number[] }>(employer, ofEach),
    rateApplication: ofTheirs,
    tagApplications: all<{ ids: readonly number[] }>(employer, ofEach),
    saveCandidates: all<{ ids: readonly number[] }>(employer, ofEach),
    unsaveCandidates: all<{ ids: readonly number[] }>(employer, ofEach),
    noteCandidate: ofTheirs,
    answerKeeping: seekers,
    answerKeepingLink: seekers,
    addApplicationNote: ofTheirs,
    removeApplicationNote: ofTheirs,
    setApplicationNotices: member,
    saveOwnStages: all<{ organizationId: number }>(member, ofActing),
  },
} satisfies ModulePolicies;
