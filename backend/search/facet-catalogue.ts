/** Caches properties of facet values that rarely change: their facet, their level and their natural position. */
import type { Pool } from 'pg';
import { hasNaturalOrder } from './fields.ts';
import type { CountedFacet } from './plan.ts';
import type { FacetCounts } from './port.ts';

export interface FacetCatalogue {
  /** Selects the values that facets show. */
  choose(facets: readonly CountedFacet[], counts: ReadonlyMap<number, number>): Promise<FacetCounts[]>;
  /** Facets with their most frequent values, in display order. */
  arrange(facets: readonly FacetCounts[]): Promise<FacetCounts[]>;
  /** Reads them again: a term has moved. */
  forget(): void;
}

interface KnownValue {
  field: string;
  isTop: boolean;
  /** Of its taxonomy term. */
  weight: number;
}

/** Empty at first; entries are kept until they are forgotten. */
export function createFacetCatalogue(pool: Pool): FacetCatalogue {
  const known = new Map<number, KnownValue>();

  async function learn(ids: readonly number[]): Promise<void> {
    const unknown = ids.filter((id) => !known.has(id));
    if (unknown.length === 0) return;
    const { rows } = await pool.query<KnownValue & { id: number }>(
      `select v.id, v.field, v.parent_id is null as "isTop", coalesce(t.weight, 0) as weight
        from facet_value v left join taxonomy_term t on t.id = v.term_id where v.id = any($1)`,
      [unknown],
    );
    for (const { id, ...value } of rows) known.set(id, value);
  }

  async function arrange(facets: readonly FacetCounts[]): Promise<FacetCounts[]> {
    await learn(facets.flatMap(({ field, values }) => (hasNaturalOrder(field) ? values.map(({ id }) => id) : [])));
    const weight = (id: number) => known.get(id)?.weight ?? 0;
    return facets.map((facet) =>
      hasNaturalOrder(facet.field)
        ? { ...facet, values: facet.values.toSorted((a, b) => weight(a.id) - weight(b.id) || a.id - b.id) }
        : facet,
    );
  }

  return {
    arrange,
    forget: () => known.clear(),
    async choose(facets, counts) {
      await learn([...counts.keys()]);
      const chosen = facets.map(({ field, limit, minCount, topOnly }) => ({
        field,
        values: [...counts]
          .filter(([id, count]) => {
            const value = known.get(id);
            return value?.field === field && count >= minCount && (value.isTop || !topOnly);
          })
          .map(([id, count]) => ({ id, count }))
          .sort((a, b) => b.count - a.count || a.id - b.id)
          .slice(0, limit),
        missing: null,
      }));
      return arrange(chosen);
    },
  };
}
