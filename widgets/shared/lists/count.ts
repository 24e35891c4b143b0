import { keep } from '../../../runtime/core/keep.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** A localized integer: `1,234`. */
export function formatCount(count: number, locale: string): string {
  if (count < 1000) return String(count);
  const format = formats.get(locale) ?? keep(formats, locale, new Intl.NumberFormat(locale));
  return format.format(count);
}
