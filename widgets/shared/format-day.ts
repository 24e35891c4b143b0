import { remember } from './remember.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
const days = new Map<string, string>();

/**
 * A day in the manner of the locale and the time zone of the site: `November 21, 2026`, `full` with the day of the week.
 * `date` is an ISO time.
 */
export function formatDay(date: string, locale: string, timeZone: string, dateStyle: 'long' | 'full' = 'long'): string {
  const manner = `${locale}|${timeZone}|${dateStyle}`;
  return remember(days, `${manner}|${date}`, () => {
    const format = formats.get(manner) ?? new Intl.DateTimeFormat(locale, { dateStyle, timeZone });
    formats.set(manner, format);
    return format.format(new Date(date));
  });
}
