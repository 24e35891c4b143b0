import { operation } from '../operation.ts';
import type { RequestContext } from '../request-context.ts';
import { createHref, type PublicRoutes } from '../routing/href.ts';
import { aliasesToResolve, type ListingMatch, unknownWords } from '../search/choices.ts';
import type { SearchSettings } from '../search/settings.ts';
import type { PlaceReading, ReadAlias, SearchState } from '../search/types.ts';
import { findPlace, type PlaceContext } from './find-place.ts';
import { type ParsedSearch, parseSearch } from './parse-search.ts';
import { facetAliasesQuery } from './search-words.generated.ts';

/** What parsing a search needs of a request, on the server or in the browser. */
export type SearchContext = PlaceContext & {
  route: ListingMatch & Pick<RequestContext['route'], 'taxonomy' | 'query'>;
  routes: PublicRoutes;
};

/**
 * `asked` is the search as given by the address, `state` the same at the resolved place. `place` is
 * set when the visitor should be told about it: several places have the name, or none does.
 */
export type FoundSearch =
  | { kind: 'state'; state: SearchState; asked: SearchState; place?: PlaceReading }
  | Exclude<ParsedSearch, { kind: 'state' }>;

/**
 * Parses the search of a listing address, with facet values and place resolved by the backend. Null for other pages.
 */
export async function readSearch(context: SearchContext): Promise<FoundSearch | null> {
  const { route, routes, locale } = context;
  const aliases = await loadAliases(context, routes.search);
  const parsed = parseSearch(route, routes.search, aliases, createHref(routes, locale));
  if (parsed?.kind !== 'state') return parsed;
  return { kind: 'state', asked: parsed.state, ...(await findPlace(context, parsed.state, routes.search)) };
}

/** Selected values by their aliases in the page's language; unknown aliases are looked up in the other languages. */
async function loadAliases(context: SearchContext, settings: SearchSettings): Promise<readonly ReadAlias[]> {
  const { route, routes, locale } = context;
  const wanted = aliasesToResolve(route, settings);
  if (!wanted) return [];
  const found = await queryAliases(context, { ...wanted, language: locale });
  const unknown = unknownWords(wanted, found);
  if (unknown.length === 0) return found;
  const others = routes.locales.filter((other) => other !== locale);
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

async function queryAliases(context: SearchContext, variables: AliasQuestion): Promise<readonly ReadAlias[]> {
  const answer = await context.query(operation(facetAliasesQuery, variables));
  return answer.facetAliases.map((one) => {
    // Only a former word has another one in its own language.
    const isFormer = one.translatedAliases.some(
      ({ langcode, alias }) => langcode === variables.language && alias !== one.alias,
    );
    return isFormer ? { ...one, isFormer } : one;
  });
}
