/** Caches labels and aliases of facet values for a minute: every list page shows the same few. */
import type { CompiledBrand } from '../../../runtime/core/request-context.ts';
import type { Scope } from '../../scope.ts';
import type { SearchIndex } from '../../search/port.ts';
import { shownLabels } from '../taxonomies/band-label.ts';
import { type FacetValueRow, findFacetValues } from './store.ts';

type BrandScope = Scope & { brand: CompiledBrand };

export interface FacetValueCache {
  /** Those of these values for which this brand has an alias, possibly among others, with labels as people on this brand read them. */
  load(scope: BrandScope, index: SearchIndex, ids: readonly number[]): Promise<ReadonlyMap<number, FacetValueRow>>;
  forget(): void;
}

const MOST_VALUES = 20_000;
const KEEP_MS = 60_000;

interface Table {
  /** Milliseconds since the epoch. */
  until: number;
  /** Another revision has other labels. */
  brand: CompiledBrand;
  rows: Map<number, FacetValueRow>;
}

/** An empty cache for all brands: one table per brand and index, discarded after a minute. */
export function createFacetValueCache(): FacetValueCache {
  const tables = new Map<string, Table>();

  function rowsOf({ frontend, brand }: BrandScope, index: SearchIndex): Map<number, FacetValueRow> {
    const name = `${frontend} ${index}`;
    const known = tables.get(name);
    const isCurrent = known && known.brand === brand && known.until > Date.now();
    if (isCurrent && known.rows.size < MOST_VALUES) return known.rows;
    const rows = new Map<number, FacetValueRow>();
    tables.set(name, { until: Date.now() + KEEP_MS, brand, rows });
    return rows;
  }

  return {
    forget: () => tables.clear(),
    async load(scope, index, ids) {
      const kept = rowsOf(scope, index);
      const missing = ids.filter((id) => !kept.has(id));
      if (missing.length === 0) return kept;
      const found = await findFacetValues(scope, index, missing);
      for (const row of found) kept.set(row.id, withShownLabels(row, scope.brand));
      return kept;
    },
  };
}

function withShownLabels(row: FacetValueRow, brand: CompiledBrand): FacetValueRow {
  const { taxonomy, code, labels } = row;
  if (taxonomy === null || code === null || labels === null) return row;
  return { ...row, labels: shownLabels({ taxonomy, code, labels }, brand) };
}
