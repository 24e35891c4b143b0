/** The importers for spreadsheets. */
import { importerHost, importerStanding } from '../../../runtime/core/importing/standing.ts';
import { spreadsheetOf } from '../../answers/spreadsheet.ts';
import type { ApiContext } from '../../context.ts';
import { findImporters, isDraft } from './service.ts';

const COLUMNS = ['brand', 'name', 'source', 'schedule', 'standing', 'lastGood', 'nextRun', 'jobs'] as const;

/** Those of a brand, or of all that the person administers. Throws as `findImporters` does. */
export async function csvOfImporters(context: ApiContext, wanted: string | null): Promise<string> {
  const importers = await findImporters(context, wanted, 'importersCsv');
  return spreadsheetOf(context, 'importers', (t) => [
    COLUMNS.map((column) => t(`column.${column}`)),
    ...importers.map(({ row, jobs, trouble }) => [
      ...[row.frontend, row.name, importerHost(row.url) ?? t('source.file')],
      row.everyHours === null ? t('every.hand') : t('every.hours', { count: row.everyHours }),
      t(`standing.${importerStanding({ trouble, draft: isDraft(row), active: row.active })}`),
      ...[row.lastGood, row.due, jobs],
    ]),
  ]);
}
