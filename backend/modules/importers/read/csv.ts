/** The rows of a table: values separated by commas, semicolons, tabs or bars, with a header. */
import { parse } from 'csv-parse/sync';
import { type CsvRecord, CsvRecords } from './csv-records.ts';
import { FeedFault, type FeedItem, type ItemFault } from './feed-item.ts';
import { Fields } from './fields.ts';
import { MOST_COLUMNS, MOST_ITEM_TEXT, MOST_RAW_TEXT } from './limits.ts';

export async function* readCsv(chunks: AsyncIterable<string>, separator: string): AsyncGenerator<FeedItem | ItemFault> {
  const records = new CsvRecords(separator);
  let header: string[] | null = null;
  function* items() {
    const taken = records.take();
    if (!header && taken[0]) header = headerOf(taken.shift() as CsvRecord, separator);
    if (header) yield* rowsOf(taken, { header, separator });
  }
  for await (const chunk of chunks) {
    records.write(chunk);
    yield* items();
  }
  records.end();
  yield* items();
}

function headerOf(record: CsvRecord, separator: string): string[] {
  const [names = []] = cellsOf([record], separator);
  if (names.length > MOST_COLUMNS) {
    throw new FeedFault('FEED_TOO_MANY_COLUMNS', { line: record.line, params: { columns: MOST_COLUMNS } });
  }
  return names.map((name, at) => name.trim() || `#${at + 1}`);
}

function* rowsOf(
  records: CsvRecord[],
  { header, separator }: { header: string[]; separator: string },
): Generator<FeedItem | ItemFault> {
  const whole = records.filter(({ isWhole }) => isWhole);
  const cells = new Map(cellsOf(whole, separator).map((row, at) => [whole[at], row]));
  for (const record of records) {
    const { line } = record;
    const raw = record.source.slice(0, MOST_RAW_TEXT);
    const row = cells.get(record);
    if (row) yield rowItem(row, { header, line, raw });
    else yield { line, code: 'ITEM_TOO_LARGE', params: { kilobytes: MOST_ITEM_TEXT / 1024 }, raw };
  }
}

function rowItem(
  row: string[],
  { header, line, raw }: { header: string[]; line: number; raw: string },
): FeedItem | ItemFault {
  // Separators at the end of a line are not cells.
  const found = row.findLastIndex((cell, at) => at < header.length || cell.trim() !== '') + 1;
  if (found !== header.length) {
    return { line, code: 'ITEM_OTHER_COLUMNS', params: { found, expected: header.length }, raw };
  }
  const fields = new Fields();
  for (const [at, name] of header.entries()) fields.add(name, row[at] ?? '');
  return { line, fields: fields.values, raw };
}

/** Cells of each record. All at once, unless the library counts other records than we do. */
export function cellsOf(records: CsvRecord[], separator: string): string[][] {
  const parseRows = (source: string): string[][] =>
    parse(source, {
      delimiter: separator,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
    });
  const rows = parseRows(records.map(({ source }) => source).join('\n'));
  return rows.length === records.length ? rows : records.map(({ source }) => parseRows(source)[0] ?? []);
}
