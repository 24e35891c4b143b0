/** Who may see a job. */

import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import { DAY_MS } from '../../../runtime/core/durations.ts';

interface JobStatus {
  state: string;
  expires: Date | null;
  archived: Date | null;
}

/** What the brand and the moment decide. */
interface Circumstances {
  brand: { document: { retention: Pick<BrandDocument['retention'], 'archivedJobDays'> } };
  now: Date;
}

/** The state as of now: an expired job is archived even before the clock has swept it. */
export function stateOf(job: JobStatus, now: Date): string {
  return job.state === 'published' && job.expires !== null && job.expires <= now ? 'archived' : job.state;
}

/** Whether the page of a job still answers: published, or archived no longer ago than the brand keeps it up. */
export function isShown(job: JobStatus, { brand, now }: Circumstances): boolean {
  const state = stateOf(job, now);
  if (state === 'published') return true;
  // One that was posted again keeps when it was archived before.
  const end = job.state === 'archived' ? (job.archived ?? job.expires) : job.expires;
  const kept = brand.document.retention.archivedJobDays * DAY_MS;
  return state === 'archived' && end !== null && now.getTime() - end.getTime() <= kept;
}

/** Whether a job was once public and is no longer: its address answers 410. */
export function isGone(job: JobStatus, circumstances: Circumstances): boolean {
  return stateOf(job, circumstances.now) === 'archived' && !isShown(job, circumstances);
}
