import { createHref } from '../../../runtime/core/routing/href.ts';
import type { FacetChoice, LocationFilter, SearchState } from '../../../runtime/core/search/types.ts';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { toggleChoice } from './listing-links.ts';
import type { PlaceChoice } from './search-form-fields.ts';

/** What the form holds besides the text that a suggestion replaces. */
export interface FormState {
  /** As typed. */
  where: string;
  place: PlaceChoice | null;
  /** In the brand's unit; null without a field for it. */
  radius: number | null;
}

/** Address of the current search with a facet value in place of its text, at the place of the form. */
export function suggestedHref(page: PageInfo, search: SearchState, form: FormState, choice: FacetChoice): string {
  const isChosen = search.choices.some(({ field, filter }) => field === choice.field && filter === choice.filter);
  const multiple = page.brand.facets[search.index === 'JOBS' ? 'jobs' : 'organizations'].items[choice.field]?.multiple;
  const choices = isChosen ? search.choices : toggleChoice(search.choices, choice, multiple ?? true);
  const changed = { ...search, page: 1, jobId: null, openFacet: null, text: '', choices, location: locationOf(form) };
  return createHref(page.brand.routes, page.locale).search(changed);
}

/** A name that was only typed is resolved by the page that it leads to. */
function locationOf({ where, place, radius }: FormState): LocationFilter | null {
  if (where === '') return null;
  const { locationType, ...known } = place ?? { ...nowhere, locationType: null };
  return { ...known, label: where, radius, locationType: locationType === null ? null : typeOf(locationType) };
}

const nowhere = { country: null, administrativeArea: null, lat: null, lon: null };
const types = ['locality', 'administrative_area_level_1', 'country', 'postal_code'] as const;
const typeOf = (type: string) => types.find((known) => known === type) ?? null;
