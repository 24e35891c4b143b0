import type { SearchState } from '../../../runtime/core/search/types.ts';
import type { Translate } from '../../../runtime/page/texts.tsx';

/** Describes what dropping one criterion means, with the resulting search; null if the search has no such criterion. */
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
