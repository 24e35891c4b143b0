/** The rules for spreadsheets. */
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { spreadsheet } from '../../answers/spreadsheet.ts';
import type { ApiContext } from '../../context.ts';
import { findRules } from './service.ts';

const COLUMNS = ['name', 'source', 'target', 'state', 'review', 'shown', 'waiting'] as const;

/** Those that concern a brand, or all that the person administers. Throws as `findRules` does. */
export async function csvOfRules(context: ApiContext, wanted: string | null): Promise<string> {
  const { brand, readerLocale: locale } = context;
  const t = translatorOf(cutCatalogue(brand, locale, ['syndication']), 'syndication');
  const rules = await findRules(context, wanted, 'syndicationRulesCsv');
  const rows = rules.map(({ row, shown, waiting }) => [
    ...[row.name, row.source ?? t('everyOther'), row.frontend, t(`states.${row.state}`)],
    ...[t(row.needsReview ? 'form.needsReview' : 'noReview'), shown, waiting],
  ]);
  return spreadsheet({ locale, timeZone: brand.document.site.timeZone }, [COLUMNS.map((column) => t(column)), ...rows]);
}
