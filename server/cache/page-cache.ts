/**
 * Finished public responses in memory: one render per key at a time, stale-while-revalidate by age. A change of what a page is about
 * drops it at once; a change of what it lists makes it outdated, and it is served for a moment while it is rendered anew.
 */
import { LRUCache } from 'lru-cache';
import { current, within } from '../../backend/observe/current.ts';
import type { FoundListing } from '../../runtime/core/request-context.ts';
import { createBackground, giveWay } from './background.ts';
import { type Encodable, pack, packedBytes } from './encode.ts';

/** The body is packed once the page is kept. */
export interface CachedPage extends Encodable {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  /** Equal for pages that show the same at different times; missing where that is not known. */
  digest?: string;
  /** What the page is about: `job:42`, `org:7`, `brand:<brand>`. */
  tags: readonly string[];
  /** What its lists, counts and teasers contain: `job:43`, `jobs:<brand>`. */
  lists: readonly string[];
  /** What the search of the page found, for statistics. */
  found?: FoundListing | null;
  /** False excludes the response from the cache (temporary errors). */
  cacheable: boolean;
  /** Milliseconds since the epoch. */
  rendered: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  /** Milliseconds after which an entry is served stale and re-rendered in the background. */
  freshFor: number;
  /** Milliseconds after which an entry is no longer served. */
  liveFor: number;
  /** Milliseconds for which a page is served after something that it lists has changed. */
  outdatedFor: number;
  /** Milliseconds after which such a page is rendered anew, or found unchanged: not more often than that for its lists. */
  renewAfter: number;
  now?: () => number;
}

/**
 * Renders a page. Gets the one that is cached, unless that has aged, and returns it if nothing that it shows has changed. Gets `giveWay`, to be called between its
 * steps, if no visitor waits for it.
 */
export type RenderAnew = (known?: CachedPage, giveWay?: () => Promise<void>) => Promise<CachedPage>;

export type CacheResult = { page: CachedPage; state: 'hit' | 'stale' | 'miss' };

export interface PageCache {
  /**
   * Returns the cached page or renders it; concurrent callers for one key share one render. Rejects when `render` does. `again` is kept with the page, to render it
   * without a visitor.
   */
  get(key: string, render: RenderAnew, again?: RenderAnew): Promise<CacheResult>;
  /** The page, if it is cached and need not be rendered anew yet. */
  peek(key: string): CachedPage | undefined;
  /**
   * Drops every page about one of the tags, and renders in progress are not cached either; makes those outdated that list one. Dropped pages that were visited since
   * they were rendered are rendered anew in the background. Returns the number of pages that were dropped.
   */
  drop(tags: readonly string[]): number;
  clear(): void;
  /** What it holds, and how often `get` found what. */
  stats(): { entries: number; bytes: number; found: Readonly<Record<CacheResult['state'], number>> };
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
  stats: () => ({ entries: 0, bytes: 0, found: { hit: 0, stale: 0, miss: 0 } }),
};

interface Renders {
  render: RenderAnew;
  again: RenderAnew;
}

interface UnderWay {
  page: Promise<CachedPage>;
  generation: number;
  /** Whether each visitor who waits for it has left. */
  visitors: (() => boolean)[];
}

