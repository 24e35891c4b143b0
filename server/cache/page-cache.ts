/** Finished public responses in memory: one render per key at a time, stale-while-revalidate by age, hard invalidation by tag. */
import { LRUCache } from 'lru-cache';
import type { Compressed } from './encode.ts';

export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  etag: string;
  /** What the page depends on: `job:42`, `jobs:<brand>`, `brand:<brand>`. */
  tags: readonly string[];
  /** False excludes the response from the cache (temporary errors). */
  cacheable: boolean;
  /** Compressed variants, created on demand. */
  encoded: Map<Compressed, Buffer>;
  /** Milliseconds since the epoch. */
  rendered: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  /** Milliseconds after which an entry is served stale and re-rendered in the background. */
  freshFor: number;
  /** Milliseconds after which an entry is no longer served. */
  liveFor: number;
  now?: () => number;
}

export type CacheResult = { page: CachedPage; state: 'hit' | 'stale' | 'miss' };

export interface PageCache {
  /** Returns the cached page or renders it; concurrent callers for one key share one render. Rejects when `render` does. */
  get(key: string, render: () => Promise<CachedPage>): Promise<CacheResult>;
  /** The page, if it is cached and fresh. */
  peek(key: string): CachedPage | undefined;
  /** Invalidates every entry with one of the tags; renders in progress are not cached either. */
  drop(tags: readonly string[]): number;
  clear(): void;
  stats(): { entries: number; bytes: number };
}

/** `maxBytes: 0` disables caching: every request renders. */
export function createPageCache(options: PageCacheOptions): PageCache {
  return options.maxBytes > 0 ? createBoundedCache(options) : uncached;
}

const uncached: PageCache = {
  get: async (_key, render) => ({ page: await render(), state: 'miss' }),
  peek: () => undefined,
  drop: () => 0,
  clear: () => undefined,
  stats: () => ({ entries: 0, bytes: 0 }),
};

function createBoundedCache(options: PageCacheOptions): PageCache {
  const now = options.now ?? Date.now;
  const keysByTag = new Map<string, Set<string>>();
  const underWay = new Map<string, { page: Promise<CachedPage>; generation: number }>();
  /** Per tag, the moment (a counter, not a clock) of its last invalidation. */
  const droppedAt = new Map<string, number>();
  let generation = 0;
  let clearedAt = 0;

  const entries = new LRUCache<string, CachedPage>({
    maxSize: options.maxBytes,
    maxEntrySize: Math.max(1, Math.floor(options.maxBytes / 8)),
    sizeCalculation: bytesOf,
    dispose: (page, key) => {
      for (const tag of page.tags) {
        const keys = keysByTag.get(tag);
        keys?.delete(key);
        if (keys?.size === 0) keysByTag.delete(tag);
      }
    },
  });

  function keep(key: string, page: CachedPage, startedAt: number): void {
    const outdated = clearedAt > startedAt || page.tags.some((tag) => (droppedAt.get(tag) ?? 0) > startedAt);
    // A later render has already stored a newer page.
    if (outdated) return;
    if (!page.cacheable) {
      entries.delete(key);
      return;
    }
    entries.set(key, page);
    if (!entries.has(key)) return;
    for (const tag of page.tags) {
      const keys = keysByTag.get(tag) ?? new Set();
      keysByTag.set(tag, keys.add(key));
    }
  }

  function renderOnce(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = underWay.get(key);
    // A render started before an invalidation may be outdated: later visitors get a new one.
    if (running && running.generation === generation) return running.page;
    const startedAt = generation;
    const page = render()
      .then((done) => {
        keep(key, done, startedAt);
        return done;
      })
      .finally(() => {
        if (underWay.get(key)?.page === page) underWay.delete(key);
      });
    underWay.set(key, { page, generation: startedAt });
    return page;
  }

  return {
    async get(key, render) {
      const found = entries.get(key);
      const age = found ? now() - found.rendered : Number.POSITIVE_INFINITY;
      if (found && age <= options.freshFor) return { page: found, state: 'hit' };
      const page = renderOnce(key, render);
      if (found && age <= options.liveFor) {
        page.catch(() => undefined);
        return { page: found, state: 'stale' };
      }
      return { page: await page, state: 'miss' };
    },
    peek(key) {
      const found = entries.get(key);
      return found && now() - found.rendered <= options.freshFor ? found : undefined;
    },
    drop(tags) {
      generation += 1;
      let dropped = 0;
      for (const tag of tags) {
        droppedAt.set(tag, generation);
        for (const key of [...(keysByTag.get(tag) ?? [])]) {
          entries.delete(key);
          dropped += 1;
        }
      }
      // Only renders in progress look back, so older marks are of no use.
      if (droppedAt.size > 10_000 && underWay.size === 0) droppedAt.clear();
      return dropped;
    },
    clear() {
      generation += 1;
      clearedAt = generation;
      entries.clear();
      keysByTag.clear();
    },
    stats: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}

function bytesOf(page: CachedPage, key: string): number {
  const headers = Object.values(page.headers).reduce((length, value) => length + value.length, 0);
  // Space for compressed variants, which are created later: rarely more than two, of about a third of the text each.
  return Math.ceil(page.body.length * 1.6) + headers + key.length + 1024;
}
