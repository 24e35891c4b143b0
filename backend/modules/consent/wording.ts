/** Consent wordings: which language is shown, and the initial wording of a brand. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { type Translate, translatorOf } from '../../../runtime/core/texts/translator.ts';
import type { Localised } from '../../database/schema/columns.ts';
import type { Reader } from '../../refusal.ts';

/** The initial consent at registration. */
export const STANDARD = { type: 'PRIVACY_POLICY', placement: 'REGISTRATION' } as const;

/** The optional newsletter. */
export const NEWS = { type: 'NEWSLETTER', placement: 'SETTINGS' } as const;

/** The standard wording in all languages of a brand. */
export function standardText(brand: CompiledBrand, name: 'standard' | 'newsletter' = 'standard'): Localised {
  const { supported } = brand.document.locales;
  return Object.fromEntries(supported.map((locale) => [locale, `<p>${consentWords({ brand, locale })(name)}</p>`]));
}

/** The wording in a language, falling back to its base language, the brand's default, then any. */
export function inLanguage(text: Localised, language: string, brand: CompiledBrand): string {
  const base = language.split('-')[0] ?? language;
  const found = [language, base, brand.document.locales.default].find((one) => Object.hasOwn(text, one));
  return text[found ?? Object.keys(text)[0] ?? ''] ?? '';
}

/** Texts about consents, locales namespace `consent-texts`. */
export function consentWords({ brand, locale }: Reader): Translate {
  return translatorOf(cutCatalogue(brand, locale, ['consent-texts']), 'consent-texts');
}
