import type { PageInfo } from '../../runtime/page/widget-contract.ts';
import { formatDay } from './format-day.ts';

export function DateText({ date, page }: { date: string; page: PageInfo }) {
  return (
    <time dateTime={date.slice(0, 10)} suppressHydrationWarning>
      {formatDay(date, page.locale, page.brand.site.timeZone)}
    </time>
  );
}
