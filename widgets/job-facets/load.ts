import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { jobsQuery } from '../shared/jobs/job-queries.ts';

export const load = (context: LoadContext) => ({ jobs: jobsQuery(context) });
