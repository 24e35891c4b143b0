/** How jobs move: states, the arrows between them, and who may follow which. Pure. */
import type { JobAction, JobState } from '../../../graphql.generated.ts';

export const JOB_STATES: readonly JobState[] = ['draft', 'needs_review', 'scheduled', 'published', 'archived'];

/** A job as its arrows see it. */
export interface Standing {
  /** As of now. */
  state: JobState;
  /** It was once public. */
  wasUp: boolean;
  /** An administrator rejected it or took it down, and none has approved it since. */
  refused: boolean;
  external: boolean;
}

/** Whoever moves it. */
export interface Mover {
  /** Administrators and job editors of its brand. */
  adminLike: boolean;
  /** The brand lets employers change imported jobs. */
  editExternal: boolean;
}

/** What an employer does in each state. */
const EMPLOYER: Readonly<Record<JobState, readonly JobAction[]>> = {
  draft: ['edit', 'publish', 'duplicate', 'delete'],
  needs_review: ['edit', 'withdraw', 'duplicate'],
  scheduled: ['edit', 'withdraw', 'duplicate'],
  published: ['edit', 'archive', 'duplicate'],
  archived: ['edit', 'publish', 'duplicate'],
};

/** What nobody but an administrator does with imported jobs. */
const OF_IMPORTER: ReadonlySet<JobAction> = new Set(['edit', 'publish', 'withdraw', 'delete']);

/** What may be done with a job now. */
export function actionsOf(job: Standing, { adminLike, editExternal }: Mover): JobAction[] {
  const own = EMPLOYER[job.state]
    // What the public once saw leaves its address behind.
    .filter((action) => action !== 'delete' || !job.wasUp)
    .filter((action) => adminLike || editExternal || !job.external || !OF_IMPORTER.has(action));
  if (!adminLike) return own;
  return [...own, ...(job.state === 'needs_review' ? (['approve', 'reject'] as const) : []), 'set_state'];
}

/** Whether a form offers to publish: in the other states the job is posted already, or was. */
export function offersPublishing(state: JobState): boolean {
  return state === 'draft';
}

/** What a brand lets an administrator look at first. */
export interface Review {
  newJobs: boolean;
  editedJobs: boolean;
  /** Whoever posts waits until an administrator has approved the account. */
  unknownAccount: boolean;
}

/** Whether a job waits for an administrator after its people or an importer have sent or changed it. */
export function mustWait(
  { wasUp, refused }: Pick<Standing, 'wasUp' | 'refused'>,
  { newJobs, editedJobs, unknownAccount }: Review,
): boolean {
  return refused || (wasUp ? editedJobs : newJobs || unknownAccount);
}

/** Where a job goes that is approved: its start may be ahead. */
export function stateOnceUp(publishAt: Date | null, now: Date): 'scheduled' | 'published' {
  return publishAt !== null && publishAt > now ? 'scheduled' : 'published';
}
