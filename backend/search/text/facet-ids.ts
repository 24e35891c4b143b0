/** Ids of facet values by field and code; they never change, so known ones are cached. */
import type { Pool } from 'pg';
import { FACET_TAXONOMIES } from '../fields.ts';
import type { FacetIds } from './text-query.ts';

/** An id is missing while no document has the value. */
export function facetIdsIn(pool: Pool): FacetIds {
  const known = new Map<string, number>();
  return async (facets) => {
    const keys = facets.map(({ field, code }) => `${field} ${code}`);
    if (keys.some((key) => !known.has(key))) {
      const { rows } = await pool.query<{ field: string; code: string; id: number }>({
        name: 'search-facet-ids',
        text: `select v.field, t.code, v.id from facet_value v join taxonomy_term t on t.id = v.term_id
          join unnest($1::text[], $2::text[], $3::text[]) w(field, taxonomy, code)
            on w.field = v.field and w.taxonomy = t.taxonomy and w.code = t.code`,
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
}
