/** What a feed is, by its beginning. */
import { cellsOf } from './csv.ts';
import { CsvRecords } from './csv-records.ts';
import { findDialect } from './dialect.ts';
import { FeedFault, type FeedShape } from './feed-item.ts';
import { parseExactly } from './json.ts';
import { findJsonItems } from './json-shape.ts';
import type { SpooledFeed } from './spool.ts';
import { textOf } from './text.ts';
import { findXmlItems } from './xml-shape.ts';

/** As much as is read to find out. */
const SAMPLE_TEXT = 1024 * 1024;
const SAMPLE_RECORDS = 50;
const SEPARATORS = [',', ';', '\t', '|'];

/** Reads the beginning only. Throws `FeedFault` if nothing in it looks like jobs. */
export async function detectShape(feed: SpooledFeed): Promise<FeedShape> {
  if (feed.isCrawl) return { format: 'sitemap', itemPath: '', dialect: 'job-posting' };
  const { sample, isWhole } = await sampleOf(feed);
  const start = sample.trimStart();
  if (start === '') throw new FeedFault('FEED_EMPTY');
  if (isPage(start)) return { format: 'json-ld', itemPath: '', dialect: 'job-posting' };
  if (start.startsWith('<')) {
    const { itemPath, names } = findXmlItems(sample);
    return { format: 'xml', itemPath, dialect: findDialect('xml', { itemPath, names }) };
  }
  if (/^[[{]/.test(start)) return jsonShape(sample, { isWhole });
  return tableShape(sample, { isWhole });
}

async function sampleOf(feed: SpooledFeed): Promise<{ sample: string; isWhole: boolean }> {
  let sample = '';
  for await (const piece of textOf(feed)) {
    sample += piece;
    if (sample.length >= SAMPLE_TEXT) return { sample, isWhole: false };
  }
  return { sample, isWhole: true };
}

/** HTML, also as XHTML. */
function isPage(start: string): boolean {
  const bare = start.slice(0, 4096).replace(/<!--[\s\S]*?-->|<\?xml[\s\S]*?\?>/g, '');
  return /^\s*<(?:!doctype\s+html|html|head|body|script)\b/i.test(bare);
}

function jsonShape(sample: string, { isWhole }: { isWhole: boolean }): FeedShape {
  const lines = sample.split('\n').filter((line) => line.trim() !== '');
  if (!isWhole && lines.length > 1) lines.pop();
  const isLines = lines.length > 1 && lines.slice(0, 2).every((line) => isObject(parseExactly(line)));
  const found = isLines ? { itemPath: '', names: keysOf(parseExactly(lines[0] ?? '')) } : findJsonItems(sample);
  const format = isLines ? 'json-lines' : 'json';
  return { format, itemPath: found.itemPath, dialect: findDialect(format, found) };
}

/** The separator with which most rows have as many cells as the header. */
function tableShape(sample: string, { isWhole }: { isWhole: boolean }): FeedShape {
  const tables = SEPARATORS.map((separator) => ({ separator, rows: rowsOf(sample, { separator, isWhole }) }));
  const scored = tables.map(({ separator, rows: [header = [], ...rows] }) => {
    const alike = rows.filter((row) => row.length === header.length).length;
    const share = rows.length === 0 ? 1 : alike / rows.length;
    return { separator, header, score: header.length < 2 ? 0 : share * Math.log2(header.length + 1) };
  });
  const best = scored.reduce((left, right) => (right.score > left.score ? right : left));
  if (best.score === 0) throw new FeedFault('FEED_FORMAT_UNKNOWN');
  const names = new Set(best.header);
  return {
    format: 'csv',
    itemPath: '',
    separator: best.separator,
    dialect: findDialect('csv', { itemPath: '', names }),
  };
}

function rowsOf(sample: string, { separator, isWhole }: { separator: string; isWhole: boolean }): string[][] {
  const records = new CsvRecords(separator);
  try {
    records.write(sample);
    // The last record of a part may be cut off.
    if (isWhole) records.end();
  } catch {
    // With this separator a quote stays open; the rows before it tell enough.
  }
  return cellsOf(records.take().slice(0, SAMPLE_RECORDS), separator);
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = (value: unknown): Set<string> => new Set(isObject(value) ? Object.keys(value) : []);
