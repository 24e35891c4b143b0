/** Facet values in path and query -> choices. */
import type { RouteMatch } from '../routing/types.ts';
import type { ListingSettings, SearchSettings } from './settings.ts';
import type { FacetAlias, FacetChoice, SearchState } from './types.ts';

/** Most values of one facet; further ones are left out. */
const mostValues = 20;

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

/** Each value once, facets in the brand's order, values by number; a facet of one value keeps the first. */
export function ordered(choices: readonly FacetChoice[], { facets, single }: ListingSettings): FacetChoice[] {
  // Pages make an address per facet value, nearly all of them with one choice or none.
  if (choices.length < 2) return choices.filter(({ field }) => facets.includes(field));
  return facets.flatMap((field) => {
    const values = choices.filter((choice) => choice.field === field);
    if (values.length < 2) return values;
    const once = values.filter(({ filter }, index) => values.findIndex((other) => other.filter === filter) === index);
    const kept = once.slice(0, single.includes(field) ? 1 : mostValues);
    return kept.sort((a, b) => numeric.compare(a.filter, b.filter));
  });
}

const numeric = new Intl.Collator('en', { numeric: true });