function createBoundedCache(options: PageCacheOptions): PageCache {
  const now = options.now ?? Date.now;
  const byTag = createKeyIndex();
  const byList = createKeyIndex();
  /** When something that a page lists changed first, in milliseconds since the epoch. */
  const outdatedSince = new WeakMap<CachedPage, number>();
  /** When a page was rendered, or last found unchanged. */
  const checkedAt = new WeakMap<CachedPage, number>();
  /** How to render a page again without a visitor. */
  const agains = new WeakMap<CachedPage, RenderAnew>();
  /** Pages that were visited since they were rendered. */
  const visited = new WeakSet<CachedPage>();
  const background = createBackground();
  const underWay = new Map<string, UnderWay>();
  /** Per tag, the moment (a counter, not a clock) of its last change. */
  const changedAt = new Map<string, number>();
  const foundStates = { hit: 0, stale: 0, miss: 0 };
  let generation = 0;
  let clearedAt = 0;

  const entries = new LRUCache<string, CachedPage>({
    maxSize: options.maxBytes,
    maxEntrySize: Math.max(1, Math.floor(options.maxBytes / 8)),
    sizeCalculation: bytesOf,
    dispose: (page, key) => {
      byTag.remove(key, page.tags);
      byList.remove(key, page.lists);
    },
  });

  function keep(key: string, page: CachedPage, started: { at: number; generation: number }): void {
    const hasChanged = (tag: string) => (changedAt.get(tag) ?? 0) > started.generation;
    // A later render has already stored a newer page.
    if (clearedAt > started.generation || page.tags.some(hasChanged)) return;
    if (!page.cacheable) {
      entries.delete(key);
      return;
    }
    pack(page);
    entries.set(key, page);
    if (!entries.has(key)) return;
    checkedAt.set(page, now());
    if (page.lists.some(hasChanged)) outdatedSince.set(page, started.at);
    else outdatedSince.delete(page);
    byTag.add(key, page.tags);
    byList.add(key, page.lists);
  }

  /** `isBehind`: no visitor waits for it. It begins once the older page and those asked for at the same time are sent. */
  function renderOnce(key: string, { render, again }: Renders, isBehind: boolean): Promise<CachedPage> {
    const { isOver = () => false } = current();
    const running = underWay.get(key);
    // A render started before a change may be outdated: later visitors get a new one.
    if (running && running.generation === generation) {
      running.visitors.push(isOver);
      return running.page;
    }
    const visitors = [isOver];
    const isLeft = () => visitors.every((hasLeft) => hasLeft());
    const started = { at: now(), generation };
    const found = entries.peek(key);
    const known = found && now() - found.rendered <= options.freshFor ? found : undefined;
    const rendered = isBehind
      ? giveWay().then(() => render(known, giveWay))
      : within({ ...current(), isOver: isLeft }, () => render(known));
    const page = rendered
      .then((done) => {
        keep(key, done, started);
        agains.set(done, again);
        return done;
      })
      .finally(() => {
        if (underWay.get(key)?.page === page) underWay.delete(key);
      });
    underWay.set(key, { page, generation: started.generation, visitors });
    return page;
  }

  /** Whether to serve a cached page as it is, or also to render it anew behind the answer, or to wait for that. */
  function standingOf(page: CachedPage): CacheResult['state'] {
    const age = now() - page.rendered;
    const since = outdatedSince.get(page);
    if (age > options.liveFor || (since !== undefined && now() - since > options.outdatedFor)) return 'miss';
    const unchecked = now() - (checkedAt.get(page) ?? page.rendered);
    return age > options.freshFor || (since !== undefined && unchecked >= options.renewAfter) ? 'stale' : 'hit';
  }

  /** Renders a page that was dropped in this generation before it is asked for, unless that happens first. */
  function renderAgain(key: string, again: RenderAnew, dropped: number): void {
    background.run(async () => {
      const running = underWay.get(key);
      if (entries.has(key) || (running && running.generation >= dropped)) return;
      await renderOnce(key, { render: again, again }, true);
    });
  }

  /** Not with their brand, whose pages have other keys then; and only what is drawn in steps, which has a digest. */
  function isWorthAgain(page: CachedPage, tag: string): boolean {
    return visited.has(page) && page.digest !== undefined && !tag.startsWith('brand');
  }

  return {
    async get(key, render, again = render) {
      const found = entries.get(key);
      const state = found ? standingOf(found) : 'miss';
      foundStates[state] += 1;
      if (!found || state === 'miss') return { page: await renderOnce(key, { render, again }, false), state: 'miss' };
      visited.add(found);
      if (state === 'stale' && !underWay.has(key))
        renderOnce(key, { render: again, again }, true).catch(() => undefined);
      return { page: found, state };
    },
    peek(key) {
      const found = entries.get(key);
      if (!found || standingOf(found) !== 'hit') return undefined;
      visited.add(found);
      return found;
    },
    drop(tags) {
      generation += 1;
      let dropped = 0;
      for (const tag of tags) {
        changedAt.set(tag, generation);
        for (const key of byTag.keysOf(tag)) {
          const page = entries.peek(key);
          const again = page && isWorthAgain(page, tag) ? agains.get(page) : undefined;
          entries.delete(key);
          dropped += 1;
          if (again) renderAgain(key, again, generation);
        }
        for (const key of byList.keysOf(tag)) {
          const page = entries.peek(key);
          if (page && !outdatedSince.has(page)) outdatedSince.set(page, now());
        }
      }
      // Only renders in progress look back, so older marks are of no use.
      if (changedAt.size > 10_000 && underWay.size === 0) changedAt.clear();
      return dropped;
    },
    clear() {
      generation += 1;
      clearedAt = generation;
      entries.clear();
    },
    stats: () => ({ entries: entries.size, bytes: entries.calculatedSize, found: { ...foundStates } }),
  };
}

/** Keys of pages by tag. */
function createKeyIndex() {
  const keys = new Map<string, Set<string>>();
  return {
    keysOf: (tag: string): string[] => [...(keys.get(tag) ?? [])],
    add(key: string, tags: readonly string[]): void {
      for (const tag of tags) keys.set(tag, (keys.get(tag) ?? new Set()).add(key));
    },
    remove(key: string, tags: readonly string[]): void {
      for (const tag of tags) {
        const own = keys.get(tag);
        own?.delete(key);
        if (own?.size === 0) keys.delete(tag);
      }
    },
  };
}

function bytesOf(page: CachedPage, key: string): number {
  const headers = Object.values(page.headers).reduce((length, value) => length + value.length, 0);
  // Space for other compressed variants, which are created later: rarely more than one.
  return packedBytes(page) * 2 + headers + key.length + 2048;
}
