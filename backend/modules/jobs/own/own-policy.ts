/** Who may edit jobs: members of the organization that manages them, and administrators of the brand that owns them. */
import type { ApiContext } from '../../../context.ts';
import {
  adminLike,
  all,
  anyone,
  type ModulePolicies,
  type Policy,
  secondFactorShown,
  signedIn,
  withFeature,
  withRole,
} from '../../../policy.ts';
import { refusal } from '../../../refusal.ts';
import { isAdminLike } from '../../../viewer.ts';
import { actsFor, type MemberRole } from '../../organizations/own-store.ts';
import { forEditors, forOwners, tiesOf } from '../../organizations/policy.ts';
import { findOwnJob, type OwnJobRow } from './own-store.ts';

type Employer = Pick<OwnJobRow, 'organizationId' | 'ownerId'>;

/** Whether the person manages the job: a job of an organization is managed by those who act for it, whoever wrote it. */
export function looksAfter(context: ApiContext, job: Employer): Promise<boolean> {
  return isOf(context, job, actsFor);
}

/** Whether the person works with the applicants of the job: all members of its organization do. */
export function readsApplicants(context: ApiContext, job: Employer): Promise<boolean> {
  return isOf(context, job, (role) => role !== null);
}

async function isOf(
  context: ApiContext,
  { organizationId, ownerId }: Employer,
  isEnough: (role: MemberRole | null) => boolean,
): Promise<boolean> {
  const { account } = context.viewer;
  if (account === null) return false;
  if (organizationId === null) return ownerId === account.id;
  const { role, isHere } = await tiesOf(context, organizationId);
  return isHere && isEnough(role);
}

/** A job that the current person may edit; null for everybody else. */
export async function findOwn(context: ApiContext, id: number): Promise<OwnJobRow | null> {
  const row = context.viewer.account !== null && id > 0 ? await findOwnJob(context, id) : null;
  if (row === null || (await looksAfter(context, row))) return row;
  await secondFactorShown(context, {});
  return isAdminLike(context.viewer) ? row : null;
}

/** The same; throws `UserError` JOB_UNKNOWN instead of returning null. */
export async function requireOwn(context: ApiContext, id: number): Promise<OwnJobRow> {
  const row = await findOwn(context, id);
  if (row === null) throw refusal('JOB_UNKNOWN');
  return row;
}

const ofOwn: Policy<{ id: number }> = async (context, { id }) => {
  await requireOwn(context, id);
};
const ofOwnOrNew: Policy<{ id?: number | null }> = async (context, { id }) => {
  if (typeof id === 'number') await requireOwn(context, id);
};
const ofEverybody: Policy<{ everybody?: boolean | null }> = async (context, { everybody }) => {
  if (everybody) await moderators(context, {});
};

/** Only owners of its organization order. */
const ofOwnAsOwner: Policy<{ id: number }> = async (context, { id }) => {
  const { organizationId } = await requireOwn(context, id);
  if (organizationId !== null) await forOwners(context, { organizationId });
};

const employer = all(withFeature('recruiter'), signedIn);
const writer = all(withFeature('recruiter'), withRole('recruiter', 'job_editor', 'site_admin', 'administrator'));
const editor = all<{ id: number }>(employer, ofOwn);
const moderators = all(withFeature('recruiter'), adminLike);
const moderator = all<{ id: number }>(moderators, ofOwn);

export const jobPolicies = {
  Query: {
    job: anyone,
    similarJobs: anyone,
    jobFormSettings: writer,
    jobPreflight: all<{ id?: number | null }>(writer, ofOwnOrNew),
    jobPreview: all<{ id?: number | null }>(writer, ofOwnOrNew),
    jobReports: moderators,
    jobsToReview: moderators,
    // Somebody else's job is null, like one that does not exist.
    ownJob: employer,
    rejectionReasons: moderators,
    postingTerms: all<{ organizationId: number }>(writer, forEditors),
    ownJobs: all<{ everybody?: boolean | null }>(employer, ofEverybody),
  },
  Mutation: {
    approveJob: moderator,
    archiveJob: editor,
    // Checked per job: a refused one does not stop the others.
    changeJobs: employer,
    deleteJob: editor,
    duplicateJob: editor,
    extendJob: editor,
    orderForJob: all<{ id: number }>(employer, ofOwnAsOwner),
    promoteJob: editor,
    publishJob: editor,
    rejectJob: moderator,
    reportJob: anyone,
    resolveJobReport: moderators,
    saveJob: all<{ id?: number | null }>(writer, ofOwnOrNew),
    setJobState: moderator,
    withdrawJob: editor,
  },
} satisfies ModulePolicies;
