import type { SearchState } from '../../../runtime/core/search/types.ts';
import type { Translate } from '../../../runtime/page/texts.tsx';

/** In words, what dropping one part of the search means, and the search without it; null when the search has no such part. */
export function describeRelaxation(
  field: string,
  search: SearchState,
  t: Translate,
): { label: string; without: Partial<SearchState> } | null {
  const { text, location, organizationName, choices } = search;
  switch (field) {
    case 'fulltext':
      return text ? { label: t('empty.dropText', { text }), without: { text: '' } } : null;
    case 'geoLocation':
      return location ? { label: t('empty.dropPlace', { label: location.label }), without: { location: null } } : null;
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
