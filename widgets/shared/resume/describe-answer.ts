/** Answers of a resume as text. Pure. */

import { amountLocale } from '../../../runtime/core/texts/amount-locale.ts';
import { formatMoney } from '../../../runtime/core/texts/money.ts';
import type { Translate } from '../../../runtime/page/texts.tsx';
import type { PageInfo } from '../../../runtime/page/widget-contract.ts';
import { isSchema, type Schema } from '../../../schemas/resolved-schema.ts';
import type { ResumeView } from './own-resume.generated.ts';

export interface Words {
  locale: string;
  /** Locale for amounts of money. */
  amounts: string;
  /** Country of the brand, in lower case: it is left out of addresses. */
  country: string;
  terms: ResumeView['terms'];
  /** Texts of `resume`. */
  t: Translate;
}

export function wordsOf({ brand, locale }: PageInfo, terms: Words['terms'], t: Translate): Words {
  return { locale, amounts: amountLocale(brand, locale), country: brand.site.country, terms, t };
}

/** An answer as one line; empty if there is nothing to show. */
export function describeAnswer(schema: Schema, value: unknown, words: Words): string {
  if (value === undefined || value === null) return '';
  const taxonomy = schema['x-taxonomy'];
  if (typeof taxonomy === 'string')
    return [value]
      .flat()
      .map((code) => labelOf(taxonomy, code, words))
      .join(', ');
  if (Array.isArray(value)) {
    const { items } = schema;
    return value.map((entry) => (isSchema(items) ? describeAnswer(items, entry, words) : String(entry))).join(' · ');
  }
  if (isSchema(value)) return describeObject(schema, value, words);
  if (schema.format === 'date') return describeDay(String(value), words.locale);
  const { enum: codes, enumDescriptions: names } = schema;
  const name: unknown = Array.isArray(codes) && Array.isArray(names) ? names[codes.indexOf(value)] : undefined;
  return typeof name === 'string' ? name.replace(/\.$/, '') : String(value);
}

function describeObject(schema: Schema, value: Schema, words: Words): string {
  if (schema['x-part'] === 'address') return describePlace(value, words);
  if (schema['x-part'] === 'timePeriod') return describePeriod(value, words);
  const { amount, currencyCode, unit, from, to } = value;
  if (typeof amount === 'number')
    return `${formatMoney(amount, String(currencyCode), words.amounts)} ${words.t(`unit.${String(unit)}`)}`;
  if (typeof from === 'string' && typeof to === 'string')
    return `${describeDay(from, words.locale)} – ${describeDay(to, words.locale)}`;
  return '';
}

export function labelOf(taxonomy: string, code: unknown, { terms }: Pick<Words, 'terms'>): string {
  return terms.find((term) => term.taxonomy === taxonomy && term.code === code)?.label ?? String(code);
}

/** `12 Harbor Street, 04101 Portland, ME`; with the country if it is not the brand's. */
export function describePlace(value: unknown, { locale, country }: Pick<Words, 'locale' | 'country'>): string {
  if (!isSchema(value)) return '';
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : '');
  const code = text('countryCode');
  const isAbroad = code !== '' && code.toLowerCase() !== country.toLowerCase();
  const town = [text('zip'), text('locality')].filter(Boolean).join(' ');
  // Region codes are common knowledge in few countries only.
  const area =
    /^(?:US|CA|AU)$/.test(code) || !/^[A-Z0-9]{1,3}$/.test(text('administrativeArea'))
      ? text('administrativeArea')
      : '';
  const name = isAbroad ? (new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(code) ?? code) : '';
  return [text('addressLine1'), text('addressLine2'), town, area, name].filter(Boolean).join(', ');
}

/** `Mar 2018 – today`. */
export function describePeriod(value: unknown, { locale, t }: Pick<Words, 'locale' | 't'>): string {
  if (!isSchema(value)) return '';
  const start = describeMonth(value.start, locale);
  if (start === '') return '';
  const end = describeMonth(value.end, locale) || t('today');
  return start === end ? start : `${start} – ${end}`;
}

function describeMonth(value: unknown, locale: string): string {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(String(value ?? '')) ?? [];
  if (year === undefined) return '';
  const format = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(Number(year), Number(month) - 1, 1)));
}

function describeDay(value: string, locale: string): string {
  const day = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(day.getTime())
    ? value
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}
