/** SQL of taxonomy terms. */
import type pg from 'pg';

export type Localised = Record<string, string>;

export interface TaxonomyTerm {
  code: string;
  /** Code of the broader term. */
  parent?: string;
  labels: Localised;
  /** URL path segment of the term, by language. */
  aliases: Localised;
  /** Alternative names by language, under which the term is found. */
  synonyms?: Record<string, readonly string[]>;
}

export interface Taxonomy {
  taxonomy: string;
  terms: TaxonomyTerm[];
}

/**
 * Inserts new terms and updates known ones, matched by taxonomy and code; their ids never change. Terms that left
 * the file are kept, since jobs may refer to them, and those that administrators changed stay as they made them.
 */
export async function loadTaxonomies(
  client: Pick<pg.ClientBase, 'query'>,
  taxonomies: readonly Taxonomy[],
): Promise<void> {
  const rows = taxonomies.flatMap(({ taxonomy, terms }) =>
    terms.map(({ code, parent = null, labels, aliases, synonyms = {} }, weight) => ({
      taxonomy,
      code,
      parent,
      weight,
      labels,
      aliases,
      synonyms,
    })),
  );
  await client.query(
    `insert into taxonomy_term (taxonomy, code, weight, labels, aliases, synonyms)
     select taxonomy, code, weight, labels, aliases, synonyms
     from jsonb_to_recordset($1)
       as t (taxonomy text, code text, weight integer, labels jsonb, aliases jsonb, synonyms jsonb)
     on conflict on constraint taxonomy_term_code_is_unique
     do update set weight = excluded.weight, labels = excluded.labels, aliases = excluded.aliases,
       synonyms = excluded.synonyms
     where taxonomy_term.version = 0 and (taxonomy_term.weight, taxonomy_term.labels, taxonomy_term.aliases, taxonomy_term.synonyms)
       is distinct from (excluded.weight, excluded.labels, excluded.aliases, excluded.synonyms)`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `update taxonomy_term child set parent_id = parent.id
     from jsonb_to_recordset($1) as t (taxonomy text, code text, parent text)
     left join taxonomy_term parent on parent.taxonomy = t.taxonomy and parent.code = t.parent
     where child.taxonomy = t.taxonomy and child.code = t.code and child.version = 0 and child.parent_id is distinct from parent.id`,
    [JSON.stringify(rows)],
  );
}
