/** When the issues of a newsletter come out: once a week, at an hour of the brand's time zone. Pure. */
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import { DAY_MS } from '../../../runtime/core/durations.ts';
import { fromWallClock, toWallClock } from '../../../runtime/core/moments.ts';

type Scheduled = Pick<BrandDocument, 'newsletter' | 'site'>;

const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Time of the latest issue at or before a moment. */
export function issueAt({ newsletter: { weekday, hour }, site: { timeZone } }: Scheduled, moment: Date): Date {
  const today = Date.parse(toWallClock(moment.toISOString(), timeZone).slice(0, 10));
  const back = (new Date(today).getUTCDay() - WEEK.indexOf(weekday) + 7) % 7;
  const before = (days: number) => {
    const day = new Date(today - days * DAY_MS).toISOString().slice(0, 10);
    return new Date(fromWallClock(`${day}T${String(hour).padStart(2, '0')}:00`, timeZone) ?? 0);
  };
  const latest = before(back);
  return latest <= moment ? latest : before(back + 7);
}

/** Time of the issue before another. */
export function issueBefore(document: Scheduled, issue: Date): Date {
  return issueAt(document, new Date(issue.getTime() - 1));
}
