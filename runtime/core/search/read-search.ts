import type { RequestContext } from '../request-context.ts';
import { createHref, publicRoutes } from '../routing/href.ts';
import { aliasesToResolve, unknownSegments } from './choices.ts';
import { type ParsedSearch, parseSearch } from './parse-search.ts';
import { applyPlace, placeToResolve, type ResolvedPlace } from './place.ts';
import type { SearchSettings } from './settings.ts';
import type { FacetAlias, SearchState } from './types.ts';

/** What reading a search needs of a request. */
export type SearchContext = Pick<RequestContext, 'brand' | 'locale' | 'query' | 'log'> & {
  route: Pick<RequestContext['route'], 'page' | 'taxonomy' | 'query'>;
};

const facetAliases = `query FacetAliases($index: SearchIndex!, $aliases: [String!], $filters: [String!], $language: String) {
  facetAliases(index: $index, aliases: $aliases, filters: $filters, language: $language) {
    alias field filter label translatedAliases { alias langcode }
  }
}`;

const exactPlace = `query ExactPlace($text: String!, $countries: [String!], $locale: String) {
  places(text: $text, countries: $countries, locale: $locale, limit: 1, exact: true) {
    label country administrativeArea lat lon locationType
  }
}`;

/** `asked` is the search as the address says it, `state` the same at the place found for the visitor's words. */
export type FoundSearch =
  | { kind: 'state'; state: SearchState; asked: SearchState }
  | Exclude<ParsedSearch, { kind: 'state' }>;

/** Reads the search of a listing address, facet values and place resolved by the backend. Null for other pages. */
export async function readSearch(context: SearchContext): Promise<FoundSearch | null> {
  const { route, brand, locale } = context;
  const routes = publicRoutes(brand.document);
  const aliases = await loadAliases(context, routes.search);
  const parsed = parseSearch(route, routes.search, aliases, createHref(routes, locale));
  if (parsed?.kind !== 'state') return parsed;
  return { kind: 'state', asked: parsed.state, state: await atPlace(context, parsed.state, routes.search) };
}

/** Chosen values by their words in the page's language; words it does not know are looked for in the other languages. */
async function loadAliases(context: SearchContext, settings: SearchSettings): Promise<FacetAlias[]> {
  const { route, locale, brand } = context;
  const wanted = aliasesToResolve(route, settings);
  if (!wanted) return [];
  const found = await queryAliases(context, { ...wanted, language: locale });
  const unknown = unknownSegments(route, found);
  if (unknown.length === 0) return found;
  const others = brand.document.locales.supported.filter((other) => other !== locale);
  const further = others.map((language) =>
    queryAliases(context, { index: wanted.index, aliases: unknown, filters: [], language }),
  );
  return [...found, ...(await Promise.all(further)).flat()];
}

interface AliasQuestion extends Record<string, unknown> {
  index: SearchState['index'];
  aliases: readonly string[];
  filters: readonly string[];
  language: string;
}

async function queryAliases(context: SearchContext, variables: AliasQuestion): Promise<FacetAlias[]> {
  const answer = await context.query<{ facetAliases: FacetAlias[] }>({ document: facetAliases, variables });
  return answer.facetAliases;
}

/** A place that was typed, not chosen, becomes the best known one. Unknown, or without an answer, it limits nothing. */
async function atPlace(context: SearchContext, state: SearchState, settings: SearchSettings): Promise<SearchState> {
  const text = placeToResolve(state);
  if (text === null) return state;
  const { countries } = context.brand.document.search.autocomplete;
  const variables = { text, countries, locale: context.locale };
  try {
    const { places } = await context.query<{ places: ResolvedPlace[] }>({ document: exactPlace, variables });
    return applyPlace(state, places[0], settings);
  } catch (error) {
    context.log('error', 'PLACE_FAILED', error instanceof Error ? error.message : String(error));
    return state;
  }
}
