/** The file that a crawl of a site leaves: one line per job, and one per page without. */
import type { FeedItem, ItemFault } from './feed-item.ts';
import { jsonItem, parseExactly } from './json.ts';
import { MOST_ITEM_TEXT, MOST_RAW_TEXT } from './limits.ts';
import { linesOf } from './lines.ts';

export interface CrawledLine {
  url: string;
  /** A `JobPosting` of the page. */
  posting: object | null;
  /** Code of what went wrong instead. */
  fault: string | null;
}

/** Under this path an item has the address of its page. */
export const PAGE_PATH = '@page';

export async function* readCrawl(chunks: AsyncIterable<string>): AsyncGenerator<FeedItem | ItemFault> {
  for await (const { line, crawled } of crawledLines(chunks)) {
    const { url, posting, fault } = crawled;
    if (fault !== null) yield { line, code: 'PAGE_NOT_READ', params: { url, reason: fault }, raw: url };
    if (posting === null) continue;
    const item = jsonItem(posting, { line, raw: JSON.stringify(posting).slice(0, MOST_RAW_TEXT) });
    yield 'fields' in item ? { ...item, fields: new Map([...item.fields, [PAGE_PATH, [url]]]) } : item;
  }
}

/** Lines that are not of a crawl are passed over: a crawl that was killed leaves half of one. */
export async function* crawledLines(
  chunks: AsyncIterable<string>,
): AsyncGenerator<{ line: number; crawled: CrawledLine }> {
  for await (const { line, text } of linesOf(chunks, MOST_ITEM_TEXT)) {
    const crawled = parseExactly(text);
    if (isCrawledLine(crawled)) yield { line, crawled };
  }
}

function isCrawledLine(value: unknown): value is CrawledLine {
  return typeof value === 'object' && value !== null && 'url' in value && 'posting' in value && 'fault' in value;
}
