import { type Json, type JsonObject, stringAt, stringsAt } from '../../../runtime/core/brand/sources/json.ts';
import { minorUnits, type PriceManner, priceText } from '../../../runtime/core/price.ts';
import { amountLocale } from '../../../runtime/core/texts/amount-locale.ts';
import { localised } from '../../../runtime/core/texts/localised.ts';
import type { useTexts } from '../../../runtime/page/texts.tsx';
import { isCurrencyCode } from './product-drafts.ts';

type Texts = ReturnType<typeof useTexts>;

/** Languages of a document, the default first. */
export function languagesOf(document: JsonObject): string[] {
  const standard = stringAt(document, ['locales', 'default']) ?? 'en';
  return [...new Set([standard, ...stringsAt(document, ['locales', 'supported']).map(({ text }) => text)])];
}

/** A name in one language of a document; empty while it has none. */
export function nameIn(document: JsonObject, name: Json | undefined, language: string): string {
  if (typeof name === 'string') return name;
  if (typeof name !== 'object' || name === null || Array.isArray(name)) return '';
  const texts = Object.entries(name).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const [standard = 'en', ...others] = languagesOf(document);
  return localised(
    Object.fromEntries(texts),
    { locales: { default: standard, supported: [standard, ...others], region: '' } },
    language,
  );
}

/** A price as the brand writes it, or as it was entered. */
export function writtenPrice(document: JsonObject, price: Json | undefined, locale: string): string {
  const currency = stringAt(document, ['prices', 'currency']);
  if (typeof price !== 'number') return typeof price === 'string' ? price : '';
  if (!isCurrencyCode(currency)) return String(price);
  const placement = stringAt(document, ['prices', 'placement']);
  const prices = document.prices;
  const spacing = typeof prices === 'object' && prices !== null && !Array.isArray(prices) && prices.spacing === true;
  const manner: PriceManner = {
    placement: placement === 'before' || placement === 'language' ? placement : 'after',
    spacing,
  };
  const country = stringAt(document, ['site', 'country']) ?? null;
  const written = amountLocale({ site: { country }, prices: { currency } }, locale);
  return priceText(manner, written, { amount: minorUnits(price, currency), currency });
}

interface Contents {
  credits?: Json | undefined;
  slots?: Json | undefined;
  days?: Json | undefined;
}

/** `10 credits · 30 days`. */
export function contentsOf(t: Texts, { credits, slots, days }: Contents): string {
  const parts = [
    typeof credits === 'number' && t('contents.credits', { count: credits }),
    typeof slots === 'number' && t('contents.slots', { count: slots }),
    typeof days === 'number' && t('contents.days', { count: days }),
  ];
  return parts.filter((part) => typeof part === 'string').join(' · ');
}
