/** Names of taxonomy terms, by which documents are found. */
import type { TermReference, Transaction } from './index-types.ts';

/** Facets whose terms say what a document is about, as titles do. */
const NAMED_FIELDS: ReadonlySet<string> = new Set(['occupations', 'skills']);

/** Labels and other names in all languages of the terms that describe a document. */
export type TermLabels = (terms: readonly TermReference[]) => string[];

/** Reads the labels of these terms, whatever documents have them. */
export async function loadTermLabels(tx: Transaction, terms: readonly TermReference[]): Promise<TermLabels> {
  const named = [...new Map(terms.filter(isNamed).map((term) => [keyOf(term), term])).values()];
  if (named.length === 0) return () => [];
  const { rows } = await tx.query<{ taxonomy: string; code: string; names: string[] }>(
    `select t.taxonomy, t.code, array(select value from jsonb_each_text(t.labels)
        union select name from jsonb_each(t.synonyms) s(language, names), jsonb_array_elements_text(s.names) name order by 1) as names
      from taxonomy_term t join unnest($1::text[], $2::text[]) w(taxonomy, code) on t.taxonomy = w.taxonomy and t.code = w.code`,
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
