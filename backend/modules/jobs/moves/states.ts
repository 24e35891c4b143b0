/** Job states, the transitions between them, and who may make which. Pure. */
import type { JobAction, JobState } from '../../../graphql.generated.ts';

export const JOB_STATES: readonly JobState[] = ['draft', 'needs_review', 'scheduled', 'published', 'archived'];

/** What the transitions need to know of a job. */
export interface Standing {
  /** The current state. */
  state: JobState;
  /** Whether it was ever public. */
  wasUp: boolean;
  /** Whether an administrator rejected or archived it, and none has approved it since. */
  refused: boolean;
  /** Whether an administrator has approved it as it is, and it only waits for its payment. */
  approved: boolean;
  external: boolean;
  /** Whether it has an end within the next two weeks. */
  endsSoon: boolean;
}

/** The person who makes the transition. */
export interface Mover {
  /** Whether they are an administrator or job editor of its brand. */
  adminLike: boolean;
  /** Whether the brand lets employers edit imported jobs. */
  editExternal: boolean;
}

/** Actions of an employer in each state. */
const EMPLOYER: Readonly<Record<JobState, readonly JobAction[]>> = {
  draft: ['edit', 'publish', 'duplicate', 'delete'],
  needs_review: ['edit', 'withdraw', 'duplicate'],
  scheduled: ['edit', 'withdraw', 'duplicate'],
  published: ['edit', 'extend', 'archive', 'duplicate'],
  archived: ['edit', 'publish', 'duplicate'],
};

/** Actions on imported jobs that only administrators have. */
const OF_IMPORTER: ReadonlySet<JobAction> = new Set(['edit', 'publish', 'withdraw', 'delete', 'extend']);

/** The currently allowed actions on a job. */
export function actionsOf(job: Standing, { adminLike, editExternal }: Mover): JobAction[] {
  const own = EMPLOYER[job.state]
    // Jobs that were once public cannot be deleted, because of their URLs.
    .filter((action) => action !== 'delete' || !job.wasUp)
    .filter((action) => action !== 'extend' || (job.endsSoon && !job.external))
    .filter((action) => adminLike || editExternal || !job.external || !OF_IMPORTER.has(action));
  if (!adminLike) return own;
  return [...own, ...(job.state === 'needs_review' ? (['approve', 'reject'] as const) : []), 'set_state'];
}

/** Whether a form offers to publish: in the other states the job is or was posted already. */
export function offersPublishing(state: JobState): boolean {
  return state === 'draft';
}

/** What a brand has reviewed by an administrator first. */
export interface Review {
  newJobs: boolean;
  editedJobs: boolean;
  /** Whether jobs wait until an administrator has approved the account. */
  unknownAccount: boolean;
}

/** Whether a job awaits an administrator after its people or an importer have submitted or changed it. */
export function mustWait(
  { wasUp, refused, approved }: Pick<Standing, 'wasUp' | 'refused' | 'approved'>,
  { newJobs, editedJobs, unknownAccount }: Review,
): boolean {
  return !approved && (refused || (wasUp ? editedJobs : newJobs || unknownAccount));
}

/** The state of an approved job: its start may be in the future. */
export function stateOnceUp(publishAt: Date | null, now: Date): 'scheduled' | 'published' {
  return publishAt !== null && publishAt > now ? 'scheduled' : 'published';
}
