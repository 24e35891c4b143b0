import type { Counts } from './count-cache.ts';
import type { SearchPlan } from './plan.ts';
import type { SearchOutcome } from './port.ts';
import { distinctFields } from './sql-counts.ts';

/** The outcome of a search as it was asked for: the hits of its page with what was counted. */
export function outcomeOf(
  { hasText }: SearchPlan,
  ids: number[],
  { total, facets, relaxations, text }: Omit<Counts, 'epoch' | 'from' | 'until'>,
): SearchOutcome {
  const textIgnored = hasText && text.query === null;
  return { ids, total, exact: true, facets, corrections: text.corrections, textIgnored, relaxations };
}

/** What a brand without any row finds. */
export function emptyOutcome(plan: SearchPlan): SearchOutcome {
  const facets = distinctFields(plan.counted).map(({ field, missing }) => ({
    field,
    values: [],
    missing: missing ? 0 : null,
  }));
  return { ids: [], total: 0, exact: true, facets, corrections: [], textIgnored: false, relaxations: [] };
}
