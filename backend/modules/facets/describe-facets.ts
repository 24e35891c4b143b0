/** Facet values as the API shows them: label, alias, tree. */
import type { FacetAlias, SearchFacetValue, TranslatedAlias } from '../../graphql.generated.ts';
import type { FacetCount } from '../../search/port.ts';
import { inLanguage } from '../taxonomies/localised.ts';
import type { FacetValueRow } from './store.ts';

/** Display name. */
export function labelOf(row: FacetValueRow, language: string): string {
  return row.name ?? inLanguage(row.labels ?? {}, language) ?? aliasOf(row, language);
}

/** URL path segment. */
export function aliasOf(row: FacetValueRow, language: string): string {
  return inLanguage(row.aliases, language) ?? String(row.id);
}

/** A value by its alias or id. */
export function describeAlias(row: FacetValueRow, language: string): FacetAlias {
  return {
    alias: aliasOf(row, language),
    field: row.field,
    filter: String(row.id),
    label: labelOf(row, language),
    translatedAliases: otherAliases(row, language),
  };
}

/** A value by a word that it had before, or by the id of one that was merged into it: unlike others, it names its alias in this language, too. */
export function describeFormer(row: FacetValueRow, language: string, word: string): FacetAlias {
  return {
    ...describeAlias(row, language),
    alias: word,
    translatedAliases: Object.entries(row.aliases).map(([langcode, alias]) => ({ alias, langcode })),
  };
}

/** Counts as a forest; a value whose parent is not included becomes a root. Keeps the order. */
export function describeValues(
  counts: readonly FacetCount[],
  rows: ReadonlyMap<number, FacetValueRow>,
  language: string,
): SearchFacetValue[] {
  const values = new Map<number, SearchFacetValue>();
  for (const { id, count } of counts) {
    const row = rows.get(id);
    if (row !== undefined) values.set(id, describeValue(row, count, language));
  }
  const top: SearchFacetValue[] = [];
  for (const [id, value] of values) {
    const parent = values.get(rows.get(id)?.parentId ?? 0);
    if (parent === undefined) top.push(value);
    else parent.children.push(value);
  }
  return top;
}

function describeValue(row: FacetValueRow, count: number, language: string): SearchFacetValue {
  return { ...describedOnce(row, language), count, children: [] };
}

type Described = Omit<SearchFacetValue, 'count' | 'children'>;

/** By language. Every list page shows the same few values. */
const described = new WeakMap<FacetValueRow, Map<string, Described>>();

function describedOnce(row: FacetValueRow, language: string): Described {
  const known = described.get(row) ?? new Map<string, Described>();
  described.set(row, known);
  const kept = known.get(language);
  if (kept) return kept;
  const made = {
    filter: String(row.id),
    label: labelOf(row, language),
    alias: aliasOf(row, language),
    translatedAliases: otherAliases(row, language),
  };
  known.set(language, made);
  return made;
}

function otherAliases(row: FacetValueRow, language: string): TranslatedAlias[] {
  return Object.entries(row.aliases)
    .filter(([langcode]) => langcode !== language)
    .map(([langcode, alias]) => ({ alias, langcode }));
}
