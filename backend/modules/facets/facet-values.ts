/** Caches labels and aliases of facet values for a minute: every list page shows the same few. */
import type { Scope } from '../../scope.ts';
import type { SearchIndex } from '../../search/port.ts';
import { type FacetValueRow, findFacetValues } from './store.ts';

export interface FacetValueCache {
  /** Those of these values for which this brand has an alias, possibly among others. */
  load(scope: Scope, index: SearchIndex, ids: readonly number[]): Promise<ReadonlyMap<number, FacetValueRow>>;
  forget(): void;
}

const MOST_VALUES = 20_000;
const KEEP_MS = 60_000;

interface Table {
  /** Milliseconds since the epoch. */
  until: number;
  rows: Map<number, FacetValueRow>;
}

/** An empty cache for all brands: one table per brand and index, discarded after a minute. */
export function createFacetValueCache(): FacetValueCache {
  const tables = new Map<string, Table>();

  function rowsOf(name: string): Map<number, FacetValueRow> {
    const known = tables.get(name);
    if (known && known.until > Date.now() && known.rows.size < MOST_VALUES) return known.rows;
    const rows = new Map<number, FacetValueRow>();
    tables.set(name, { until: Date.now() + KEEP_MS, rows });
    return rows;
  }

  return {
    forget: () => tables.clear(),
    async load(scope, index, ids) {
      const kept = rowsOf(`${scope.frontend} ${index}`);
      const missing = ids.filter((id) => !kept.has(id));
      if (missing.length === 0) return kept;
      const found = await findFacetValues(scope, index, missing);
      for (const row of found) kept.set(row.id, row);
      return kept;
    },
  };
}
