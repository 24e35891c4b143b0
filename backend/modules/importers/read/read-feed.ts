/** Reads the items of a feed, whatever its form. */

import { readCrawl } from './crawled.ts';
import { readCsv } from './csv.ts';
import type { FeedItem, FeedShape, ItemFault } from './feed-item.ts';
import { readJson, readJsonLines } from './json.ts';
import { readJsonLd } from './json-ld.ts';
import type { SpooledFeed } from './spool.ts';
import { textOf } from './text.ts';
import { readXml } from './xml.ts';

/**
 * All items in order, in bounded memory however long the feed is. Throws `FeedFault` when something shows that the feed
 * cannot be used, which may be at its end: nothing of it counts before the last item is read.
 */
export function readFeed(
  feed: SpooledFeed,
  shape: FeedShape,
  signal?: AbortSignal,
): AsyncGenerator<FeedItem | ItemFault> {
  const text = textOf(feed, signal);
  switch (shape.format) {
    case 'xml':
      return readXml(text, shape.itemPath);
    case 'json':
      return readJson(text, shape.itemPath);
    case 'json-lines':
      return readJsonLines(text);
    case 'csv':
      return readCsv(text, shape.separator ?? ',');
    case 'json-ld':
      return readJsonLd(text);
    case 'sitemap':
      return readCrawl(text);
  }
}
