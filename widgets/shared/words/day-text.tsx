import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { formatDay } from './format-day.ts';
import { formatMoment } from './format-moment.ts';

/** A machine-readable date; `date` is an ISO time. */
export function dayText(date: string, { locale, brand }: PageInfo) {
  return (
    <time dateTime={date.slice(0, 10)} suppressHydrationWarning>
      {formatDay(date, locale, brand.site.timeZone)}
    </time>
  );
}

/** The same with the time of day. */
export function momentText(date: string, { locale, brand }: PageInfo) {
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatMoment(date, locale, brand.site.timeZone)}
    </time>
  );
}
