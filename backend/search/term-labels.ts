/** Names of taxonomy terms, by which documents are found. */
import type { TermReference, Transaction } from './index-types.ts';

/** Facets whose terms say what a document is about, as titles do. */
const NAMED_FIELDS: ReadonlySet<string> = new Set(['occupations', 'skills']);

/** The taxonomies of their terms: a new name of one is another word of documents. */
export const NAMED_TAXONOMIES: ReadonlySet<string> = new Set(['occupation', 'skill']);

/** Labels and other names in all languages of the terms that describe a document. */
export type TermLabels = (terms: readonly TermReference[]) => string[];

/** Reads the labels of these terms, whatever documents have them. */
export async function loadTermLabels(tx: Transaction, terms: readonly TermReference[]): Promise<TermLabels> {
  const named = [...new Map(terms.filter(isNamed).map((term) => [keyOf(term), term])).values()];
  if (named.length === 0) return () => [];
  const { rows } = await tx.query<{ taxonomy: string; code: string; names: string[] }>(
    `select s.taxonomy, s.code, array(select value from jsonb_each_text(t.labels)
        union select name from jsonb_each(t.synonyms) l(language, names), jsonb_array_elements_text(l.names) name order by 1) as names
      from taxonomy_term s join unnest($1::text[], $2::text[]) w(taxonomy, code) on s.taxonomy = w.taxonomy and s.code = w.code
      join taxonomy_term t on t.id = coalesce(s.merged_into, s.id)`,
    [named.map(({ taxonomy }) => taxonomy), named.map(({ code }) => code)],
  );
  const byKey = new Map(rows.map(({ names, ...term }) => [keyOf(term), names]));
  return (own) => own.filter(isNamed).flatMap((term) => byKey.get(keyOf(term)) ?? []);
}

function isNamed({ field }: TermReference): boolean {
  return NAMED_FIELDS.has(field);
}

function keyOf({ taxonomy, code }: Pick<TermReference, 'taxonomy' | 'code'>): string {
  return `${taxonomy}/${code}`;
}
