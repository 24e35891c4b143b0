/** What the search has reached (docs/search.md, Relevance): it may become better, not worse. */
import type { SetName } from './judged.ts';
import type { Summary } from './metrics.ts';

/** Of one set. The first two are the least, the others the most. */
export type Reached = Pick<Summary, 'ndcg' | 'success' | 'wronglyEmpty' | 'wrongCorrections'>;

export const REACHED: Readonly<Record<SetName, Reached>> = {
  tuning: { ndcg: 0.968, success: 0.994, wronglyEmpty: 0.004, wrongCorrections: 0 },
  'held-out': { ndcg: 0.932, success: 0.971, wronglyEmpty: 0.013, wrongCorrections: 0 },
};

/** Of the first three: rounding, and a query that changes places with another. */
const TOLERANCE = 0.003;

/** A sentence per measure that is worse than what was reached; empty if none is. */
export function describeDrops(set: SetName, measured: Reached, reached: Reached = REACHED[set]): string[] {
  const least = (name: string, key: 'ndcg' | 'success') =>
    measured[key] >= reached[key] - TOLERANCE ? [] : [saying(name, measured[key], reached[key])];
  const saying = (name: string, now: number, before: number) =>
    `${name} of the ${set} set is ${round(now)}; it was ${round(before)}.`;
  return [
    ...least('nDCG@10', 'ndcg'),
    ...least('success@1', 'success'),
    ...(measured.wronglyEmpty <= reached.wronglyEmpty + TOLERANCE
      ? []
      : [saying('The wrongly empty share', measured.wronglyEmpty, reached.wronglyEmpty)]),
    ...(measured.wrongCorrections <= reached.wrongCorrections
      ? []
      : [saying('The number of wrong corrections', measured.wrongCorrections, reached.wrongCorrections)]),
  ];
}

const round = (value: number): string => String(Number(value.toFixed(4)));
