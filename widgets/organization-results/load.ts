import { listingOutcome } from '../../runtime/core/search-pages/describe-search.ts';
import type { LoadContext, WidgetData } from '../../runtime/page/widget-contract.ts';
import { organizationsQuery } from '../shared/organizations/organization-queries.ts';
import { listingOf } from '../shared/search/listing-links.ts';

export const load = (context: LoadContext) => ({ organizations: organizationsQuery(context) });

export const outcome = ({ page }: LoadContext, _props: unknown, { organizations }: WidgetData<typeof load>) =>
  listingOutcome(listingOf(page), organizations.search);
