/** Jobs of an organization. */
import type { ApiContext } from '../../context.ts';
import { UserError } from '../../errors.ts';
import type { JobRecord } from '../jobs/show/job.ts';
import { runSearch } from './service.ts';

const MOST_JOBS = 20;

/** The newest published jobs of an organization on this brand, by its value of the company facet. */
export async function newestJobs(context: ApiContext, id: number, limit: number): Promise<JobRecord[]> {
  if (limit < 1 || limit > MOST_JOBS) {
    throw new UserError('BAD_INPUT', `limit is ${limit}; 1 to ${MOST_JOBS} are allowed.`, { path: 'limit' });
  }
  const { count, facetValueId } = await context.organizations.openJobs.load(id);
  if (count === 0 || facetValueId === null) return [];
  const { hits } = await runSearch(context, 'JOBS', {
    conditionGroup: { conjunction: 'AND', conditions: [{ field: 'company', value: String(facetValueId) }] },
    range: { first: 0, last: limit },
    sorts: [{ field: 'published', value: 'desc' }],
  });
  return hits.flatMap(({ job }) => job ?? []);
}
