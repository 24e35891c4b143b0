/** Lists of the administration for spreadsheets. */
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { type Cell, spreadsheet } from '../../answers/spreadsheet.ts';
import type { ApiContext } from '../../context.ts';
import type { ColumnKind, EntryList } from './entry-list.ts';
import { type EntryRow, momentOf } from './entry-store.ts';

const BATCH = 1000;
const MOST_ROWS = 10_000;

/** Reads a part of the list. */
type Read = (span: { from: number; count: number }) => Promise<{ total: number; rows: EntryRow[] }>;

/** A column for the id, one for the brand, then those of the list. */
export async function writeCsv({ brand, locale }: ApiContext, { columns }: EntryList, read: Read): Promise<string> {
  const t = translatorOf(cutCatalogue(brand, locale, ['entries']), 'entries');
  const shown = Object.entries(columns);
  const head = ['id', t('brand'), ...shown.map(([column]) => t(`column.${column}`))];
  const rows: EntryRow[] = [];
  for (let more = true; more && rows.length < MOST_ROWS; ) {
    const part = await read({ from: rows.length, count: BATCH });
    rows.push(...part.rows);
    more = part.rows.length === BATCH;
  }
  const cell = (kind: ColumnKind, column: string, value: unknown): Cell => {
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) return value.map((one) => cellText(kind, column, one)).join(', ');
    if (kind === 'number') return Number(value);
    if (kind === 'moment') return momentOf(value);
    return cellText(kind, column, value);
  };
  const cellText = (kind: ColumnKind, column: string, value: unknown): string => {
    if (kind === 'state') return t(`value.${column}.${String(value)}`);
    if (kind === 'flag') return t(value === true ? 'yes' : 'no');
    return String(value);
  };
  const lines = rows.map((row) => [
    row.id,
    row.brand,
    ...shown.map(([column, { kind }]) => cell(kind, column, column === 'title' ? row.title : row[column])),
  ]);
  return spreadsheet({ locale, timeZone: brand.document.site.timeZone }, [head, ...lines]);
}
