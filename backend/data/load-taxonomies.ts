/** Brings the taxonomies that stand beside this file, and the brands' own choice fields, into the database. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { CustomChoiceFields, LocalisedText } from '../../runtime/core/document/brand.generated.ts';
import { slugOf } from '../services/slug.ts';

type Localised = Record<string, string>;

export interface TaxonomyTerm {
  code: string;
  /** Code of the broader term. */
  parent?: string;
  labels: Localised;
  /** The word that stands in addresses, by language. */
  aliases: Localised;
  /** Other names, by language: typing one finds the term. */
  synonyms?: Record<string, readonly string[]>;
}

export interface Taxonomy {
  taxonomy: string;
  terms: TaxonomyTerm[];
}

const folder = join(import.meta.dirname, 'taxonomies');

/** The shipped taxonomies, by name. */
export function readTaxonomies(): Taxonomy[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file): Taxonomy => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/**
 * Inserts new terms and updates known ones, found by taxonomy and code; their ids never change. Terms that are no
 * longer in the file stay, since jobs may carry them.
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
     where (taxonomy_term.weight, taxonomy_term.labels, taxonomy_term.aliases, taxonomy_term.synonyms)
       is distinct from (excluded.weight, excluded.labels, excluded.aliases, excluded.synonyms)`,
    [JSON.stringify(rows)],
  );
  await client.query(
    `update taxonomy_term child set parent_id = parent.id
     from jsonb_to_recordset($1) as t (taxonomy text, code text, parent text)
     left join taxonomy_term parent on parent.taxonomy = t.taxonomy and parent.code = t.parent
     where child.taxonomy = t.taxonomy and child.code = t.code and child.parent_id is distinct from parent.id`,
    [JSON.stringify(rows)],
  );
}

/** The brands' own choice fields as taxonomies; a field that several brands have holds the terms of all. */
export function customTaxonomies(brands: readonly { document: { customFields: CustomChoiceFields } }[]): Taxonomy[] {
  const fields = new Map<string, Map<string, TaxonomyTerm>>();
  for (const { document } of brands)
    for (const [taxonomy, field] of Object.entries(document.customFields)) {
      const terms = fields.get(taxonomy) ?? new Map<string, TaxonomyTerm>();
      fields.set(taxonomy, terms);
      for (const [code, { label, alias }] of Object.entries(field.terms)) {
        const labels = localised(label);
        terms.set(code, { code, labels, aliases: alias === undefined ? mapValues(labels, slugOf) : localised(alias) });
      }
    }
  return [...fields].map(([taxonomy, terms]) => ({ taxonomy, terms: [...terms.values()] }));
}

const localised = (text: LocalisedText): Localised => (typeof text === 'string' ? { en: text } : text);

const mapValues = (texts: Localised, change: (text: string) => string): Localised =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)]));
