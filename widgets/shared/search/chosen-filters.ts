import type { SearchState } from '../../../runtime/core/search/types.ts';
import type { Translate } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { describeDistance } from '../places/distance.ts';

/** One selected filter, and how to remove it from the search. */
export interface ChosenFilter {
  key: string;
  label: string;
  /** The search without it. */
  without: Partial<SearchState>;
}

/** All selected filters, in the order of the form: search terms, place, organization, facets. */
export function chosenFilters(page: PageInfo, search: SearchState, t: Translate): ChosenFilter[] {
  const { text, location, organizationName, choices } = search;
  const filters: ChosenFilter[] = [];
  if (text) filters.push({ key: 'text', label: t('filters.text', { text }), without: { text: '' } });
  if (location) {
    filters.push({ key: 'place', label: describePlace(page, location, t), without: { location: null } });
  }
  if (organizationName) {
    filters.push({ key: 'organization', label: organizationName, without: { organizationName: null } });
  }
  for (const choice of choices) {
    const without = { choices: choices.filter((other) => other !== choice) };
    filters.push({ key: `${choice.field}=${choice.filter}`, label: choice.label, without });
  }
  return filters;
}

function describePlace(page: PageInfo, location: NonNullable<SearchState['location']>, t: Translate): string {
  const { label, radius, locationType } = location;
  const { hideRadiusFor, radius: settings } = page.brand.search;
  if (radius === null || (locationType && hideRadiusFor.includes(locationType))) return label;
  return t('filters.within', { place: label, radius: describeDistance(t, radius, settings.unit) });
}
