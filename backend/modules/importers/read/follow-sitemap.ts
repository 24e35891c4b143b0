/** A sitemap instead of a feed: its pages are fetched one after the other, and their jobs collected. */
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outbound, OutboundAnswer } from '../../../outbound/outbound.ts';
import { OutboundFault } from '../../../outbound/outbound-fault.ts';
import type { CrawledLine } from './crawled.ts';
import { FeedFault } from './feed-item.ts';
import { postingsOfPage } from './json-ld.ts';
import { MOST_PAGE_BYTES, MOST_PAGES, MOST_SITEMAPS } from './limits.ts';
import { parseRobots, type Robots } from './robots.ts';
import { readSitemap } from './sitemap.ts';
import type { SpooledFeed } from './spool.ts';
import { textOf } from './text.ts';

export interface Following {
  outbound: Outbound;
  signal: AbortSignal;
  /** Between two pages of a site that does not ask for more. */
  delayMs?: number;
  /** Of a sample: so many pages, for so long. Pages that fail are left out, unless all of them do. */
  sample?: { mostPages: number; forMs: number } | undefined;
}

const DELAY_MS = 250;
const MOST_DELAY_MS = 5_000;
/** One page in so many may fail for another reason than being gone: beyond that, jobs would seem to be gone that are not. */
const MOST_UNREAD = 20;
const GONE = new Set<unknown>([404, 410]);
const AGENT = 'nameplate';

/**
 * The feed itself, unless it is a sitemap: then a file next to it with the jobs of its pages. Only pages of the same host
 * are fetched that its robots.txt allows, one at a time.
 */
export async function followSitemap(feed: SpooledFeed, following: Following): Promise<SpooledFeed> {
  if (feed.url === null || !(await looksLikeSitemap(feed))) return feed;
  const sitemap = await readSitemap(textOf(feed, following.signal), following.sample?.mostPages ?? MOST_PAGES);
  if (!sitemap) return feed;
  const path = `${feed.path}.pages`;
  const file = await open(path, 'w');
  try {
    const crawl = new Crawl(file, feed, following);
    const pages = await crawl.run(
      sitemap.kind === 'pages' ? sitemap.addresses : await crawl.pagesOf(sitemap.addresses),
    );
    return { path, contentType: null, url: feed.url, isCrawl: true, pages };
  } finally {
    await file.close();
  }
}

async function looksLikeSitemap(feed: SpooledFeed): Promise<boolean> {
  for await (const text of textOf(feed)) return /<(?:\w+:)?(?:urlset|sitemapindex)[\s>]/.test(text.slice(0, 16_384));
  return false;
}

class Crawl {
  readonly #file: FileHandle;
  readonly #feed: SpooledFeed;
  readonly #following: Following;
  readonly #host: string;
  #robots: Robots = { isAllowed: () => true, delay: 0 };
  #fetched = 0;
  readonly #mostPages: number;
  /** When a sample has enough. */
  readonly #until: number;
  /** Faults of pages that exist, as far as we know. */
  readonly #unread: OutboundFault[] = [];

  constructor(file: FileHandle, feed: SpooledFeed, following: Following) {
    this.#file = file;
    this.#feed = feed;
    this.#following = following;
    this.#host = new URL(feed.url ?? '').host;
    this.#mostPages = following.sample?.mostPages ?? MOST_PAGES;
    this.#until = following.sample === undefined ? Number.POSITIVE_INFINITY : Date.now() + following.sample.forMs;
  }

  /** The number of pages that were looked at. */
  async run(addresses: readonly string[]): Promise<number> {
    await this.#readRobots();
    const pages = [...new Set(addresses)].filter((url) => this.#isOfHost(url)).slice(0, this.#mostPages);
    if (pages.length === 0) throw new FeedFault('FEED_WITHOUT_ITEMS', { line: 1 });
    let count = 0;
    for (const url of pages) {
      if (count > 0 && Date.now() > this.#until) break;
      for (const line of await this.#linesOf(url)) await this.#file.write(`${JSON.stringify(line)}\n`);
      count += 1;
    }
    const mayFail = this.#following.sample === undefined ? count / MOST_UNREAD : count - 1;
    if (this.#unread.length > mayFail) throw this.#unread[0];
    return count;
  }

  /** Pages of the sitemaps of an index. One that cannot be read fails the feed: its jobs would seem to be gone. */
  async pagesOf(sitemaps: readonly string[]): Promise<string[]> {
    const pages: string[] = [];
    for (const url of sitemaps.filter((address) => this.#isOfHost(address)).slice(0, MOST_SITEMAPS)) {
      const { text } = await this.#fetch(url);
      const sitemap = await readSitemap(text, this.#mostPages - pages.length);
      if (sitemap?.kind === 'pages') pages.push(...sitemap.addresses);
      if (pages.length >= this.#mostPages) break;
    }
    return pages;
  }

  async #linesOf(url: string): Promise<CrawledLine[]> {
    const page = { url, posting: null, fault: null };
    if (!this.#robots.isAllowed(url)) return [{ ...page, fault: 'ROBOTS_DISALLOW' }];
    try {
      const { text } = await this.#fetch(url);
      const lines: CrawledLine[] = [];
      for await (const found of postingsOfPage(text)) {
        lines.push('posting' in found ? { ...page, posting: found.posting } : { ...page, fault: found.code });
      }
      return lines;
    } catch (error) {
      if (!(error instanceof OutboundFault)) throw error;
      if (!GONE.has(error.params.status)) this.#unread.push(error);
      return [{ ...page, fault: error.code }];
    }
  }

  async #readRobots(): Promise<void> {
    const { outbound, signal } = this.#following;
    const url = new URL('/robots.txt', this.#feed.url ?? '').href;
    const answer = await outbound.safeFetch(url, { signal, mostBytes: 512 * 1024 });
    // A site without one allows everything (RFC 9309).
    if (answer.status !== 200) return answer.body.close();
    this.#robots = parseRobots((await answer.body.bytes()).toString(), AGENT);
  }

  /** One page, after a pause. It is stored beside the feed, since its encoding has to be found out as that of a feed. */
  async #fetch(url: string): Promise<{ text: AsyncGenerator<string> }> {
    const { outbound, signal, delayMs = DELAY_MS } = this.#following;
    if (this.#fetched > 0) {
      await pause(Math.max(delayMs, Math.min(this.#robots.delay * 1000, MOST_DELAY_MS)), undefined, { signal });
    }
    this.#fetched += 1;
    const answer = await outbound.safeFetch(url, { signal, mostBytes: MOST_PAGE_BYTES });
    const isElsewhere = new URL(answer.url).host !== this.#host;
    if (answer.status !== 200 || isElsewhere) {
      await answer.body.close();
      throw new OutboundFault('OUTBOUND_STATUS', { status: isElsewhere ? 410 : answer.status });
    }
    return { text: await this.#stored(answer) };
  }

  async #stored({ body, headers }: OutboundAnswer): Promise<AsyncGenerator<string>> {
    const path = `${this.#feed.path}.page`;
    const file = await open(path, 'w');
    try {
      for await (const chunk of body) await file.write(chunk);
    } finally {
      await file.close();
    }
    return textOf({ path, contentType: headers.get('content-type') ?? null, url: null }, this.#following.signal);
  }

  #isOfHost(address: string): boolean {
    return URL.parse(address)?.host === this.#host;
  }
}
