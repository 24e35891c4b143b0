import type { WidgetLoad } from '../../runtime/page/widget-contract.ts';
import { jobsQuery } from '../shared/jobs/jobs-query.ts';
import { organizationsQuery } from '../shared/organizations/organizations-query.ts';
import { listingOf } from '../shared/search/search-links.ts';

/** The search of the page, whichever listing it shows. */
export const load: WidgetLoad<unknown> = (context) => ({
  listing: listingOf(context.page).index === 'ORGANIZATIONS' ? organizationsQuery(context) : jobsQuery(context),
});
