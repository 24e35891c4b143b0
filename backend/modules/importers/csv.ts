/** The importers for spreadsheets. */
import { importerHost, importerStanding } from '../../../runtime/core/importing/standing.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { spreadsheet } from '../../answers/spreadsheet.ts';
import type { ApiContext } from '../../context.ts';
import { findImporters, isDraft } from './service.ts';

const COLUMNS = ['brand', 'name', 'source', 'schedule', 'standing', 'lastGood', 'nextRun', 'jobs'] as const;

/** Those of a brand, or of all that the person administers. Throws as `findImporters` does. */
export async function csvOfImporters(context: ApiContext, wanted: string | null): Promise<string> {
  const { brand, readerLocale: locale } = context;
  const t = translatorOf(cutCatalogue(brand, locale, ['importers']), 'importers');
  const importers = await findImporters(context, wanted, 'importersCsv');
  const rows = importers.map(({ row, jobs, trouble }) => [
    ...[row.frontend, row.name, importerHost(row.url) ?? t('source.file')],
    row.everyHours === null ? t('every.hand') : t('every.hours', { count: row.everyHours }),
    t(`standing.${importerStanding({ trouble, draft: isDraft(row), active: row.active })}`),
    ...[row.lastGood, row.due, jobs],
  ]);
  return spreadsheet({ locale, timeZone: brand.document.site.timeZone }, [
    COLUMNS.map((column) => t(`column.${column}`)),
    ...rows,
  ]);
}
