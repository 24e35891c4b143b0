/** Wordings of consents: which language is read, and what a brand begins with. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { type Translate, translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { Localised } from '../../database/schema/columns.ts';
import type { Reader } from '../../refusal.ts';

/** What every brand asks when people register, until it says otherwise. */
export const STANDARD = { type: 'PRIVACY_POLICY', placement: 'REGISTRATION' } as const;

/** News of the brand by mail, which nobody has to want. */
export const NEWS = { type: 'NEWSLETTER', placement: 'SETTINGS' } as const;

/** The standard wording in all languages of a brand. */
export function standardText(brand: CompiledBrand, name: 'standard' | 'newsletter' = 'standard'): Localised {
  const { supported } = brand.document.locales;
  return Object.fromEntries(supported.map((locale) => [locale, `<p>${consentWords({ brand, locale })(name)}</p>`]));
}

/** The wording in a language, else in its base language, in the default of the brand, in whatever there is. */
export function inLanguage(text: Localised, language: string, brand: CompiledBrand): string {
  const base = language.split('-')[0] ?? language;
  const found = [language, base, brand.document.locales.default].find((one) => Object.hasOwn(text, one));
  return text[found ?? Object.keys(text)[0] ?? ''] ?? '';
}

/** Texts about consents, locales namespace `consent-texts`. */
export function consentWords({ brand, locale }: Reader): Translate {
  return translatorOf(cutCatalogue(brand, locale, ['consent-texts']), 'consent-texts');
}
