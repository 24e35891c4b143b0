/** Finds facet values by a part of their label. */
import type { Pool } from 'pg';
import { foldText, primaryLanguage } from './fold.ts';
import type { SuggestInput, Suggestion } from './port.ts';

const MOST_SUGGESTIONS = 100;

/** Labels in the requested language, or in the term's first one. `counts` are those of the brand by value. */
export async function suggestValues(
  pool: Pool,
  input: SuggestInput,
  counts: ReadonlyMap<number, number>,
  folded: string,
): Promise<Suggestion[]> {
  const { rows } = await pool.query<Omit<Suggestion, 'count'>>({
    name: 'search-suggest',
    text: `select v.id, coalesce(o.name, t.labels ->> $3, t.labels ->> $4, t.labels ->> 'en', t.code) as label
      from facet_value v left join taxonomy_term t on t.id = v.term_id left join organization o on o.id = v.organization_id
      where v.field = $1 and v.id = any($2::integer[])`,
    values: [
      input.field,
      [...counts].flatMap(([id, count]) => (count > 0 ? id : [])),
      input.language,
      primaryLanguage(input.language),
    ],
  });
  const found = rows.map((row): Suggestion => ({ ...row, count: counts.get(row.id) ?? 0 }));
  return found
    .map((suggestion) => ({ suggestion, position: foldText(suggestion.label).indexOf(folded) }))
    .filter(({ position }) => position >= 0)
    .sort(
      (a, b) =>
        Math.min(a.position, 1) - Math.min(b.position, 1) ||
        b.suggestion.count - a.suggestion.count ||
        a.suggestion.id - b.suggestion.id,
    )
    .slice(0, Math.min(input.limit, MOST_SUGGESTIONS))
    .map(({ suggestion }) => suggestion);
}
