import { searchRequest } from '../../../runtime/core/search/search-request.ts';
import type { RequestDocument } from '../../../runtime/core/search/settings.ts';
import type { SearchRequest, SearchState } from '../../../runtime/core/search/types.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { facetsRequest } from './facets-request.ts';

/** With fewer hits than this, a page shows ways to more of them. */
export const FEW = 5;

/** The request of a listing page: facets as it shows them, and other searches where there are few hits. */
export function listingRequest(page: PageInfo, search: SearchState, document: RequestDocument): SearchRequest {
  const asked = searchRequest(search, document, page.locale);
  const facets = facetsRequest({ brand: { document }, page: { ...page, search } }, asked);
  const { geoLocation } = asked;
  const { options, multiplier } = page.brand.search.radius;
  const wider = options.map((distance) => distance * multiplier);
  return {
    ...asked,
    facets,
    ...(geoLocation && { geoLocation: geoLocation.lat === undefined ? geoLocation : { ...geoLocation, wider } }),
    adviseBelow: FEW,
  };
}
