/** When the issues of a newsletter come out: once a week, at an hour of the brand's time zone. Pure. */
import type { BrandDocument } from '../../../runtime/core/document/brand.generated.ts';
import { latestWeekday } from '../../../runtime/core/moments.ts';

type Scheduled = Pick<BrandDocument, 'newsletter' | 'site'>;

const WEEK = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Time of the latest issue at or before a moment. */
export function issueAt({ newsletter: { weekday, hour }, site: { timeZone } }: Scheduled, moment: Date): Date {
  return latestWeekday(moment, { weekday: WEEK.indexOf(weekday), hour, timeZone });
}

/** Time of the issue before another. */
export function issueBefore(document: Scheduled, issue: Date): Date {
  return issueAt(document, new Date(issue.getTime() - 1));
}
