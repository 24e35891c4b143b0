import { keep } from '../../../runtime/core/keep.ts';

const formats = new Map<string, Intl.DateTimeFormat>();
const days = new Map<string, string>();

/** In milliseconds. Days begin at a multiple of it in every time zone, so that all its moments are of one day. */
const quarterHour = 900_000;

/**
 * A day in the manner of the locale and the time zone of the site: `November 21, 2026`, `full` with the day of the week.
 * `date` is an ISO time.
 */
export function formatDay(date: string, locale: string, timeZone: string, dateStyle: 'long' | 'full' = 'long'): string {
  const manner = `${locale}|${timeZone}|${dateStyle}`;
  const key = `${manner}|${Math.floor(Date.parse(date) / quarterHour)}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const format = formats.get(manner) ?? keep(formats, manner, new Intl.DateTimeFormat(locale, { dateStyle, timeZone }));
  return keep(days, key, format.format(new Date(date)));
}
