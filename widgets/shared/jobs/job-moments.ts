import { DAY_MS } from '../../../runtime/core/durations.ts';
import type { TeaserJob } from './jobs.generated.ts';

let lastMoment = { text: '', time: Number.NaN };

/** All rows of a page share the same time, which is parsed once. */
function timeOf(now: string): number {
  if (lastMoment.text !== now) lastMoment = { text: now, time: Date.parse(now) };
  return lastMoment.time;
}

/** Full days since an ISO time, never negative. */
export function daysSince(past: string, now: string): number {
  return Math.max(0, Math.floor((timeOf(now) - Date.parse(past)) / DAY_MS));
}

/**
 * Key and, if the text has a number, count for the texts `job:age.*`: today, yesterday, days, and months from 60 days.
 */
export function describeAge(days: number): { key: string; count?: number } {
  if (days === 0) return { key: 'age.today' };
  if (days === 1) return { key: 'age.yesterday' };
  if (days < 60) return { key: 'age.days', count: days };
  return { key: 'age.months', count: Math.floor(days / 30) };
}

export type Reason = { kind: 'top' | 'featured' | 'closes' | 'new'; key: string; count?: number };

/**
 * Why a job in a list may matter, at most two reasons: top or featured, then a deadline within three days, else new.
 * `days` is its age, null for one that was never published.
 */
export function reasonsOf(
  { top, featured, expires }: Pick<TeaserJob, 'top' | 'featured' | 'expires'>,
  days: number | null,
  now: string,
): Reason[] {
  const reasons: Reason[] = [];
  if (top) reasons.push({ kind: 'top', key: 'top' });
  else if (featured) reasons.push({ kind: 'featured', key: 'featured' });
  const left = expires && expires > now ? Math.floor((Date.parse(expires) - timeOf(now)) / DAY_MS) : null;
  if (left !== null && left <= 3) reasons.push(closing(left));
  else if (days !== null && days < 2) reasons.push({ kind: 'new', key: 'new' });
  return reasons;
}

function closing(left: number): Reason {
  if (left <= 0) return { kind: 'closes', key: 'closes.today' };
  if (left === 1) return { kind: 'closes', key: 'closes.tomorrow' };
  return { kind: 'closes', key: 'closes.days', count: left };
}
