/** Search state -> the `request` of the GraphQL `search` operation. */
import { documentIndex, type RequestDocument } from './settings.ts';
import type { LocationFilter, SearchConditionGroup, SearchRequest, SearchState } from './types.ts';

/** Field of the sorting option that leaves ranking to the backend. */
const relevanceField = 'search_api_relevance';

/** The backend's limit: a page beyond it requests the last hits, learns the total and is reported as missing. */
const farthestHit = 1_000_000;

/** The request for one page of results, including facet counts. */
export function searchRequest(state: SearchState, document: RequestDocument, locale: string): SearchRequest {
  const { search, facets } = document;
  const index = documentIndex(state.index);
  const { order, items } = facets[index];
  const size = search.pageSize[index];
  const first = Math.min((state.page - 1) * size, farthestHit - size);
  const request: SearchRequest = {
    language: locale,
    facets: order.map((field) => ({
      field,
      limit: search.facetLimit,
      operator: items[field]?.operator ?? 'or',
      min_count: search.facetMinCount,
      missing: false,
    })),
    range: { first, last: first + size },
  };
  const conditionGroup = conditions(state, document);
  if (conditionGroup) request.conditionGroup = conditionGroup;
  if (state.text) request.fulltext = { keys: state.text, ...(state.literal && { literal: true }) };
  const geoLocation = geo(state.location, search.radius.multiplier);
  if (geoLocation) request.geoLocation = geoLocation;
  const code = state.sorting ?? search.sorting[index].default;
  const option = search.sorting[index].options.find((one) => one.code === code);
  if (option && option.field !== relevanceField) request.sorts = [{ field: option.field, value: option.value }];
  return request;
}

function conditions(
  { index, choices, organizationName }: SearchState,
  { facets }: Pick<RequestDocument, 'facets'>,
): SearchConditionGroup | null {
  const { order, items } = facets[documentIndex(index)];
  const groups = order.flatMap((field): SearchConditionGroup[] => {
    const values = choices.filter((choice) => choice.field === field);
    if (values.length === 0) return [];
    const conjunction = items[field]?.operator === 'and' ? 'AND' : 'OR';
    return [{ conjunction, conditions: values.map(({ filter }) => ({ field, value: filter })) }];
  });
  const named = organizationName ? [{ field: 'organization_name', value: organizationName }] : [];
  if (groups.length + named.length === 0) return null;
  return { conjunction: 'AND', ...(named.length > 0 && { conditions: named }), ...(groups.length > 0 && { groups }) };
}

/** Kilometers are display units times the brand's multiplier. An unresolved place does not filter. */
function geo(location: LocationFilter | null, multiplier: number): SearchRequest['geoLocation'] | null {
  if (!location) return null;
  const { country, administrativeArea, lat, lon, radius, locationType } = location;
  if (lat !== null && lon !== null) {
    return { lat, lon, ...(radius !== null && { radius: radius * multiplier }), country, locationType };
  }
  return country === null ? null : { country, administrativeArea, locationType };
}
