/** The URL aliases of a brand's facet values, created with the first document that has the value. */

import type pg from 'pg';
import { inLanguage } from '../modules/taxonomies/localised.ts';
import { slugOf } from '../services/slug.ts';
import { lockCreation } from './facet-values.ts';
import type { Transaction } from './index-types.ts';
import type { SearchIndex } from './port.ts';

/** A brand and value that need an alias in each language. */
export interface AliasNeed {
  brandId: number;
  languages: readonly string[];
  value: number;
}

interface Missing {
  brand: number;
  language: string;
  value: number;
  field: string;
  name: string | null;
  labels: Record<string, string> | null;
  aliases: Record<string, string> | null;
  code: string | null;
}

const MOST_ATTEMPTS = 50;

/** The first value gets the plain word, the second the word with the facet's name appended, further ones a number. */
export async function ensureAliases(tx: Transaction, index: SearchIndex, needs: readonly AliasNeed[]): Promise<void> {
  if ((await findMissing(tx, index, needs)).length === 0) return;
  await lockCreation(tx);
  let missing = await findMissing(tx, index, needs);
  for (let attempt = 0; missing.length > 0; attempt++) {
    if (attempt === MOST_ATTEMPTS) throw new Error(`No free alias for facet value ${missing[0]?.value}.`);
    await tx.query(
      `insert into facet_alias (frontend_id, index, langcode, alias, facet_value_id)
        select * from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::integer[]) on conflict do nothing`,
      [
        missing.map(({ brand }) => brand),
        missing.map(() => index),
        missing.map(({ language }) => language),
        missing.map((entry) => candidate(entry, attempt)),
        missing.map(({ value }) => value),
      ],
    );
    missing = await findMissing(
      tx,
      index,
      missing.map(({ brand, language, value }) => ({ brandId: brand, languages: [language], value })),
    );
  }
}

async function findMissing(tx: Transaction, index: SearchIndex, needs: readonly AliasNeed[]): Promise<Missing[]> {
  const rows = needs.flatMap(({ brandId, languages, value }) =>
    languages.map((language) => ({ brandId, language, value })),
  );
  const found = await tx.query<Missing>(
    `select n.brand, n.language, n.value, v.field, o.name, t.labels, t.aliases, t.code
    from (select distinct * from unnest($2::integer[], $3::text[], $4::integer[]) n(brand, language, value)) n
    join facet_value v on v.id = n.value
    left join taxonomy_term t on t.id = v.term_id left join organization o on o.id = v.organization_id
    where not exists (select from facet_alias a
      where a.frontend_id = n.brand and a.index = $1 and a.langcode = n.language and a.facet_value_id = n.value)
    order by n.brand, n.language, n.value`,
    [index, rows.map(({ brandId }) => brandId), rows.map(({ language }) => language), rows.map(({ value }) => value)],
  );
  return found.rows;
}

function candidate({ language, value, field, name, labels, aliases, code }: Missing, attempt: number): string {
  const words = name ?? inLanguage(aliases ?? {}, language) ?? inLanguage(labels ?? {}, language) ?? code ?? '';
  const alias = slugOf(words);
  // A bare number would be taken for an id.
  const safe = /^\d*$/.test(alias) ? `${field.replaceAll('_', '-')}-${alias || value}` : alias;
  if (attempt === 0) return safe;
  const longer = `${safe}-${field.replaceAll('_', '-')}`;
  return attempt === 1 ? longer : `${longer}-${attempt}`;
}

export async function knownLanguages(pool: pg.Pool): Promise<Map<string, Set<string>>> {
  const { rows } = await pool.query<{ key: string; languages: string[] }>(
    `select f.key, array_agg(distinct a.langcode) as languages
     from facet_alias a join frontend f on f.id = a.frontend_id group by f.key`,
  );
  return new Map(rows.map(({ key, languages }) => [key, new Set(languages)]));
}
