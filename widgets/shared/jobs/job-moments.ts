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

/** A list has news if fewer than one in this many of its jobs are new. */
const NEWS_SHARE = 3;

/**
 * Ids of the jobs published within the last day, if they are fewer than a third of the list; otherwise none, since a
 * mark on every row says nothing.
 */
export function newJobsOf(
  jobs: readonly Pick<TeaserJob, 'id' | 'published'>[],
  now: string,
): ReadonlySet<TeaserJob['id']> {
  const recent = jobs.filter(({ published }) => published !== null && daysSince(published, now) === 0);
  return new Set(recent.length * NEWS_SHARE < jobs.length ? recent.map(({ id }) => id) : []);
}

export type Reason = { kind: 'top' | 'featured' | 'closes' | 'new'; key: string; count?: number };

/**
 * Why a job in a list may matter, at most two reasons: top or featured, then a deadline within three days, else new.
 */
export function reasonsOf(
  { top, featured, expires }: Pick<TeaserJob, 'top' | 'featured' | 'expires'>,
  isNew: boolean,
  now: string,
): Reason[] {
  const reasons: Reason[] = [];
  if (top) reasons.push({ kind: 'top', key: 'top' });
  else if (featured) reasons.push({ kind: 'featured', key: 'featured' });
  const left = expires && expires > now ? Math.floor((Date.parse(expires) - timeOf(now)) / DAY_MS) : null;
  if (left !== null && left <= 3) reasons.push(closing(left));
  else if (isNew) reasons.push({ kind: 'new', key: 'new' });
  return reasons;
}

function closing(left: number): Reason {
  if (left <= 0) return { kind: 'closes', key: 'closes.today' };
  if (left === 1) return { kind: 'closes', key: 'closes.tomorrow' };
  return { kind: 'closes', key: 'closes.days', count: left };
}
