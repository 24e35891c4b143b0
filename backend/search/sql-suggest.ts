/** Finds facet values by a part of their label. */
import type { Pool } from 'pg';
import { foldText, primaryLanguage } from './fold.ts';
import type { SuggestInput, Suggestion } from './port.ts';
import { countsSql } from './sql-tally.ts';

const MOST_SUGGESTIONS = 100;

/** Labels in the requested language, or in the term's first one. */
export async function suggestValues(
  pool: Pool,
  input: SuggestInput,
  brandId: number,
  folded: string,
): Promise<Suggestion[]> {
  const { rows } = await pool.query<Suggestion>({
    name: 'search-suggest',
    text: `select v.id, c.count, coalesce(o.name, t.labels ->> $4, t.labels ->> $5, t.labels ->> 'en', t.code) as label
      from (select value, sum(count)::integer as count from (${countsSql('$1', '$2')}) c group by value) c join facet_value v on v.id = c.value
      left join taxonomy_term t on t.id = v.term_id left join organization o on o.id = v.organization_id
      where c.count > 0 and v.field = $3`,
    values: [input.index, brandId, input.field, input.language, primaryLanguage(input.language)],
  });
  return rows
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
