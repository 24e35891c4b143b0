/** Facet values in path and query -> choices. */
import type { RouteMatch } from '../paths/types.ts';
import { mostValues, ordered } from './order-choices.ts';
import type { ListingSettings, SearchSettings } from './settings.ts';
import type { FacetAlias, FacetChoice, SearchState } from './types.ts';

/** What tells which listing a page is. */
export type ListingMatch = Pick<RouteMatch, 'page'> & Partial<Pick<RouteMatch, 'document'>>;

/** Index of a listing page; null for every other page. The list of resumes is a page of the person. */
export function searchIndex({ page, document }: ListingMatch): SearchState['index'] | null {
  if (page === 'jobs') return 'JOBS';
  if (page === 'organizations') return 'ORGANIZATIONS';
  return page === 'personal' && document === 'resumes' ? 'RESUMES' : null;
}

/** Arguments of `facetAliases` for this page; null when there is nothing to ask. */
export function aliasesToResolve(
  match: ListingMatch & Pick<RouteMatch, 'taxonomy' | 'query'>,
  settings: SearchSettings,
): { index: SearchState['index']; aliases: string[]; filters: string[] } | null {
  const index = searchIndex(match);
  if (!index) return null;
  const values = settings.listings[index].facets.flatMap((field) => facetValues(match.query[field]));
  // A value in the query is a filter value, or an alias written by hand.
  const words = values.filter((value) => !/^\d+$/.test(value));
  const aliases = [...new Set([...match.taxonomy, ...words])];
  const filters = [...new Set(values)];
  return aliases.length + filters.length > 0 ? { index, aliases, filters } : null;
}

/** Path segments that the answer in the page's language does not hold: ask for them in the other languages. */
export function unknownSegments(match: Pick<RouteMatch, 'taxonomy'>, aliases: readonly FacetAlias[]): string[] {
  return match.taxonomy.filter((segment) => !aliases.some(({ alias }) => alias === segment));
}

function facetValues(value: string | undefined): string[] {
  if (value === undefined) return [];
  const values = value
    .split(',', 100)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part.length <= 100);
  return [...new Set(values)].slice(0, mostValues);
}

export type ReadChoices =
  | { kind: 'choices'; choices: FacetChoice[]; pathChoices: FacetChoice[] }
  | { kind: 'unknown'; value: string };

/** Finds every chosen value among those that the backend knows; answers the first that nobody knows. */
export function readChoices(
  match: Pick<RouteMatch, 'taxonomy' | 'query'>,
  listing: ListingSettings,
  aliases: readonly FacetAlias[],
  locale: string,
): ReadChoices {
  const found: FacetAlias[] = [];
  for (const segment of match.taxonomy) {
    const alias = aliases.find((one) => one.alias === segment && listing.facets.includes(one.field));
    if (!alias) return { kind: 'unknown', value: segment };
    found.push(alias);
  }
  const pathChoices = found.map((alias) => toChoice(alias, locale));
  for (const field of listing.facets) {
    for (const value of facetValues(match.query[field])) {
      const alias = aliases.find((one) => one.field === field && (one.filter === value || one.alias === value));
      if (!alias) return { kind: 'unknown', value };
      found.push(alias);
    }
  }
  return {
    kind: 'choices',
    choices: ordered(
      found.map((alias) => toChoice(alias, locale)),
      listing,
    ),
    pathChoices,
  };
}

/** A facet value as a choice in the page's language, wherever its alias was found. */
export function toChoice({ alias, field, filter, label, translatedAliases }: FacetAlias, locale: string): FacetChoice {
  const translations = Object.fromEntries(translatedAliases.map((one) => [one.langcode, one.alias]));
  const own = translations[locale] ?? alias;
  return { field, filter, label, alias: own, translations: { ...translations, [locale]: own } };
}
