const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A day in the manner of the locale and the time zone of the site: `November 21, 2026`, `full` with the day of the week.
 * `date` is an ISO time.
 */
export function formatDay(date: string, locale: string, timeZone: string, dateStyle: 'long' | 'full' = 'long'): string {
  const key = `${locale}|${timeZone}|${dateStyle}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { dateStyle, timeZone });
  formats.set(key, format);
  return format.format(new Date(date));
}
