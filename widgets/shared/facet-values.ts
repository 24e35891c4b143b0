import type { FacetChoice } from '../../runtime/core/search/types.ts';
import type { FacetValue } from './search-types.ts';

export interface ShownValue {
  choice: FacetChoice;
  /** Null for a chosen value that the answer does not count. */
  count: number | null;
  chosen: boolean;
  children: ShownValue[];
}

/** The values of a facet as shown: chosen ones first, and children only below a value that is chosen or holds a chosen one. */
export function arrangeValues(
  field: string,
  values: readonly FacetValue[],
  choices: readonly FacetChoice[],
): ShownValue[] {
  const chosen = new Map(choices.filter((choice) => choice.field === field).map((choice) => [choice.filter, choice]));
  const seen = new Set<string>();
  const shown = values.map((value) => show(value));
  const uncounted = [...chosen.values()]
    .filter(({ filter }) => !seen.has(filter))
    .map((choice): ShownValue => ({ choice, count: null, chosen: true, children: [] }));
  return [...uncounted, ...shown].sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)));

  function show({ filter, label, alias, count, children = [] }: FacetValue): ShownValue {
    seen.add(filter);
    const below = children.map(show);
    const isChosen = chosen.has(filter);
    const open = isChosen || below.some(isOpen);
    return { choice: { field, filter, label, alias }, count, chosen: isChosen, children: open ? below : [] };
  }
}

function isOpen({ chosen, children }: ShownValue): boolean {
  return chosen || children.some(isOpen);
}
