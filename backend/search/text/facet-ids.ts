/** Ids of facet values by field and code, cached until a term changes. */
import type { Pool } from 'pg';
import { FACET_TAXONOMIES } from '../fields.ts';
import type { FacetIds } from './text-query.ts';

/** An id is missing while no document has the value. */
export function facetIdsIn(pool: Pool): { ids: FacetIds; forget(): void } {
  const known = new Map<string, number>();
  const ids: FacetIds = async (facets) => {
    const keys = facets.map(({ field, code }) => `${field} ${code}`);
    if (keys.some((key) => !known.has(key))) {
      const { rows } = await pool.query<{ field: string; code: string; id: number }>({
        name: 'search-facet-ids',
        text: `select v.field, t.code, v.id from unnest($1::text[], $2::text[], $3::text[]) w(field, taxonomy, code)
          join taxonomy_term t on w.taxonomy = t.taxonomy and w.code = t.code
          join facet_value v on v.field = w.field and v.term_id = coalesce(t.merged_into, t.id)`,
        values: [
          facets.map(({ field }) => field),
          facets.map(({ field }) => FACET_TAXONOMIES.JOBS[field]),
          facets.map(({ code }) => code),
        ],
      });
      for (const { field, code, id } of rows) known.set(`${field} ${code}`, id);
    }
    return keys.map((key) => known.get(key));
  };
  return { ids, forget: () => known.clear() };
}
