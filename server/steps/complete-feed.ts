/** `/feeds/jobs.xml`: all jobs of a site, written as they are read, so that its length costs no memory. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import {
  type CompleteJob,
  completeFeedEnd,
  completeFeedHead,
  completeFeedJob,
} from '../../runtime/core/seo/complete-feed.ts';
import { COMPLETE_FEED_MINUTES } from '../../runtime/core/seo/feeds.ts';
import type { BrandExchange } from '../exchange.ts';
import { acceptedEncodings, isFresh, send, sendText, xmlPolicy } from '../http.ts';
import { createModified } from './modified.ts';

/** Feeds that one process writes at a time. */
const MOST_AT_ONCE = 2;
const MOST_BRANDS = 5000;
/** For a reader that takes nothing, and for one that takes little. */
const IDLE_MS = 30_000;
const LONGEST_MS = 15 * 60_000;

type SendAll = (exchange: BrandExchange, version: string, jobs: () => AsyncGenerator<CompleteJob[]>) => Promise<void>;

export function createCompleteFeed(): SendAll {
  const modifiedOf = createModified(MOST_BRANDS);
  let underWay = 0;

  return async (exchange, version, jobs) => {
    const { req, res, brand, origin } = exchange;
    const modified = modifiedOf(`${brand.id} ${origin}`, version);
    const etag = `W/"${version}"`;
    const headers: Record<string, string> = {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${COMPLETE_FEED_MINUTES * 60}`,
      'Content-Security-Policy': xmlPolicy,
      ETag: etag,
      'Last-Modified': modified.toUTCString(),
      Vary: 'Accept-Encoding',
    };
    if (isFresh(req, etag, modified)) return send(req, res, { status: 304, headers });
    if (req.method === 'HEAD') return send(req, res, { status: 200, headers });
    if (underWay >= MOST_AT_ONCE) {
      const sentence = 'This feed is being sent to others at the moment. Please try again in a minute.';
      return sendText(req, res, 503, sentence, { 'Retry-After': '60' });
    }
    underWay += 1;
    try {
      await stream(exchange, headers, jobs());
    } finally {
      underWay -= 1;
    }
  };
}

async function stream(
  { req, res, brand, origin }: BrandExchange,
  headers: Record<string, string>,
  pages: AsyncGenerator<CompleteJob[]>,
): Promise<void> {
  // Read before anything is promised: while the database is away, the answer can still say so.
  const first = await pages.next();
  async function* text() {
    yield completeFeedHead({ name: brand.document.site.name, url: origin, now: new Date() });
    if (!first.done) yield first.value.map(completeFeedJob).join('');
    for await (const page of pages) yield page.map(completeFeedJob).join('');
    yield completeFeedEnd;
  }
  const isCompressed = acceptedEncodings(req).includes('gzip');
  res.writeHead(200, { ...headers, ...(isCompressed && { 'Content-Encoding': 'gzip' }) });
  res.setTimeout(IDLE_MS, () => res.destroy());
  const source = Readable.from(text());
  const signal = AbortSignal.timeout(LONGEST_MS);
  try {
    if (isCompressed) await pipeline(source, createGzip({ level: 4 }), res, { signal });
    else await pipeline(source, res, { signal });
  } catch (error) {
    const isGone = res.destroyed && (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!isGone) throw error;
  }
}
