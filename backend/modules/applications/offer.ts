/** Whether a person may apply to a job here, and what the job asks. */
import type { ApiContext } from '../../context.ts';
import type { ApplyState } from '../../graphql.generated.ts';
import { isEligibleForJobApply } from '../accounts/eligible.ts';
import { isShown } from '../jobs/policy.ts';
import { isOpen, takesHere } from './job.ts';
import { type ApplyJob, findApplyJob } from './job-store.ts';
import { type ApplicationRow, findOfPerson } from './store.ts';

export interface Standing {
  state: ApplyState;
  /** The person's existing application to the job; a withdrawn one can be sent again. */
  application: ApplicationRow | null;
}

/** What prevents the person from applying, most important reason first. */
export async function standingOf(context: ApiContext, job: ApplyJob): Promise<Standing> {
  const { account } = context.viewer;
  const sent = account?.addressProven
    ? ((await findOfPerson(context, job.id, { accountId: account.id, email: account.email })) ?? null)
    : null;
  return { state: stateFor(context, job, sent !== null && sent.stage !== 'withdrawn'), application: sent };
}

function stateFor(context: ApiContext, job: ApplyJob, hasApplied: boolean): ApplyState {
  const { viewer, brand } = context;
  const { guests, forceRegistration } = brand.document.applications;
  if (hasApplied) return 'applied';
  if (!isOpen(job, context)) return 'closed';
  if (!takesHere(job)) return 'elsewhere';
  if (viewer.account === null) return guests && !forceRegistration ? 'open' : 'register';
  if (isEligibleForJobApply(context)) return 'open';
  return viewer.roles.has('applicant') ? 'unverified' : 'ineligible';
}

export interface OfferRecord extends Standing {
  job: ApplyJob;
}

/** Null if this brand does not show the job. */
export async function findOffer(context: ApiContext, jobId: number): Promise<OfferRecord | null> {
  const job = await findApplyJob(context, jobId);
  if (job === null) return null;
  const standing = await standingOf(context, job);
  if (standing.application === null && !isShown(job, context)) return null;
  return { job, ...standing };
}

/** Whether the person withdrew this application, and may apply for the job again. */
export async function canReopen(context: ApiContext, { stage, jobId }: ApplicationRow): Promise<boolean> {
  if (stage !== 'withdrawn' || jobId === null) return false;
  const job = await findApplyJob(context, jobId);
  return job !== null && (await standingOf(context, job)).state === 'open';
}
