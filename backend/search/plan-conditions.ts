/** The condition groups of a search request: AND over everything, OR within one facet. */
import type { SearchConditionGroup, SearchRequest } from '../graphql.generated.ts';
import { InvalidSearchRequest } from './errors.ts';
import { FACET_TAXONOMIES, FLAGS, type Flag, isFacetField, unknownName } from './fields.ts';
import { foldText } from './fold.ts';
import type { FacetFilter, SearchFilters } from './plan.ts';
import type { SearchIndex } from './port.ts';

type Condition = NonNullable<SearchConditionGroup['conditions']>[number];
type Conditions = Pick<SearchFilters, 'facets' | 'organizationName' | 'flags' | 'ids' | 'notIds'>;

interface Collected {
  clauses: Map<string, number[][]>;
  organizationName: string | null;
  flags: Partial<Record<Flag, boolean>>;
  ids: number[] | null;
  notIds: number[];
}

const MOST_VALUES = 200;
const MOST_FILTERED = 30;

/** Throws `InvalidSearchRequest`. */
export function parseConditions(index: SearchIndex, group: SearchRequest['conditionGroup']): Conditions {
  const collected: Collected = { clauses: new Map(), organizationName: null, flags: {}, ids: null, notIds: [] };
  if (group) collectGroup(index, group, '/conditionGroup', collected, 0);
  if (collected.clauses.size > MOST_FILTERED)
    throw unsupported('/conditionGroup', `At most ${MOST_FILTERED} facets can be filtered.`);
  const facets: FacetFilter[] = [...collected.clauses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, clauses]) => ({ field, clauses: clauses.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)) }));
  const flags = Object.fromEntries(Object.entries(collected.flags).sort());
  return { facets, organizationName: collected.organizationName, flags, ids: collected.ids, notIds: collected.notIds };
}

function collectGroup(
  index: SearchIndex,
  group: SearchConditionGroup,
  path: string,
  into: Collected,
  depth: number,
): void {
  if (depth > 3) throw unsupported(path, 'Condition groups nest at most four deep.');
  const conditions = group.conditions ?? [];
  const groups = group.groups ?? [];
  if (group.conjunction === 'OR' && conditions.length + groups.length > 1) {
    collectChoice(index, group, path, into);
    return;
  }
  conditions.forEach((condition, position) => {
    collectCondition(index, condition, `${path}/conditions/${position}`, into);
  });
  groups.forEach((inner, position) => {
    collectGroup(index, inner, `${path}/groups/${position}`, into, depth + 1);
  });
}

/** An OR group: values of one facet, or ids. */
function collectChoice(index: SearchIndex, group: SearchConditionGroup, path: string, into: Collected): void {
  const conditions = group.conditions ?? [];
  const [first] = conditions;
  const uniform = conditions.every(({ field, operator }) => field === first?.field && (operator ?? '=') === '=');
  const combinable = first !== undefined && (first.field === 'id' || isFacetField(index, first.field));
  if ((group.groups ?? []).length > 0 || !uniform || !combinable) {
    throw unsupported(path, 'An OR group holds values of one facet.');
  }
  const value = conditions.map((condition) => condition.value).join(',');
  collectCondition(index, { ...first, value }, `${path}/conditions`, into);
}

function collectCondition(index: SearchIndex, condition: Condition, path: string, into: Collected): void {
  const { field, value } = condition;
  const operator = condition.operator ?? '=';
  const negated = operator === '<>' || operator === '!=';
  if (operator !== '=' && !(negated && (field === 'id' || isFlag(index, field)))) {
    throw new InvalidSearchRequest(
      'SEARCH_VALUE_INVALID',
      `${path}/operator`,
      `"${operator.slice(0, 20)}" does not work with "${field.slice(0, 60)}".`,
    );
  }
  if (isFacetField(index, field)) {
    const clauses = into.clauses.get(field) ?? [];
    clauses.push(parseIds(value, path));
    into.clauses.set(field, clauses);
  } else if (field === 'id' && negated) {
    into.notIds = uniqueSorted([...into.notIds, ...parseIds(value, path)]);
  } else if (field === 'id') {
    const ids = parseIds(value, path);
    into.ids = into.ids === null ? ids : into.ids.filter((id) => ids.includes(id));
  } else if (isFlag(index, field)) {
    const wanted = parseFlag(value, path) !== negated;
    if (into.flags[field] !== undefined && into.flags[field] !== wanted) into.ids = [];
    into.flags[field] = wanted;
  } else if (field === 'organization_name' && index !== 'RESUMES' && into.organizationName === null) {
    into.organizationName = foldText(value.slice(0, 300));
  } else {
    throw unknownName(`${path}/field`, 'condition', field, [
      ...Object.keys(FACET_TAXONOMIES[index]),
      ...(index === 'RESUMES' ? [] : ['organization_name']),
      'id',
      ...FLAGS[index],
    ]);
  }
}

function isFlag(index: SearchIndex, field: string): field is Flag {
  return FLAGS[index].some((flag) => flag === field);
}

function parseFlag(value: string, path: string): boolean {
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw new InvalidSearchRequest(
    'SEARCH_VALUE_INVALID',
    `${path}/value`,
    'A yes or no condition has the value "1" or "0".',
  );
}

function parseIds(value: string, path: string): number[] {
  const parts = value.split(',').map((part) => part.trim());
  const ids = parts.map(Number);
  if (
    parts.length > MOST_VALUES ||
    !parts.every((part) => /^\d{1,10}$/.test(part)) ||
    !ids.every((id) => id < 2 ** 31)
  ) {
    throw new InvalidSearchRequest(
      'SEARCH_VALUE_INVALID',
      `${path}/value`,
      `"${value.slice(0, 60)}" is no list of ids.`,
    );
  }
  return uniqueSorted(ids);
}

function uniqueSorted(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

function unsupported(path: string, message: string): InvalidSearchRequest {
  return new InvalidSearchRequest('SEARCH_GROUP_UNSUPPORTED', path, message);
}
