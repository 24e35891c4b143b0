import { keep } from '../../../runtime/core/keep.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
const days = new Map<string, string>();

/** In milliseconds. In every time zone days begin at a multiple of it, so that all its moments are on the same day. */
const quarterHour = 900_000;

/** A format for dates, made once: that takes longer than to use it. */
export function dateFormat(
  locale: string,
  timeZone: string,
  { dateStyle, timeStyle }: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>,
): Intl.DateTimeFormat {
  const manner = [locale, timeZone, dateStyle, timeStyle].join('|');
  return (
    formats.get(manner) ?? keep(formats, manner, new Intl.DateTimeFormat(locale, { dateStyle, timeStyle, timeZone }))
  );
}

/**
 * A date in the locale and the site's time zone: `November 21, 2026`, with `full` including the day of the week.
 * `date` is an ISO time.
 */
export function formatDay(date: string, locale: string, timeZone: string, dateStyle: 'long' | 'full' = 'long'): string {
  const key = `${locale}|${timeZone}|${dateStyle}|${Math.floor(Date.parse(date) / quarterHour)}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  return keep(days, key, dateFormat(locale, timeZone, { dateStyle }).format(new Date(date)));
}
