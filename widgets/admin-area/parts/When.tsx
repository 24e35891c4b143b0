import { usePageLocale } from './use-page-locale.ts';

/** A moment as the person's language writes it, in their time zone. */
export function When({ at }: { at: string }) {
  const locale = usePageLocale();
  const text = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
  return <time dateTime={at}>{text}</time>;
}
