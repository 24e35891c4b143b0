/** Saved jobs in the order in which they need attention. Pure. */
import { DAY_MS } from '../../runtime/core/durations.ts';
import type { Seeker } from './dashboard.generated.ts';

type Saved = NonNullable<Seeker['bookmarks']>[number];

/** A saved job that ends within this time is urgent. */
const SOON_MS = 14 * DAY_MS;

/** Those that end soon, the first one to end first; then the others as they were saved, and behind them what has ended. */
export function endingFirst(saved: readonly Saved[], now: number): (Saved & { ends: string | null })[] {
  const all = saved.map((one) => ({ ...one, ends: endOf(one, now) }));
  const soon = all.filter(({ ends }) => ends !== null).toSorted((a, b) => ((a.ends ?? '') < (b.ends ?? '') ? -1 : 1));
  const later = all.filter(({ ends, archived }) => ends === null && !archived);
  return [...soon, ...later, ...all.filter(({ archived }) => archived)];
}

/** End of an open job that ends soon, else null. */
function endOf({ archived, job }: Saved, now: number): string | null {
  if (archived || !job?.expires) return null;
  return Date.parse(job.expires) - now < SOON_MS ? job.expires : null;
}
