/** SQL of the job lists of an organization, newest first, page by page. */
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { rowsOf } from '../../../database/brand-rows.ts';
import { job } from '../../../database/schema/jobs.ts';
import type { JobState } from '../../../graphql.generated.ts';
import type { Scope } from '../../../scope.ts';
import { findOwnJobs, type OwnJobRow, stateAt } from '../../jobs/own/own-store.ts';

export interface JobPage {
  organizationId: number;
  states: readonly JobState[] | null;
  /** Jobs with lower ids only. */
  before: number | null;
  limit: number;
  now: Date;
}

export async function listJobsOf(
  scope: Scope,
  { organizationId, states, before, limit, now }: JobPage,
): Promise<OwnJobRow[]> {
  const ids = await rowsOf(scope)
    .select({ id: job.id })
    .from(job)
    .where(
      and(
        eq(job.organizationId, organizationId),
        states === null ? undefined : inArray(stateAt(now), [...states]),
        before === null ? undefined : lt(job.id, before),
      ),
    )
    .orderBy(desc(job.id))
    .limit(limit);
  const rows = await findOwnJobs(
    scope,
    ids.map(({ id }) => id),
  );
  return rows.reverse();
}
