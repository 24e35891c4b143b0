/** Exports tables for the spreadsheet program of the reader: its separator, decimal sign, time zone and encoding. */
import { stringify } from 'csv-stringify/sync';
import { writeNumber } from '../../runtime/core/numbers.ts';
import { cutCatalogue } from '../../runtime/core/texts/catalogues.ts';
import { type Translate, translatorOf } from '../../runtime/core/texts/translator.ts';
import type { ApiContext } from '../context.ts';

export type Cell = string | number | Date | null;

interface Reader {
  /** Language of the request. */
  locale: string;
  /** Time zone of the brand, in which times are written. */
  timeZone: string;
}

/** CSV (RFC 4180) in UTF-8 with a byte-order mark; cells that a spreadsheet would run as a formula are escaped. */
export function spreadsheet({ locale, timeZone }: Reader, rows: readonly (readonly Cell[])[]): string {
  const clock = new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    timeZone,
  });
  const text = (cell: Cell): string => {
    if (cell === null) return '';
    if (typeof cell === 'number') return writeNumber(cell, locale, { grouped: false });
    // Spreadsheets expect one plain space between a date and a time.
    return cell instanceof Date ? clock.format(cell).replace(/,? |\u202f/g, ' ') : cell;
  };
  return stringify(
    rows.map((row) => row.map(text)),
    {
      bom: true,
      // Where the comma is the decimal sign, it cannot separate cells.
      delimiter: writeNumber(0.5, locale, { grouped: false }).includes(',') ? ';' : ',',
      record_delimiter: 'windows',
      escape_formulas: true,
      quoted_match: /[\r\n]/,
    },
  );
}

/** A list of the administration for the person who asks: `write` gives its rows, the heads first, in the words of the list's catalogue. */
export function spreadsheetOf(
  { brand, readerLocale: locale }: Pick<ApiContext, 'brand' | 'readerLocale'>,
  namespace: string,
  write: (t: Translate) => readonly (readonly Cell[])[],
): string {
  const t = translatorOf(cutCatalogue(brand, locale, [namespace]), namespace);
  return spreadsheet({ locale, timeZone: brand.document.site.timeZone }, write(t));
}
