import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';
import { jobsQuery } from '../shared/jobs/jobs-query.ts';

export const load: WidgetLoad<unknown> = (context) => ({ jobs: jobsQuery(context) });
