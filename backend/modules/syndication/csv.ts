/** The rules for spreadsheets. */
import { spreadsheetOf } from '../../answers/spreadsheet.ts';
import type { ApiContext } from '../../context.ts';
import { findRules } from './service.ts';

const COLUMNS = ['name', 'source', 'target', 'state', 'review', 'shown', 'waiting'] as const;

/** Those that concern a brand, or all that the person administers. Throws as `findRules` does. */
export async function csvOfRules(context: ApiContext, wanted: string | null): Promise<string> {
  const rules = await findRules(context, wanted, 'syndicationRulesCsv');
  return spreadsheetOf(context, 'syndication', (t) => [
    COLUMNS.map((column) => t(column)),
    ...rules.map(({ row, shown, waiting }) => [
      ...[row.name, row.source ?? t('everyOther'), row.frontend, t(`states.${row.state}`)],
      ...[t(row.needsReview ? 'form.needsReview' : 'noReview'), shown, waiting],
    ]),
  ]);
}
