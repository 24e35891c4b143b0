/** The canonical order of selected values. A module of its own, since every page that links searches loads it. */
import type { ListingSettings } from './settings.ts';
import type { FacetChoice } from './types.ts';

/** Maximum number of values per facet; further ones are dropped. */
export const mostValues = 20;

/** Removes duplicates; facets in the brand's order, values by number; a single-value facet keeps the first. */
export function ordered(choices: readonly FacetChoice[], { facets, single }: ListingSettings): FacetChoice[] {
  // Pages build one address per facet value, nearly all of them with at most one selected value.
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
