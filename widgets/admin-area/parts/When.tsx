import { usePageLocale } from './use-page-locale.ts';

/** A date and time in the person's language and time zone. */
export function When({ at }: { at: string }) {
  const locale = usePageLocale();
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  return <time dateTime={at}>{text}</time>;
}
