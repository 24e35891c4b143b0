import type { LocationFilter, SearchState } from '../../../runtime/core/search/types.ts';
import type { Translate } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { describeDistance, distanceOf } from '../places/distance.ts';

/** A change to the search and the number of hits then, as the API answers it. */
export interface Relaxation {
  field: string;
  total: number;
  /** The text with a word less. */
  text: string | null;
  /** In kilometers. */
  radius: number | null;
  /** The place that the words name; they go with it. */
  place: PlaceOfWords | null;
}

type PlaceOfWords = Pick<LocationFilter, 'label' | 'country' | 'administrativeArea' | 'lat' | 'lon'>;
type Radius = PageInfo['brand']['search']['radius'];

/** Describes a change, with the resulting search; null if the search has no such criterion. */
export function describeRelaxation(
  { field, text: fewerWords, radius, place }: Omit<Relaxation, 'total'>,
  search: SearchState,
  t: Translate,
  distances: Radius,
): { label: string; without: Partial<SearchState> } | null {
  const { text, location, organizationName, choices } = search;
  switch (field) {
    case 'fulltext':
      if (!text) return null;
      return fewerWords
        ? { label: t('empty.onlyText', { text: fewerWords }), without: { text: fewerWords } }
        : { label: t('empty.dropText', { text }), without: { text: '' } };
    case 'geoLocation':
      if (place !== null && radius !== null) {
        const change = widened({ ...place, radius: null, locationType: 'locality' }, radius, t, distances);
        return change && { ...change, without: { ...change.without, text: fewerWords ?? '' } };
      }
      if (!location) return null;
      return radius === null
        ? { label: t('empty.dropPlace', { label: location.label }), without: { location: null } }
        : widened(location, radius, t, distances);
    case 'organization_name':
      return organizationName
        ? { label: t('empty.drop', { label: organizationName }), without: { organizationName: null } }
        : null;
    default: {
      const dropped = choices.filter((choice) => choice.field === field);
      if (dropped.length === 0) return null;
      const label = dropped.map((choice) => choice.label).join(', ');
      return {
        label: t('empty.drop', { label }),
        without: { choices: choices.filter((choice) => choice.field !== field) },
      };
    }
  }
}

function widened(location: LocationFilter, km: number, t: Translate, distances: Radius) {
  const radius = distanceOf(km, distances);
  if (radius === null) return null;
  const label = t('empty.wider', { place: location.label, radius: describeDistance(t, radius, distances.unit) });
  return { label, without: { location: { ...location, radius } } };
}
