import type { PageInfo } from '../../runtime/page/widget-contract.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day in the manner of the locale and the time zone of the site: `November 21, 2026`. `date` is an ISO time. */
export function formatDay(date: string, locale: string, timeZone: string): string {
  const key = `${locale}|${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  formats.set(key, format);
  return format.format(new Date(date));
}

export function DateText({ date, page }: { date: string; page: PageInfo }) {
  return (
    <time dateTime={date.slice(0, 10)} suppressHydrationWarning>
      {formatDay(date, page.locale, page.brand.site.timeZone)}
    </time>
  );
}
