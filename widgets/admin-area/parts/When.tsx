import { usePageLocale } from './use-page-locale.ts';

/** A date and time in the person's language, and in their time zone or the given one. */
export function When({ at, timeZone }: { at: string; timeZone?: string }) {
  const locale = usePageLocale();
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(at),
  );
  return <time dateTime={at}>{text}</time>;
}
