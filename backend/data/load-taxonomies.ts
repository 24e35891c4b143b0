/** Loads the taxonomies beside this file, and the brands' custom choice fields, into the database. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CustomChoiceFields, LocalisedText } from '../../runtime/core/document/brand.generated.ts';
import { slugOf } from '../services/slug.ts';
import type { Localised, Taxonomy, TaxonomyTerm } from './taxonomy-store.ts';

const folder = join(import.meta.dirname, 'taxonomies');

/** The shipped taxonomies, by name. */
export function readTaxonomies(): Taxonomy[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file): Taxonomy => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/** Custom choice fields of brands as taxonomies; a field of several brands has the terms of all of them. */
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
