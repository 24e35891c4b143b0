import type { Counts } from './count-cache.ts';
import type { SearchPlan } from './plan.ts';
import type { SearchOutcome } from './port.ts';
import { distinctFields } from './sql-counts.ts';

/** The result of a search in the requested form: the hits of its page with the counts. */
export function outcomeOf(
  { hasText }: SearchPlan,
  ids: number[],
  { total, isWeak, facets, relaxations, text }: Omit<Counts, 'epoch' | 'from' | 'until'>,
): SearchOutcome {
  const textIgnored = hasText && text.query === null;
  const { corrections, understood } = text;
  return { ids, total, exact: true, facets, corrections, understood, textIgnored, isWeak, relaxations };
}

/** The result for a brand without any rows. */
export function emptyOutcome(plan: SearchPlan): SearchOutcome {
  const facets = distinctFields(plan.counted).map(({ field, missing }) => ({
    field,
    values: [],
    missing: missing ? 0 : null,
  }));
  return {
    ids: [],
    total: 0,
    exact: true,
    facets,
    corrections: [],
    understood: [],
    textIgnored: false,
    isWeak: false,
    relaxations: [],
  };
}
