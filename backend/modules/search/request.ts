/** Turns the input of the operation into the request that the search port knows. */
import type { SearchConditionGroup, SearchRequest } from '../../../runtime/core/search/types.ts';
import { UserError } from '../../errors.ts';
import type { SearchConditionGroup as GroupInput, SearchRequest as RequestInput } from '../../graphql.generated.ts';

const DEEPEST_GROUP = 4;

/** Throws `UserError`. */
export function parseSearchRequest(input: RequestInput): SearchRequest {
  return {
    ...(input.language ? { language: input.language } : {}),
    ...(input.facets ? { facets: input.facets.map(parseFacet) } : {}),
    ...(input.conditionGroup ? { conditionGroup: parseGroup(input.conditionGroup, 1) } : {}),
    ...(input.fulltext ? { fulltext: input.fulltext } : {}),
    ...(input.geoLocation ? { geoLocation: input.geoLocation } : {}),
    range: input.range,
    ...(input.sorts ? { sorts: input.sorts.map(parseSort) } : {}),
  };
}

function parseFacet(facet: NonNullable<RequestInput['facets']>[number]) {
  return {
    field: facet.field,
    limit: facet.limit ?? 100,
    operator: facet.operator ?? 'or',
    min_count: facet.min_count ?? 1,
    missing: facet.missing ?? false,
    top_only: facet.top_only ?? false,
  };
}

function parseGroup(group: GroupInput, depth: number): SearchConditionGroup {
  if (depth > DEEPEST_GROUP) {
    throw new UserError('SEARCH_GROUP_UNSUPPORTED', `Condition groups may be nested ${DEEPEST_GROUP} deep.`);
  }
  return {
    conjunction: group.conjunction,
    conditions: (group.conditions ?? []).map(({ field, value, operator }) => ({
      field,
      value,
      operator: operator ?? '=',
    })),
    groups: (group.groups ?? []).map((inner) => parseGroup(inner, depth + 1)),
  };
}

function parseSort({ field, value }: { field: string; value: string }) {
  const direction = value.toLowerCase();
  if (direction === 'asc' || direction === 'desc') return { field, value: direction } as const;
  throw new UserError(
    'SEARCH_SORT_UNKNOWN',
    `Sorting by "${field}" goes "asc" or "desc", not "${value.slice(0, 40)}".`,
  );
}
