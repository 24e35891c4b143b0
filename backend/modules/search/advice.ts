/** What a search with few hits is told besides them. */
import type { ApiContext } from '../../context.ts';
import type { SearchFacetValue, SearchRequest } from '../../graphql.generated.ts';
import type { FacetCounts, SearchIndex, SearchOutcome } from '../../search/port.ts';
import { describeValues } from '../facets/describe-facets.ts';
import { scopeOf } from '../facets/service.ts';
import { findTermValues } from '../facets/store.ts';
import type { HitRecord } from './hit.ts';

export interface Advice {
  /** In place of those of the search; null to keep them. */
  facets: FacetCounts[] | null;
  related: SearchFacetValue[];
}

const FIELD = 'occupations';
const MOST_RELATED = 3;
const MOST_COMPLETED = 20;
const MOST_COUNTED = 100;
/** A letter begins the name of too many occupations. */
const SHORTEST_TEXT = 2;

/** Null where there are good hits enough, or the request wants none. */
export async function adviseOn(context: ApiContext, index: SearchIndex, asked: Asked): Promise<Advice | null> {
  const { request, outcome } = asked;
  const below = request.adviseBelow ?? 1;
  if (below <= 1 || (outcome.total >= below && !outcome.isWeak)) return null;
  const isEmpty = outcome.total === 0 && outcome.facets.every(({ values }) => values.length === 0);
  return {
    facets: isEmpty ? await countEverything(context, index, asked, request.facets ?? []) : null,
    related: index === 'JOBS' ? await relatedOccupations(context, asked) : [],
  };
}

interface Asked {
  request: SearchRequest;
  language: string;
  outcome: SearchOutcome;
  hits: readonly HitRecord[];
}

async function countEverything(
  context: ApiContext,
  index: SearchIndex,
  { language }: Asked,
  facets: NonNullable<SearchRequest['facets']>,
): Promise<FacetCounts[]> {
  const request = { language, range: { first: 0, last: 0 }, facets };
  return (await context.search.search({ ...(await scopeOf(context, index)), request })).facets;
}

async function relatedOccupations(context: ApiContext, asked: Asked): Promise<SearchFacetValue[]> {
  const wanted = await relatedValues(context, asked);
  if (wanted.length === 0) return [];
  const [occupations] = await countEverything(context, 'JOBS', asked, [{ field: FIELD, limit: MOST_COUNTED }]);
  const known = new Map(occupations?.values.map((value) => [value.id, value]));
  const counts = wanted.flatMap((id) => known.get(id) ?? []).slice(0, MOST_RELATED);
  const ids = counts.map(({ id }) => id);
  const rows = await context.facetValues.load(context, 'JOBS', ids);
  return counts.flatMap((count) => describeValues([count], rows, asked.language));
}

/** Occupations of the hits; without good hits, those that the text begins to name. Chosen ones are not related. */
async function relatedValues(context: ApiContext, { request, language, outcome, hits }: Asked): Promise<number[]> {
  const chosen = JSON.stringify(request.conditionGroup ?? null);
  const isChosen = (id: number) => chosen.includes(`"field":"${FIELD}"`) && chosen.includes(`"value":"${id}"`);
  if (outcome.total > 0 && !outcome.isWeak) {
    const codes = [...new Set(hits.flatMap(({ job }) => job?.data.occupations ?? []))];
    const terms = context.terms.find('occupation', codes);
    const ids = await findTermValues(
      context,
      FIELD,
      terms.map(({ id }) => id),
    );
    return ids.filter((id) => !isChosen(id));
  }
  const text = request.fulltext?.keys ?? '';
  const scope = { ...(await scopeOf(context, 'JOBS')), text, language, limit: MOST_COMPLETED };
  const found = text.trim().length < SHORTEST_TEXT ? [] : await context.search.complete(scope);
  return found.flatMap(({ kind, value }) => (kind === 'OCCUPATION' && value !== null ? [value] : []));
}
