/** The URL aliases of a brand's facet values, created with the first document that has the value. */

import type pg from 'pg';
import { inLanguage } from '../modules/taxonomies/localised.ts';
import { slugOf } from '../services/slug.ts';
import type { Transaction } from './index-types.ts';
import { isFree } from './locks.ts';
import type { SearchIndex } from './port.ts';

/** A brand and value that need an alias in each language. */
export interface AliasNeed {
  brandId: number;
  languages: readonly string[];
  value: number;
}

interface Wanted {
  brand: number;
  index: SearchIndex;
  language: string;
  value: number;
}

interface Missing extends Wanted {
  field: string;
  name: string | null;
  labels: Record<string, string> | null;
  aliases: Record<string, string> | null;
  code: string | null;
}

const MOST_ATTEMPTS = 50;

/**
 * The first value gets the plain word, the second the word with the facet's name appended, further ones a number. While another
 * transaction is naming values of the brand, they are only put down: two that choose the same word would wait for each other.
 */
export async function ensureAliases(tx: Transaction, index: SearchIndex, needs: readonly AliasNeed[]): Promise<void> {
  const wanted = needs.flatMap(({ brandId, languages, value }) =>
    languages.map((language) => ({ brand: brandId, index, language, value })),
  );
  const missing = await findMissing(tx, wanted);
  if (missing.length === 0) return;
  await tx.query(
    `insert into facet_alias_later (brand, index, langcode, value)
      select * from unnest($1::integer[], $2::text[], $3::text[], $4::integer[])`,
    columnsOf(missing),
  );
  for (const brand of new Set(missing.map((one) => one.brand))) await nameLaterValues(tx, brand);
}

/** Names the values of a brand that were put down, unless another transaction is naming some. */
export async function nameLaterValues(tx: Transaction, brand: number): Promise<void> {
  if (!(await isFree(tx, 'ALIASES', brand))) return;
  const { rows: later } = await tx.query<Wanted>(
    'delete from facet_alias_later where brand = $1 returning brand, index, langcode as language, value',
    [brand],
  );
  let missing = await findMissing(tx, later);
  for (let attempt = 0; missing.length > 0; attempt++) {
    if (attempt === MOST_ATTEMPTS) throw new Error(`No free alias for facet value ${missing[0]?.value}.`);
    await tx.query(
      `insert into facet_alias (frontend_id, index, langcode, facet_value_id, alias)
        select * from unnest($1::integer[], $2::text[], $3::text[], $4::integer[], $5::text[]) on conflict do nothing`,
      [...columnsOf(missing), missing.map((entry) => candidate(entry, attempt))],
    );
    missing = await findMissing(tx, missing);
  }
}

function columnsOf(wanted: readonly Wanted[]) {
  return [
    wanted.map(({ brand }) => brand),
    wanted.map(({ index }) => index),
    wanted.map(({ language }) => language),
    wanted.map(({ value }) => value),
  ];
}

async function findMissing(tx: Transaction, wanted: readonly Wanted[]): Promise<Missing[]> {
  const found = await tx.query<Missing>(
    `select n.brand, n.index, n.language, n.value, v.field, o.name, t.labels, t.aliases, t.code
    from (select distinct * from unnest($1::integer[], $2::text[], $3::text[], $4::integer[]) n(brand, index, language, value)) n
    join facet_value v on v.id = n.value
    left join taxonomy_term t on t.id = v.term_id left join organization o on o.id = v.organization_id
    where not exists (select from facet_alias a
      where a.frontend_id = n.brand and a.index = n.index and a.langcode = n.language and a.facet_value_id = n.value)
    order by n.brand, n.index, n.language, n.value`,
    columnsOf(wanted),
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
