/** Validates a search request and converts it to a plan. */
import type { SearchRequest } from '../graphql.generated.ts';
import { NO_PERIODS } from './date-posted.ts';
import { InvalidSearchRequest } from './errors.ts';
import { FACET_TAXONOMIES, isFacetField, SORTS, unknownName } from './fields.ts';
import { foldQuery, primaryLanguage } from './fold.ts';
import { type CountedFacet, type SearchPlan, USUAL_ORDER } from './plan.ts';
import { parseConditions } from './plan-conditions.ts';
import { parsePlace } from './plan-place.ts';
import type { SearchIndex, SearchInput } from './port.ts';
import { versionOf } from './vocabulary/synonyms.ts';

const LONGEST_TEXT = 500;
const LONGEST_LANGUAGE = 8;
const MOST_HITS = 100;
const FARTHEST = 1_000_000;
const MOST_FACETS = 20;
const MOST_ADVISED = 5;
const MOST_RADIUSES = 12;

/** Throws `InvalidSearchRequest`. */
export function parsePlan(input: SearchInput): SearchPlan {
  const { index, request } = input;
  const languages = [...new Set(input.languages.map(primaryLanguage))].sort();
  const text = parseText(request.fulltext?.keys);
  const names = (input.preferred ?? []).flatMap((name) => parseText(name) ?? []);
  const preferred = names.length === 0 ? null : [...new Set(names)];
  return {
    index,
    brand: input.brand,
    languages,
    language: primaryLanguage(request.language ?? input.languages[0] ?? 'en').slice(0, LONGEST_LANGUAGE),
    now: input.now,
    synonyms: text === null ? 0 : versionOf(input.synonyms),
    hasText: (request.fulltext?.keys ?? '').trim() !== '',
    filters: {
      text,
      preferred,
      literal: text !== null && request.fulltext?.literal === true,
      place: parsePlace(request.geoLocation),
      ...parseConditions(index, request.conditionGroup),
      excluded: (input.excluded ?? []).toSorted((a, b) => a - b),
    },
    periods: NO_PERIODS,
    counted: parseFacets(index, request.facets ?? []),
    order: parseOrder(index, request.sorts ?? [], text !== null || preferred !== null),
    advice: { below: within(request.adviseBelow ?? 1, 1, MOST_ADVISED), wider: parseWider(request.geoLocation) },
    ...parseRange(request.range),
  };
}

/** Those beyond the radius itself. */
function parseWider(place: SearchRequest['geoLocation']): number[] {
  const radius = place?.radius ?? Number.POSITIVE_INFINITY;
  const wider = (place?.wider ?? []).slice(0, MOST_RADIUSES).filter((km) => km > radius);
  return [...new Set(wider)].sort((a, b) => a - b);
}

function parseText(keys: string | undefined): string | null {
  if (keys === undefined) return null;
  if (keys.length > LONGEST_TEXT) {
    const message = `A search text has at most ${LONGEST_TEXT} characters, this one has ${keys.length}.`;
    throw new InvalidSearchRequest('SEARCH_TEXT_TOO_LONG', '/fulltext/keys', message);
  }
  const folded = foldQuery(keys);
  return /[\p{L}\p{N}]/u.test(folded) ? folded : null;
}

function parseFacets(index: SearchIndex, requested: NonNullable<SearchRequest['facets']>): CountedFacet[] {
  if (requested.length > MOST_FACETS) {
    const message = `At most ${MOST_FACETS} facets can be counted at once.`;
    throw new InvalidSearchRequest('SEARCH_VALUE_INVALID', '/facets', message);
  }
  return requested.map((facet, position) => {
    const path = `/facets/${position}`;
    if (!isFacetField(index, facet.field))
      throw unknownName(`${path}/field`, 'facet', facet.field, Object.keys(FACET_TAXONOMIES[index]));
    const operator = (facet.operator ?? 'or').toLowerCase();
    if (operator !== 'or' && operator !== 'and') {
      const message = `A facet operator is "or" or "and", not "${operator.slice(0, 20)}".`;
      throw new InvalidSearchRequest('SEARCH_VALUE_INVALID', `${path}/operator`, message);
    }
    return {
      field: facet.field,
      limit: within(facet.limit ?? 100, 0, 100),
      minCount: within(facet.min_count ?? 1, 1, 2 ** 31 - 1),
      missing: facet.missing ?? false,
      topOnly: facet.top_only ?? false,
      disjunctive: operator === 'or',
    };
  });
}

function parseOrder(
  index: SearchIndex,
  sorts: NonNullable<SearchRequest['sorts']>,
  hasText: boolean,
): SearchPlan['order'] {
  const usual = USUAL_ORDER[index];
  const [sort, second] = sorts;
  if (second !== undefined) {
    throw new InvalidSearchRequest(
      'SEARCH_SORT_UNKNOWN',
      '/sorts/1',
      'A search has one order; what is equal follows by recency.',
    );
  }
  if (sort === undefined) return hasText ? { by: 'relevance', descending: true } : usual;
  const known = SORTS[index];
  const by = Object.hasOwn(known, sort.field) ? known[sort.field] : undefined;
  if (by === undefined) throw unknownName('/sorts/0/field', 'sort', sort.field, Object.keys(known));
  const direction = sort.value.toLowerCase();
  if (direction !== 'asc' && direction !== 'desc') {
    throw new InvalidSearchRequest(
      'SEARCH_SORT_UNKNOWN',
      '/sorts/0/value',
      `Sorting by "${sort.field}" goes "asc" or "desc", not "${direction.slice(0, 40)}".`,
    );
  }
  if (by === 'relevance') return hasText ? { by, descending: true } : usual;
  return { by, descending: direction === 'desc' };
}

function parseRange({ first, last }: SearchRequest['range']): { first: number; last: number } {
  if (
    Number.isInteger(first) &&
    Number.isInteger(last) &&
    first >= 0 &&
    last >= first &&
    last <= FARTHEST &&
    last - first <= MOST_HITS
  ) {
    return { first, last };
  }
  const message = `A range starts at 0 or later, ends at ${FARTHEST} or before and spans at most ${MOST_HITS} hits.`;
  throw new InvalidSearchRequest('SEARCH_RANGE_INVALID', '/range', message);
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.trunc(value)));
}
