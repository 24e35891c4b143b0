/** Parses addresses of the test brand as searches. */
import { createHref, publicRoutes } from '../routing/href.ts';
import { resolveRoute } from '../routing/resolve.ts';
import { routedDocument, testAliases } from '../routing/testing.ts';
import type { FacetAlias, SearchState } from '../search/types.ts';
import { type ParsedSearch, parseSearch } from './parse-search.ts';

const document = routedDocument();
/** The public routes of the test brand. */
export const routes = publicRoutes(document);

/** Facet values as the backend answers them in a language: the alias in that language, the others as translations. */
function aliasesIn(locale: string): FacetAlias[] {
  return testAliases().map((value) => {
    const all = [{ langcode: 'en', alias: value.alias }, ...value.translatedAliases];
    const own = all.find(({ langcode }) => langcode === locale)?.alias ?? value.alias;
    return { ...value, alias: own, translatedAliases: all.filter(({ langcode }) => langcode !== locale) };
  });
}

/** Parses an address of the test brand. Throws unless it is a listing. */
export function parse(url: string): ParsedSearch {
  const decision = resolveRoute({ document }, 'GET', url);
  if (decision.kind !== 'page') throw new Error(`${url} is no page: ${JSON.stringify(decision)}`);
  const { locale, match } = decision;
  const others = routes.locales.filter((other) => other !== locale).flatMap(aliasesIn);
  const parsed = parseSearch(match, routes.search, [...aliasesIn(locale), ...others], createHref(routes, locale));
  if (!parsed) throw new Error(`${url} is no listing.`);
  return parsed;
}

/** The search at an address that is already in its canonical form. */
export function stateOf(url: string): SearchState {
  const parsed = parse(url);
  if (parsed.kind !== 'state') throw new Error(`${url}: ${JSON.stringify(parsed)}`);
  return parsed.state;
}
