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
import { loadTermLabels } from './term-labels.ts';
import {
  BODY_WEIGHT,
  type DocumentTexts,
  HEAD,
  SECTIONS,
  type Sections,
  sectionsOf,
  titleLexeme,
  townLexeme,
} from './text/sections.ts';

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
  skills?: readonly string[];
  places: readonly string[];
  body: string;
  terms: readonly TermReference[];
  /** Values of the additional columns. */
  own: Readonly<Record<string, unknown>>;
}

interface Entry {
  row: BrandRow;
  brandId: number;
  values: number[];
  /** By the languages of `VECTOR_LANGUAGES`. */
  sections: readonly Sections[];
}

/** Such a row has no language: its words are indexed in each of these, and a page searches in its own. */
const VECTOR_LANGUAGES = [...STEMMED, ''];

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
  const texts = entries.map(({ row: { title, skills = [], places, body } }) =>
    foldText([title, ...skills, ...places, body].join(' ')),
  );
  return { brands, texts };
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
  const labelsOf = await loadTermLabels(
    tx,
    rows.flatMap(({ terms }) => terms),
  );
  const entries = rows.map((row): Entry => {
    const own = new Set(row.terms.flatMap((term) => values.ofTerm(term)));
    return {
      row,
      brandId: brandIds.get(row.brand) ?? 0,
      values: [...own].sort((a, b) => a - b),
      sections: VECTOR_LANGUAGES.map((language) => sectionsOf(textsOf(row, labelsOf(row.terms)), language)),
    };
  });
  const needs = entries.flatMap(({ row, brandId, values: own }) =>
    own.map((value) => ({ brandId, languages: languagesOf(row.brand) ?? USUAL_LANGUAGES, value })),
  );
  await ensureAliases(tx, index, needs);
  return entries;
}

function textsOf({ title, skills = [], places, body }: BrandRow, labels: readonly string[]): DocumentTexts {
  return { title, labels: [...labels, ...skills], organizationName: '', places, body };
}

function vectorOf(section: keyof Sections, weight: string): string {
  const parts = VECTOR_LANGUAGES.map(
    (language) => `to_tsvector('${configurationOf(language)}', r."${columnOf(section, language)}")`,
  );
  return `setweight(${parts.join(' || ')}, '${weight}')`;
}

function columnOf(section: keyof Sections, language: string): string {
  return `s_${section}_${language}`;
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
  const rows = entries.map(({ row: { key, own, places, lat, lon, country, region }, brandId, values, sections }) => ({
    [table.key]: key,
    brand: brandId,
    values,
    ...own,
    lat,
    lon,
    country,
    region,
    lexemes: [...sections.map(({ title }) => titleLexeme(title)), ...places.map(townLexeme)],
    ...Object.fromEntries(
      VECTOR_LANGUAGES.flatMap((language, i) =>
        SECTIONS.map((section) => [columnOf(section, language), sections[i]?.[section] ?? '']),
      ),
    ),
  }));
  const texts = VECTOR_LANGUAGES.flatMap((language) =>
    SECTIONS.map((section) => `"${columnOf(section, language)}" text`),
  );
  const stored = Object.keys(types).join(', ');
  const changed = [...Object.keys(types), 'head_vector', 'all_vector'].map((name) => `${name} = excluded.${name}`);
  await tx.query(
    `insert into ${table.name} (${stored}, head_vector, all_vector)
    select ${stored}, t.vector, t.vector || ${vectorOf('body', BODY_WEIGHT)}
    from json_to_recordset($1) r(${[...Object.entries(types).map(([name, type]) => `${name} ${type}`), 'lexemes text[]', ...texts].join(', ')})
    cross join lateral (select ${HEAD.map(([section, weight]) => vectorOf(section, weight)).join(' || ')} || array_to_tsvector(array(select distinct unnest(r.lexemes))) as vector) t
    on conflict (${table.unique}) do update set ${changed.join(', ')}`,
    [JSON.stringify(rows)],
  );
}
