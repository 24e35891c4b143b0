import { dateFormat } from './format-day.ts';

/** A date with the time of day, in the locale and the site's time zone: `November 21, 2026 at 9:30 AM`. `at` is an ISO time. */
export function formatMoment(at: string, locale: string, timeZone: string): string {
  return dateFormat(locale, timeZone, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at));
}
