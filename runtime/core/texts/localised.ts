import type { BrandDocument } from '../document/brand.generated.ts';

/** A text for all languages, or one per language. */
export type LocalisedText = string | Readonly<Record<string, string>>;

type Locales = Pick<BrandDocument, 'locales'>;

/**
 * The text in one language; falls back from the locale to its main language, the brand's default, English, any other.
 */
export function localised(text: LocalisedText, { locales }: Locales, locale: string): string {
  if (typeof text === 'string') return text;
  const language = locale.split('-')[0] ?? locale;
  for (const step of [locale, language, locales.default, 'en']) if (text[step] !== undefined) return text[step];
  return Object.values(text)[0] ?? '';
}

/** A copy of any JSON in which every localized text became a plain string. */
export function inLocale<T>(value: T, document: Locales, locale: string): T {
  return resolve(value, document, locale) as T;
}

function resolve(value: unknown, document: Locales, locale: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => resolve(entry, document, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isPerLanguage(value)) return localised(value, document, locale);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolve(entry, document, locale)]));
}

/**
 * All keys are locales and all values texts. Includes locales the brand does not support, since inherited texts may
 * have more.
 */
function isPerLanguage(value: object): value is Record<string, string> {
  const entries = Object.entries(value);
  return (
    entries.length > 0 &&
    entries.every(([key, entry]) => typeof entry === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(key))
  );
}
