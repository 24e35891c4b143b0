import type { TeaserJob } from './job-types.ts';

const day = 86_400_000;

/** Whole days from `from` to `to` by the clock, never negative. Both are ISO times. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / day));
}

/** Key and count for the texts `job:age.*`: today, yesterday, days, and months from 60 days on. */
export function describeAge(published: string, now: string): { key: string; count: number } {
  const days = daysBetween(published, now);
  if (days === 0) return { key: 'age.today', count: 0 };
  if (days === 1) return { key: 'age.yesterday', count: 1 };
  if (days < 60) return { key: 'age.days', count: days };
  return { key: 'age.months', count: Math.floor(days / 30) };
}

export type Reason = { kind: 'top' | 'featured' | 'closes' | 'new'; key: string; count?: number };

/** Why a job in a list may matter, the strongest two at most: top or featured, then closing within three days, else new. */
export function reasonsOf(job: Pick<TeaserJob, 'top' | 'featured' | 'published' | 'expires'>, now: string): Reason[] {
  const reasons: Reason[] = [];
  if (job.top) reasons.push({ kind: 'top', key: 'top' });
  else if (job.featured) reasons.push({ kind: 'featured', key: 'featured' });
  const left = job.expires && job.expires > now ? daysBetween(now, job.expires) : null;
  if (left !== null && left <= 3) reasons.push(closing(left));
  else if (job.published && daysBetween(job.published, now) < 2) reasons.push({ kind: 'new', key: 'new' });
  return reasons;
}

function closing(left: number): Reason {
  if (left === 0) return { kind: 'closes', key: 'closes.today' };
  if (left === 1) return { kind: 'closes', key: 'closes.tomorrow' };
  return { kind: 'closes', key: 'closes.days', count: left };
}
