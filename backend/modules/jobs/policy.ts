/** Who may see a job. */

import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import { DAY_MS } from '../../../runtime/core/durations.ts';

interface JobStatus {
  state: string;
  expires: Date | null;
  archived: Date | null;
}

/** What depends on the brand and the current time. */
interface Circumstances {
  brand: { document: { retention: Pick<BrandDocument['retention'], 'archivedJobDays'> } };
  now: Date;
}

/** The current state: an expired job is archived even before the scheduled task has processed it. */
export function stateOf(job: JobStatus, now: Date): string {
  return job.state === 'published' && job.expires !== null && job.expires <= now ? 'archived' : job.state;
}

/** Whether a job page is still shown: published, or archived within the brand's retention period. */
export function isShown(job: JobStatus, { brand, now }: Circumstances): boolean {
  const state = stateOf(job, now);
  if (state === 'published') return true;
  // A reposted job keeps its former archive date.
  const end = job.state === 'archived' ? (job.archived ?? job.expires) : job.expires;
  const kept = brand.document.retention.archivedJobDays * DAY_MS;
  return state === 'archived' && end !== null && now.getTime() - end.getTime() <= kept;
}

/** Whether a job was public and no longer is: its URL answers 410. */
export function isGone(job: JobStatus, circumstances: Circumstances): boolean {
  return stateOf(job, circumstances.now) === 'archived' && !isShown(job, circumstances);
}
