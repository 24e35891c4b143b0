import type { FacetChoice } from '../../../runtime/core/search/types.ts';
import type { FacetSize } from './facet-settings.ts';
import type { FacetValue } from './search-types.ts';

export interface ShownValue {
  choice: FacetChoice;
  /** Null for a selected value without a count in the answer. */
  count: number | null;
  chosen: boolean;
  children: readonly ShownValue[];
}

const none: readonly ShownValue[] = [];

/**
 * The values of a facet in display order: selected ones first, and children only below a value that is selected or
 * contains a selected one.
 */
export function arrangeValues(
  field: string,
  values: readonly FacetValue[],
  choices: readonly FacetChoice[],
): ShownValue[] {
  const chosen = new Map(choices.filter((choice) => choice.field === field).map((choice) => [choice.filter, choice]));
  if (chosen.size === 0) {
    return values.map(({ filter, label, alias, count }) => ({
      choice: { field, filter, label, alias },
      count,
      chosen: false,
      children: none,
    }));
  }
  const seen = new Set<string>();
  const shown = values.map((value) => show(value));
  const uncounted = [...chosen.values()]
    .filter(({ filter }) => !seen.has(filter))
    .map((choice): ShownValue => ({ choice, count: null, chosen: true, children: none }));
  return [...uncounted, ...shown].sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)));

  function show({ filter, label, alias, count, children = [] }: FacetValue): ShownValue {
    seen.add(filter);
    const below = children.map(show);
    const isChosen = chosen.has(filter);
    const open = isChosen || below.some(isOpen);
    return { choice: { field, filter, label, alias }, count, chosen: isChosen, children: open ? below : none };
  }
}

function isOpen({ chosen, children }: ShownValue): boolean {
  return chosen || children.some(isOpen);
}

export interface FacetCut {
  values: readonly ShownValue[];
  /** Number of values shown while the facet is collapsed. */
  first: number;
  /** Whether expanding the facet shows more. */
  hasMore: boolean;
  /** Whether there are more values than are ever listed. */
  isLong: boolean;
}

/**
 * The values to show, out of those in the answer. Selected ones are never left out, and a single hidden value is
 * not worth a link. An answer with children may reach its limit before it contains all top-level values.
 */
export function cutValues(
  answered: readonly FacetValue[],
  arranged: readonly ShownValue[],
  { isOpen, shown, listed }: FacetSize,
): FacetCut {
  const chosen = arranged.filter((value) => value.chosen).length;
  const below = answered.reduce((sum, { children = [] }) => sum + children.length, 0);
  const limit = Math.max(shown, chosen);
  const first = arranged.length > limit + 1 ? limit : arranged.length;
  const isFull = below > 0 && answered.length + below > listed;
  return {
    values: arranged.slice(0, isOpen ? Math.max(listed, first) : first),
    first,
    hasMore: arranged.length > first || isFull,
    isLong: arranged.length > listed,
  };
}
