/** Finished public responses in memory: one render per key at a time, stale-while-revalidate by age, hard drops by tag. */
import { LRUCache } from 'lru-cache';
import type { Compressed } from './encode.ts';

export interface CachedPage {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  etag: string;
  /** What the page shows: `job:42`, `jobs:<brand>`, `brand:<brand>`. */
  tags: readonly string[];
  /** False keeps the response out of the cache (errors of the moment). */
  cacheable: boolean;
  /** Compressed forms, made when first asked for. */
  encoded: Map<Compressed, Buffer>;
  /** Milliseconds since the epoch. */
  rendered: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  /** Milliseconds after which an entry is served stale and rendered anew behind it. */
  freshFor: number;
  /** Milliseconds after which an entry is not served at all. */
  liveFor: number;
  now?: () => number;
}

export type CacheResult = { page: CachedPage; state: 'hit' | 'stale' | 'miss' };

export interface PageCache {
  /** Answers from memory or by `render`; concurrent callers of one key share one render. Rejects when `render` does. */
  get(key: string, render: () => Promise<CachedPage>): Promise<CacheResult>;
  /** The page, if it is there and not to be rendered anew. */
  peek(key: string): CachedPage | undefined;
  /** Drops every entry that carries one of the tags; renders under way are not kept either. */
  drop(tags: readonly string[]): number;
  clear(): void;
  stats(): { entries: number; bytes: number };
}

/** `maxBytes: 0` switches caching off altogether: every request renders. */
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
  /** Per tag, the moment (a counter, not a clock) of its last drop. */
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
    // What a later render already stored is newer than this one.
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
    // A render begun before a drop may show what was dropped: later visitors get one of their own.
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
      // Only renders under way look back, so marks from before all of them are of no use.
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
  // Room for the compressed forms, which are made later: hardly anybody asks for more than two, of about a third of the text each.
  return Math.ceil(page.body.length * 1.6) + headers + key.length + 1024;
}
