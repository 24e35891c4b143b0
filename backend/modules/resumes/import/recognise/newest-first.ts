/** The order of positions and schools in the form. Pure. */
import type { Period } from './recognised.ts';

/** As the form has them, whatever the order of the file; what goes on comes first. */
export function newestFirst<T extends { period: Period | null }>(entries: readonly T[]): T[] {
  const rank = ({ period }: T) => `${period !== null && period.end === null ? 1 : 0}${period?.start ?? ''}`;
  return entries.toSorted((a, b) => rank(b).localeCompare(rank(a)));
}
