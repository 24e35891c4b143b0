/** A text describing a search. */

import { documentIndex } from '../search/settings.ts';
import type { SearchState } from '../search/types.ts';
import type { Translate } from '../texts/translator.ts';

/** `Nursing: jobs in Bonn`. `t` looks up texts in the namespace `head`; `where` is the resolved place. */
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
