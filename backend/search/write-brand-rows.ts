/** Writes search tables with one row per thing and brand, and updates all counts. */
import { loadBrandIds } from './brand-ids.ts';
import { ensureAliases } from './facet-aliases.ts';
import { loadFacetValues } from './facet-values.ts';
import { configurationOf, foldText, STEMMED } from './fold.ts';
import {
  type LanguagesOf,
  type Position,
  type TermReference,
  type Transaction,
  USUAL_LANGUAGES,
} from './index-types.ts';
import type { SearchIndex } from './port.ts';
import { changeCounts } from './tally.ts';

/** A table and its columns besides key, brand, values, place and vectors. */
export interface BrandRowTable {
  index: SearchIndex;
  name: string;
  /** Key by which rows are written and removed. */
  key: string;
  /** Their types, by name. */
  columns: Readonly<Record<string, string>>;
  /** Columns with a joint unique constraint. */
  unique: string;
}

export interface BrandRow extends Position {
  key: number;
  brand: string;
  title: string;
  body: string;
  terms: readonly TermReference[];
  /** Values of the additional columns. */
  own: Readonly<Record<string, unknown>>;
}

interface Entry {
  row: BrandRow;
  brandId: number;
  values: number[];
  title: string;
  body: string;
}

interface OldRow {
  brand: number;
  values: number[];
}

export interface WrittenRows {
  /** Brands, by frontend.id, that lost, gained or keep a row. */
  brands: number[];
  /** Normalized texts of the new rows. */
  texts: string[];
}

/** Replaces the rows of these keys by `rows`; a key without a row for a brand is removed from its search. */
export async function writeBrandRows(
  tx: Transaction,
  table: BrandRowTable,
  { keys, rows }: { keys: readonly number[]; rows: readonly BrandRow[] },
  languagesOf: LanguagesOf = () => undefined,
): Promise<WrittenRows> {
  const entries = await describeEntries(tx, table, rows, languagesOf);
  // The caller holds the locks of the things themselves, so nobody else changes their rows.
  const { rows: old } = await tx.query<OldRow>(
    `select brand, "values" from ${table.name} where ${table.key} = any($1::integer[])`,
    [keys],
  );
  const brands = [...new Set([...old.map(({ brand }) => brand), ...entries.map(({ brandId }) => brandId)])];
  if (brands.length === 0) return { brands, texts: [] };
  await changeCounts(tx, table.index, {
    before: old.map(({ brand, values }) => ({ brands: [brand], values })),
    after: entries.map(({ brandId, values }) => ({ brands: [brandId], values })),
  });
  await tx.query(
    `delete from ${table.name} where ${table.key} = any($1::integer[])
      and (${table.key}, brand) not in (select * from unnest($2::integer[], $3::integer[]))`,
    [keys, entries.map(({ row }) => row.key), entries.map(({ brandId }) => brandId)],
  );
  await upsertRows(tx, table, entries);
  return { brands, texts: entries.map(({ title, body }) => `${title} ${body}`) };
}

async function describeEntries(
  tx: Transaction,
  { index }: BrandRowTable,
  rows: readonly BrandRow[],
  languagesOf: LanguagesOf,
): Promise<Entry[]> {
  if (rows.length === 0) return [];
  const brandIds = await loadBrandIds(
    tx,
    rows.map(({ brand }) => brand),
  );
  const values = await loadFacetValues(
    tx,
    rows.flatMap(({ terms }) => terms),
    [],
  );
  const entries = rows.map((row): Entry => {
    const own = new Set(row.terms.flatMap((term) => values.ofTerm(term)));
    return {
      row,
      brandId: brandIds.get(row.brand) ?? 0,
      values: [...own].sort((a, b) => a - b),
      title: foldText(row.title),
      body: foldText(row.body),
    };
  });
  const needs = entries.flatMap(({ row, brandId, values: own }) =>
    own.map((value) => ({ brandId, languages: languagesOf(row.brand) ?? USUAL_LANGUAGES, value })),
  );
  await ensureAliases(tx, index, needs);
  return entries;
}

/** Such a row has no language: its words are indexed in each language, and a page searches in its own. */
function vectorOf(column: string, weight: string): string {
  const parts = [...STEMMED, ''].map((language) => `to_tsvector('${configurationOf(language)}', r.${column})`);
  return `setweight(${parts.join(' || ')}, '${weight}')`;
}

async function upsertRows(tx: Transaction, table: BrandRowTable, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  const types: Record<string, string> = {
    [table.key]: 'integer',
    brand: 'integer',
    '"values"': 'integer[]',
    ...table.columns,
    lat: 'double precision',
    lon: 'double precision',
    country: 'text',
    region: 'text',
  };
  const rows = entries.map(({ row: { key, own, lat, lon, country, region }, brandId, values, title, body }) => ({
    [table.key]: key,
    brand: brandId,
    values,
    ...own,
    lat,
    lon,
    country,
    region,
    title,
    body,
  }));
  const stored = Object.keys(types).join(', ');
  const changed = [...Object.keys(types), 'title_vector', 'all_vector'].map((name) => `${name} = excluded.${name}`);
  await tx.query(
    `insert into ${table.name} (${stored}, title_vector, all_vector)
    select ${stored}, t.vector, t.vector || ${vectorOf('body', 'D')}
    from json_to_recordset($1) r(${Object.entries({ ...types, title: 'text', body: 'text' })
      .map(([name, type]) => `${name} ${type}`)
      .join(', ')})
    cross join lateral (select ${vectorOf('title', 'A')} as vector) t
    on conflict (${table.unique}) do update set ${changed.join(', ')}`,
    [JSON.stringify(rows)],
  );
}
