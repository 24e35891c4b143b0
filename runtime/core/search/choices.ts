/** Facet values in path and query -> selected values. */
import type { RouteMatch } from '../paths/types.ts';
import { mostValues, ordered } from './order-choices.ts';
import type { ListingSettings, SearchSettings } from './settings.ts';
import type { FacetAlias, FacetChoice, ReadAlias, SearchState } from './types.ts';

/** What identifies a listing page. */
export type ListingMatch = Pick<RouteMatch, 'page'> & Partial<Pick<RouteMatch, 'document'>>;

/** Index of a listing page; null for every other page. The list of resumes is a personal page. */
export function searchIndex({ page, document }: ListingMatch): SearchState['index'] | null {
  if (page === 'jobs') return 'JOBS';
  if (page === 'organizations') return 'ORGANIZATIONS';
  return page === 'personal' && document === 'resumes' ? 'RESUMES' : null;
}

/** Arguments of `facetAliases` for this page; null when there is nothing to resolve. */
export function aliasesToResolve(
  match: ListingMatch & Pick<RouteMatch, 'taxonomy' | 'query'>,
  settings: SearchSettings,
): { index: SearchState['index']; aliases: string[]; filters: string[] } | null {
  const index = searchIndex(match);
  if (!index) return null;
  const values = settings.listings[index].facets.flatMap((field) => facetValues(match.query[field]));
  const aliases = wordsIn(match, values);
  const filters = [...new Set(values)];
  return aliases.length + filters.length > 0 ? { index, aliases, filters } : null;
}

/** Words of path and query missing from the answer in the page's language: look them up in the other languages. */
export function unknownWords(
  { aliases, filters }: { aliases: readonly string[]; filters: readonly string[] },
  found: readonly FacetAlias[],
): string[] {
  const asFilters = new Set(filters);
  return aliases.filter(
    (word) => !found.some(({ alias, filter }) => alias === word || (filter === word && asFilters.has(word))),
  );
}

/** A value in the query is either a filter value or an alias: typed by hand, or of a saved search. */
function wordsIn({ taxonomy }: Pick<RouteMatch, 'taxonomy'>, values: readonly string[]): string[] {
  return [...new Set([...taxonomy, ...values.filter((value) => !/^\d+$/.test(value))])];
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
  | {
      kind: 'choices';
      choices: FacetChoice[];
      pathChoices: FacetChoice[];
      /** Whether one was asked for by a word that it no longer has. */
      isFormer: boolean;
    }
  | { kind: 'unknown'; value: string };

/** Resolves every selected value; returns the first unknown one if there is any. */
export function readChoices(
  match: Pick<RouteMatch, 'taxonomy' | 'query'>,
  listing: ListingSettings,
  aliases: readonly ReadAlias[],
  locale: string,
): ReadChoices {
  const found: ReadAlias[] = [];
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
    isFormer: found.some(({ isFormer }) => isFormer === true),
  };
}

/** A facet value as a selection in the page's language, whichever language its alias was found in. */
export function toChoice({ alias, field, filter, label, translatedAliases }: FacetAlias, locale: string): FacetChoice {
  const translations = Object.fromEntries(translatedAliases.map((one) => [one.langcode, one.alias]));
  const own = translations[locale] ?? alias;
  return { field, filter, label, alias: own, translations: { ...translations, [locale]: own } };
}
