/** Feeds: of searches and of the blog, read whole; and of all jobs, streamed. Each says how often it may be fetched, and repeats nothing that a reader has. */
import { LRUCache } from 'lru-cache';
import type { CompleteJob } from '../../runtime/core/seo/complete-feed.ts';
import { COMPLETE_FEED, FEED_MINUTES, feedsOn } from '../../runtime/core/seo/feeds.ts';
import type { BrandExchange, Step } from '../exchange.ts';
import type { Feed } from '../feeds.ts';
import { allowMethods, isFresh, redirect, send, sendText, xmlPolicy } from '../http.ts';
import { createCompleteFeed } from './complete-feed.ts';
import { createModified } from './modified.ts';
import { sendFile, staticFile } from './static-files.ts';

export interface FeedServices {
  /** Changes with every change of the brand's jobs; null where nobody can tell. */
  version(exchange: BrandExchange): Promise<string | null>;
  /** The feed of the search in the query, or of the blog. */
  read(exchange: BrandExchange): Promise<Feed>;
  /** Counts a request. */
  count(brand: string, feed: string): void;
  /** All jobs of the brand, in pages. */
  allJobs(exchange: BrandExchange): AsyncGenerator<CompleteJob[]>;
}

/** Without the optional ones: all features on. */
const everyFeed = new Set(feedsOn({ rss: true, blog: true, completeFeed: true }));

const MOST_KNOWN = 1000;
const LONGEST_QUERY = 500;
const KEEP_MS = FEED_MINUTES * 60_000;
const caching = { 'Cache-Control': `public, max-age=${FEED_MINUTES * 60}` };
/** Feeds are public: scripts on other sites can read them, too. */
const OPEN = ['Access-Control-Allow-Origin', '*'] as const;

interface Known {
  version: string;
  etag: string;
  modified: Date;
}

export function createFeeds(services: FeedServices): Step<BrandExchange> {
  /** What readers were told last, by address: they need no feed to be read again to learn that it is the same. */
  const known = new LRUCache<string, Known>({ max: MOST_KNOWN, ttl: KEEP_MS });
  const modifiedOf = createModified(MOST_KNOWN);
  const sendAll = createCompleteFeed();

  async function sendFeed(exchange: BrandExchange): Promise<void> {
    const { req, res, brand, origin, path, query } = exchange;
    const key = `${brand.id} ${origin}${path}?${query}`;
    const version = query.length > LONGEST_QUERY ? null : await versionOf(exchange);
    const before = known.get(key);
    if (before && before.version === version && isFresh(req, before.etag, before.modified)) {
      const { etag, modified } = before;
      send(req, res, { status: 304, headers: { ...caching, ETag: etag, 'Last-Modified': modified.toUTCString() } });
      return;
    }
    const feed = await services.read(exchange);
    if ('error' in feed) return sendText(req, res, 400, feed.error);
    if ('away' in feed) return sendText(req, res, 503, feed.away, { 'Retry-After': '60' });
    const file = staticFile(`${feed.type}; charset=utf-8`, feed.text);
    const modified = modifiedOf(key, file.etag);
    if (version !== null) known.set(key, { version, etag: file.etag, modified });
    res.setHeader('Content-Security-Policy', xmlPolicy);
    res.setHeader(...OPEN);
    await sendFile(exchange, file, { seconds: FEED_MINUTES * 60, modified });
  }

  async function versionOf(exchange: BrandExchange): Promise<string | null> {
    const version = await services.version(exchange);
    return version === null ? null : `${version}-${exchange.brand.revision}`;
  }

  return async (exchange) => {
    const { path, req, res, brand } = exchange;
    if (!everyFeed.has(path)) return false;
    if (!allowMethods(req, res, ['GET', 'HEAD'])) return true;
    if (!feedsOn(brand.document.features).includes(path)) {
      redirect(req, res, 308, '/404', true);
      return true;
    }
    services.count(brand.id, path);
    if (path !== COMPLETE_FEED) {
      await sendFeed(exchange);
      return true;
    }
    const version = await versionOf(exchange);
    // Jobs of another backend are not ours to list.
    if (version === null) return false;
    await sendAll(exchange, version, () => services.allJobs(exchange));
    return true;
  };
}
