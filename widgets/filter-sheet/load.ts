import type { LoadContext } from '../../runtime/page/widget-contract.ts';
import { jobsQuery } from '../shared/jobs/job-queries.ts';
import { organizationsQuery } from '../shared/organizations/organization-queries.ts';
import { listingOf } from '../shared/search/listing-links.ts';

/** The search of the page, for any kind of listing. */
export const load = (context: LoadContext) => ({
  listing: listingOf(context.page).index === 'ORGANIZATIONS' ? organizationsQuery(context) : jobsQuery(context),
});
