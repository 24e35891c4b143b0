/** A search in words. */

import { documentIndex } from '../search/settings.ts';
import type { SearchState } from '../search/types.ts';
import type { Translate } from '../texts/translator.ts';

/** `Nursing: jobs in Bonn`. `t` looks up texts of the namespace `head`; `where` is the place as it was understood. */
export function nameSearch(
  t: Translate,
  search: Pick<SearchState, 'index' | 'text' | 'choices' | 'organizationName'>,
  where: string,
): { name: string; isWhole: boolean } {
  const kind = documentIndex(search.index);
  const what = [search.text, ...search.choices.map(({ label }) => label), search.organizationName]
    .filter(Boolean)
    .join(', ');
  const key = what && where ? 'whatWhere' : what ? 'what' : where ? 'where' : 'all';
  return { name: t(`${kind}.${key}`, { what, where }), isWhole: key === 'all' };
}
