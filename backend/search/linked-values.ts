/** Facet values that a brand links to before any job has them: without a name, `/jobs/remote` would answer 404. */
import type { FacetWord } from '../../runtime/core/brand/facet-links.ts';
import { taxonomyOf } from '../../runtime/core/document/facet-fields.ts';
import { inLanguage } from '../modules/taxonomies/localised.ts';
import { slugOf } from '../services/slug.ts';
import { loadBrandIds } from './brand-ids.ts';
import { ensureAliases } from './facet-aliases.ts';
import { loadFacetValues } from './facet-values.ts';
import type { TermReference, Transaction } from './index-types.ts';
import type { SearchIndex } from './port.ts';

export interface LinkedValues {
  brand: string;
  languages: readonly string[];
  /** Facets of a search, built-in ones and the brand's own, in the order of its filters. */
  fields: Readonly<Record<FacetWord['page'], readonly string[]>>;
  words: readonly FacetWord[];
}

const INDEXES = { jobs: 'JOBS', organizations: 'ORGANIZATIONS' } as const satisfies Record<
  FacetWord['page'],
  SearchIndex
>;

/** Creates the values with their aliases; words that no term has may name an employer or a place. Returns whether any was missing. */
export async function nameLinkedValues(
  tx: Transaction,
  { brand, languages, fields, words }: LinkedValues,
): Promise<boolean> {
  let isChanged = false;
  for (const [page, index] of Object.entries(INDEXES) as [FacetWord['page'], SearchIndex][]) {
    const unknown = await withoutAlias(
      tx,
      brand,
      index,
      words.filter((one) => one.page === page),
    );
    const references = await termsOf(tx, page, fields[page], languages, unknown);
    if (references.length === 0) continue;
    const values = await loadFacetValues(tx, references, []);
    const brandId = (await loadBrandIds(tx, [brand])).get(brand) ?? 0;
    const ids = [...new Set(references.flatMap((reference) => values.ofTerm(reference)))];
    await ensureAliases(
      tx,
      index,
      ids.map((value) => ({ brandId, languages, value })),
    );
    isChanged = true;
  }
  return isChanged;
}

async function withoutAlias(
  tx: Transaction,
  brand: string,
  index: SearchIndex,
  words: readonly FacetWord[],
): Promise<readonly FacetWord[]> {
  if (words.length === 0) return words;
  const { rows } = await tx.query<{ langcode: string; alias: string }>(
    `select a.langcode, a.alias from facet_alias a join frontend f on f.id = a.frontend_id
      where f.key = $1 and a.index = $2 and a.alias = any($3::text[])`,
    [brand, index, words.map(({ word }) => word)],
  );
  const known = new Set(rows.map(({ langcode, alias }) => `${langcode} ${alias}`));
  return words.filter(({ locale, word }) => !known.has(`${locale} ${word}`));
}

/** For each word the term of its facet, or of the first facet that has it. */
async function termsOf(
  tx: Transaction,
  page: FacetWord['page'],
  fields: readonly string[],
  languages: readonly string[],
  words: readonly FacetWord[],
): Promise<TermReference[]> {
  if (words.length === 0) return [];
  const taxonomies = new Map(
    fields.flatMap((field) => {
      const taxonomy = taxonomyOf(page, field);
      return taxonomy === null ? [] : [[field, taxonomy] as const];
    }),
  );
  const { rows } = await tx.query<{ taxonomy: string; code: string; aliases: Record<string, string> }>(
    `select taxonomy, code, aliases from taxonomy_term t
      where taxonomy = any($1::text[]) and exists (select from jsonb_each_text(t.aliases) a where a.value = any($2::text[]))`,
    [[...new Set(taxonomies.values())], words.map(({ word }) => word)],
  );
  return words.flatMap(({ locale, word, field: wanted = null }) => {
    // As pages do: a word of another language of the brand redirects to that of the address.
    const fits = ({ aliases }: (typeof rows)[number]) =>
      [locale, ...languages].some((language) => slugOf(inLanguage(aliases, language) ?? '') === word);
    for (const [field, taxonomy] of taxonomies) {
      if (wanted !== null && wanted !== field) continue;
      const term = rows.find((row) => row.taxonomy === taxonomy && fits(row));
      if (term) return [{ field, taxonomy, code: term.code }];
    }
    return [];
  });
}
