/** Labels and aliases of facet values, kept for a minute: every list page shows the same few. */
import { LRUCache } from 'lru-cache';
import type { Scope } from '../../scope.ts';
import type { SearchIndex } from '../../search/port.ts';
import { type FacetValueRow, findFacetValues } from './store.ts';

export interface FacetValueCache {
  /** The values that this brand has an alias for. */
  load(scope: Scope, index: SearchIndex, ids: readonly number[]): Promise<Map<number, FacetValueRow>>;
  forget(): void;
}

const MOST_VALUES = 50_000;
const KEEP_MS = 60_000;

/** An empty cache for all brands; it holds 50,000 values at most. */
export function createFacetValueCache(): FacetValueCache {
  const cache = new LRUCache<string, FacetValueRow>({ max: MOST_VALUES, ttl: KEEP_MS, ttlResolution: 1000 });
  return {
    forget: () => cache.clear(),
    async load(scope, index, ids) {
      const found = new Map<number, FacetValueRow>();
      const missing: number[] = [];
      for (const id of ids) {
        const row = cache.get(`${scope.frontend} ${index} ${id}`);
        if (row === undefined) missing.push(id);
        else found.set(id, row);
      }
      if (missing.length === 0) return found;
      for (const row of await findFacetValues(scope, index, missing)) {
        cache.set(`${scope.frontend} ${index} ${row.id}`, row);
        found.set(row.id, row);
      }
      return found;
    },
  };
}
