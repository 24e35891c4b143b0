/** Descriptions of a job in the list. Pure. */
import { DAY_MS } from '../../runtime/core/durations.ts';
import type { Translate } from '../../runtime/page/texts.tsx';
import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { formatDay } from '../shared/words/format-day.ts';
import { formatMoment } from '../shared/words/format-moment.ts';
import type { ManagedJob } from './job-manager.generated.ts';

/** Since when, or until when, it is in its state; in the brand's time zone. */
export function whenOf(job: ManagedJob, t: Translate, { locale, brand }: PageInfo): string {
  const { timeZone } = brand.site;
  const day = (at: string) => formatDay(at, locale, timeZone);
  switch (job.state) {
    case 'draft':
      return t('when.draft', { date: day(job.changed) });
    case 'needs_review':
      return t('when.needs_review', { date: day(job.submitted ?? job.changed) });
    case 'scheduled':
      return t('when.scheduled', { date: formatMoment(job.publishAt ?? job.changed, locale, timeZone) });
    case 'published':
      if (job.expires === null) return t('when.published', { since: day(job.published ?? job.changed) });
      return t('when.publishedUntil', { since: day(job.published ?? job.changed), until: day(job.expires) });
    case 'archived':
      return t('when.archived', { date: day(job.archived ?? job.changed) });
  }
}

/** How long it is still online, in words; null if it is not, or has no end. */
export function remainingOf(
  { state, expires }: Pick<ManagedJob, 'state' | 'expires'>,
  t: Translate,
  now: number,
): string | null {
  if (state !== 'published' || expires === null) return null;
  const left = Date.parse(expires) - now;
  return left < DAY_MS ? t('when.lastDay') : t('when.left', { count: Math.floor(left / DAY_MS) });
}

export interface Highlight {
  kind: 'featured' | 'top';
  text: string;
}

/** Its promotions, and until when they run. */
export function highlightsOf(job: ManagedJob, t: Translate, { locale, brand }: PageInfo): Highlight[] {
  const text = (kind: Highlight['kind'], until: string | null): Highlight => ({
    kind,
    text:
      until === null
        ? t(`promote.is.${kind}`)
        : t(`promote.until.${kind}`, { date: formatDay(until, locale, brand.site.timeZone) }),
  });
  return [
    ...(job.featured ? [text('featured', job.featuredUntil)] : []),
    ...(job.top ? [text('top', job.topUntil)] : []),
  ];
}

/** Whether another promotion of this kind can be bought: the job is published, and current ones have an end. */
export function canRaise(
  { state, featured, featuredUntil, top, topUntil }: ManagedJob,
  kind: Highlight['kind'],
): boolean {
  const isEndless = kind === 'featured' ? featured && featuredUntil === null : top && topUntil === null;
  return state === 'published' && !isEndless;
}
