/** Lists of the administration for spreadsheets. */
import { TAXONOMIES } from '../../../runtime/core/document/taxonomies.ts';
import { cutCatalogue } from '../../../runtime/core/texts/catalogues.ts';
import { translatorOf } from '../../../runtime/core/texts/translator.ts';
import { type Cell, spreadsheet } from '../../answers/spreadsheet.ts';
import type { ApiContext } from '../../context.ts';
import { withoutLinks } from '../admin/mails.ts';
import type { ColumnKind, EntryList } from './entry-list.ts';
import { type EntryRow, momentOf } from './entry-store.ts';
import { withDetails } from './event-details.ts';
import { fieldLabel } from './field-label.ts';

const BATCH = 1000;
const MOST_ROWS = 10_000;

/** Reads a part of the list. */
type Read = (span: { from: number; count: number }) => Promise<{ total: number; rows: EntryRow[] }>;

/** A column for the id, one for the brand, then those of the list. */
export async function writeCsv(context: ApiContext, list: EntryList, read: Read): Promise<string> {
  const { columns } = list;
  const { brand, readerLocale: locale } = context;
  const catalogue = cutCatalogue(brand, locale, ['entries', 'admin', 'roles', 'mail-templates']);
  const t = translatorOf(catalogue, 'entries');
  const say = translatorOf(catalogue, 'admin');
  const roleOf = translatorOf(catalogue, 'roles');
  const templateOf = translatorOf(catalogue, 'mail-templates');
  const languages = new Intl.DisplayNames([locale], { type: 'language' });
  const shown = Object.entries(columns);
  // An amount, and its currency in the column after it.
  const headOf = (kind: ColumnKind, label: string) => (kind === 'money' ? [label, t('column.currency')] : [label]);
  const head = ['id', t('brand'), ...shown.flatMap(([column, { kind }]) => headOf(kind, t(`column.${column}`)))];
  const rows: EntryRow[] = [];
  for (let more = true; more && rows.length < MOST_ROWS; ) {
    const part = await read({ from: rows.length, count: BATCH });
    rows.push(...(await withDetails(context, list, part.rows)));
    more = part.rows.length === BATCH;
  }
  const cell = (kind: ColumnKind, column: string, value: unknown): Cell => {
    if (value === null || value === undefined) return null;
    if (Array.isArray(value)) return value.map((one) => cellText(kind, column, one)).join(', ');
    if (kind === 'number' || kind === 'money') return Number(value);
    if (kind === 'moment') return momentOf(value);
    return cellText(kind, column, value);
  };
  const cellText = (kind: ColumnKind, column: string, value: unknown): string => {
    if (kind === 'state') return t(`value.${column}.${String(value)}`);
    if (kind === 'event') return say(`event.${String(value)}`);
    if (kind === 'language') return languages.of(String(value)) ?? String(value);
    if (kind === 'role') return roleOf(String(value));
    if (kind === 'template') return templateOf(String(value));
    if (kind === 'flag') return t(value === true ? 'yes' : 'no');
    if (kind === 'taxonomy')
      return TAXONOMIES.includes(String(value))
        ? t(`value.taxonomy.${String(value)}`)
        : fieldLabel(context, String(value));
    if (kind === 'letter') return withoutLinks(String(value));
    return String(value);
  };
  const lines = rows.map((row) => [
    row.id,
    row.brand,
    ...shown.flatMap(([column, { kind }]) => {
      const first = cell(kind, column, column === 'title' ? row.title : row[column]);
      return kind === 'money' ? [first, cell('text', column, row[`${column}Currency`])] : [first];
    }),
  ]);
  return spreadsheet({ locale, timeZone: brand.document.site.timeZone }, [head, ...lines]);
}
