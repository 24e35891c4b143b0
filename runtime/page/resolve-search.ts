import type { RequestContext } from '../core/request-context.ts';
import { createHref, publicRoutes } from '../core/routing/href.ts';
import { aliasesToResolve, unknownSegments } from '../core/search/choices.ts';
import { parseSearch } from '../core/search/parse-search.ts';
import { applyPlace, placeToResolve, type ResolvedPlace } from '../core/search/place.ts';
import { canonicalSearch } from '../core/search/search-address.ts';
import type { SearchSettings } from '../core/search/settings.ts';
import type { FacetAlias, SearchState } from '../core/search/types.ts';
import { errorPage, pageOf, type Resolved } from './resolve-page.ts';

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

/** Reads the search of a listing page from its address, facet values and place resolved by the backend. */
export async function resolveSearch(context: RequestContext): Promise<Resolved> {
  const { route, brand, locale } = context;
  const routes = publicRoutes(brand.document);
  const href = createHref(routes, locale);
  const aliases = await loadAliases(context, routes.search);
  const parsed = parseSearch(route, routes.search, aliases, href);
  if (!parsed || parsed.kind === 'notFound') return errorPage(404);
  if (parsed.kind === 'redirect') return parsed;
  const search = await atPlace(context, parsed.state, routes.search);
  const canonical = canonicalSearch(parsed.state);
  return {
    ...pageOf(context),
    search,
    canonical: href.search(canonical),
    alternates: href.searchAlternates(canonical),
  };
}

/** Chosen values by their words in the page's language; words it does not know are looked for in the other languages. */
async function loadAliases(context: RequestContext, settings: SearchSettings): Promise<FacetAlias[]> {
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

async function queryAliases(context: RequestContext, variables: AliasQuestion): Promise<FacetAlias[]> {
  const answer = await context.query<{ facetAliases: FacetAlias[] }>({ document: facetAliases, variables });
  return answer.facetAliases;
}

/** A place that was typed, not chosen, becomes the best known one. Unknown, or without an answer, it limits nothing. */
async function atPlace(context: RequestContext, state: SearchState, settings: SearchSettings): Promise<SearchState> {
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
