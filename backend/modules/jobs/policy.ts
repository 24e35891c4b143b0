/** Who may see a job. */

const ARCHIVE_DAYS = 30;
const DAY_MS = 86_400_000;

interface JobStatus {
  state: string;
  expires: Date | null;
  archived: Date | null;
}

/** The state as of now: an expired job is archived even before the clock has swept it. */
export function stateOf(job: JobStatus, now: Date): string {
  return job.state === 'published' && job.expires !== null && job.expires <= now ? 'archived' : job.state;
}

/** Whether the page of a job still answers: published, or archived at most 30 days ago. */
export function isShown(job: JobStatus, now: Date): boolean {
  const state = stateOf(job, now);
  if (state === 'published') return true;
  const end = job.archived ?? job.expires;
  return state === 'archived' && end !== null && now.getTime() - end.getTime() <= ARCHIVE_DAYS * DAY_MS;
}

/** Whether a job was once public and is no longer: its address answers 410. */
export function isGone(job: JobStatus, now: Date): boolean {
  return stateOf(job, now) === 'archived' && !isShown(job, now);
}
