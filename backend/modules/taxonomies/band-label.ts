import { brandLanguages, languageOr } from '../../../runtime/core/document/languages.ts';
import { salaryOfBand } from '../../../runtime/core/document/salary-bands.ts';
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import { amountLocale } from '../../../runtime/core/texts/amount-locale.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { describeSalary } from '../../../runtime/core/texts/salary.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { inLanguage } from './localised.ts';
import type { TermRecord } from './terms.ts';

type Named = Pick<TermRecord, 'taxonomy' | 'code' | 'labels'>;

const BANDS = 'salary_range';

/**
 * What people on a brand read of a term. Brands with different currencies share the salary ranges: those that are named by their amounts are shown
 * with currency and period, `$30,000 to $45,000 a year`. Names that administrators gave them are kept.
 */
export function shownLabel({ taxonomy, code, labels }: Named, language: string, brand: CompiledBrand): string {
  const label = inLanguage(labels, language) ?? code;
  const salary = taxonomy === BANDS ? salaryOfBand(code, brand.document.prices.currency) : undefined;
  if (salary === undefined || !isNamedByAmounts(label, salary)) return label;
  const locale = languageOr(brand.document.locales, language);
  const t = translatorOf(cutCatalogue(brand, locale, ['job']), 'job');
  const text = describeSalary(salary, amountLocale(brand.document, locale), t);
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** The same in all languages of the brand. */
export function shownLabels(term: Named, brand: CompiledBrand): TermRecord['labels'] {
  if (term.taxonomy !== BANDS) return term.labels;
  const languages = brandLanguages(brand.document.locales);
  return Object.fromEntries(languages.map((language) => [language, shownLabel(term, language, brand)]));
}

/** Whether a text contains these amounts, and no other digits. */
function isNamedByAmounts(text: string, { min, max }: { min: number | null; max: number | null }): boolean {
  return text.replaceAll(/\D/g, '') === `${min ?? ''}${max ?? ''}`;
}
