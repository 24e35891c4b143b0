/** SQL of the names of what was counted. */
import { sql } from 'drizzle-orm';
import type { rowsWithin } from '../../database/brand-rows.ts';
import { frontend } from '../../database/schema/brands.ts';
import { organization } from '../../database/schema/organizations.ts';
import { facetAlias, facetValue, taxonomyTerm } from '../../database/schema/taxonomies.ts';

interface LabelRow extends Record<string, unknown> {
  text: string;
  field: string;
  /** Those that have it. */
  brands: string[];
  /** Of an organization. */
  name: string | null;
  /** Of a term, by language. */
  labels: Record<string, string> | null;
  code: string | null;
}

type Within = Parameters<typeof rowsWithin>[0];

/** Values of facets on these brands by field and alias, in whatever language the alias is; where brands mean different ones, that of most. */
export async function listLabels(
  { db, brands }: Within,
  asked: readonly { text: string; field: string; alias: string }[],
): Promise<LabelRow[]> {
  const { rows } = await db.execute<LabelRow>(sql`
    select distinct on (asked.text) asked.text, asked.field, array_agg(distinct f.key) as brands, o.name, t.labels, t.code
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) asked(text text, field text, alias text)
      join ${facetAlias} a on a.alias = asked.alias join ${facetValue} v on v.id = a.facet_value_id and v.field = asked.field
      join ${frontend} f on f.id = a.frontend_id
        and (${brands === null} or f.key = any(${sql.param(brands)}::text[]))
      left join ${taxonomyTerm} t on t.id = v.term_id left join ${organization} o on o.id = v.organization_id
    group by asked.text, asked.field, v.id, o.name, t.labels, t.code order by asked.text, count(distinct f.key) desc, v.id`);
  return rows;
}
