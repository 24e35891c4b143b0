import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { formatDay } from './format-day.ts';

/** A machine-readable date; `date` is an ISO time. */
export function dayText(date: string, { locale, brand }: PageInfo) {
  return (
    <time dateTime={date.slice(0, 10)} suppressHydrationWarning>
      {formatDay(date, locale, brand.site.timeZone)}
    </time>
  );
}
