/** Refusals in the words of the person who is refused. */
import type { CompiledBrand } from '../runtime/core/request-context.ts';
import { cutCatalogue } from '../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../runtime/core/texts/translator.ts';
import { type ErrorDetails, UserError, type UserErrorCode } from './errors.ts';

/** Whose words are meant. */
export interface Reader {
  brand: CompiledBrand;
  /** A language of the brand. */
  locale: string;
}

/** The error of this code, its text from locales, namespace `refusals`. */
export function refusal(
  { brand, locale }: Reader,
  code: UserErrorCode,
  values: Readonly<Record<string, string | number>> = {},
  details: ErrorDetails = {},
): UserError {
  const translate = translatorOf(cutCatalogue(brand, locale, ['refusals']), 'refusals');
  return new UserError(code, translate(code, values), details);
}
