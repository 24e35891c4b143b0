/** A naive reference implementation of search: every document, every rule, no index. The adapters are tested against it. */
import type { SearchConditionGroup } from '../graphql.generated.ts';
import { configurationOf, foldQuery, foldText, primaryLanguage, STEMMED } from './fold.ts';
import type { FacetCounts, Relaxation, SearchInput, SearchOutcome } from './port.ts';
import { isNear, type ReferencePlace } from './reference-place.ts';
import { matchesText, parseText, type Section, type Tokens, tokensOf } from './reference-text.ts';

export interface ReferenceDocument extends ReferencePlace {
  id: number;
  brands: readonly string[];
  /** Ids of facet values, including ancestors. */
  values: readonly number[];
  /** Null for words of every language. */
  language: string | null;
  /** For resumes, the last change. */
  published: Date;
  expires: Date | null;
  flags: Readonly<Record<string, boolean>>;
  /** Name of the job's organization, or of the organization itself. */
  name: string;
  salaryMin: number | null;
  /** Title and organization. */
  head: readonly Section[];
  body: readonly Section[];
}

/** What the reference implementation needs from outside. */
export interface ReferenceWorld {
  /** The lexeme of a word in a text search configuration; null for a stop word. */
  lexeme(configuration: string, word: string): string | null;
  fieldOf(value: number): string | undefined;
  /** Whether the value has no parent. */
  isTop(value: number): boolean;
  /** Position of a value in its taxonomy. */
  weightOf(value: number): number;
  /** Relevance of documents for the text of the request. */
  rank(input: SearchInput, ids: readonly number[]): Promise<ReadonlyMap<number, number>>;
  rankedMatches: number;
}

interface Candidate {
  document: ReferenceDocument;
  inTitle: boolean;
}

/** Facets with ordered values. */
const STEPS: readonly string[] = ['salary', 'experience', 'date_posted'];

type Passes = (document: ReferenceDocument, ignored: string | null) => boolean;

/** Returns what a search port must return, except for corrections. */
export async function searchReference(
  documents: Iterable<ReferenceDocument>,
  input: SearchInput,
  world: ReferenceWorld,
): Promise<SearchOutcome> {
  const { request, index } = input;
  const visible = [...documents].filter(
    ({ brands, expires }) => brands.includes(input.brand) && (expires === null || expires > input.now),
  );
  const text = textOf(input, world);
  const passes: Passes = (document, ignored) =>
    (ignored === 'fulltext' || text === null || text.matches(document, 'all')) &&
    (ignored === 'geoLocation' || !request.geoLocation || isNear(document, request.geoLocation, index === 'JOBS')) &&
    passesGroup(document, request.conditionGroup, ignored, world);
  const hits = visible.filter((document) => passes(document, null));
  const { first, last } = request.range;
  const ordered = await order(hits, input, text, world);
  return {
    ids: ordered.slice(first, last).map(({ id }) => id),
    total: hits.length,
    exact: true,
    facets: countFacets(visible, passes, input, world),
    corrections: [],
    textIgnored: text === null && (request.fulltext?.keys ?? '').trim() !== '',
    relaxations: hits.length > 0 ? [] : relax(visible, passes, input, text !== null),
  };
}

function textOf({ index, languages, request }: SearchInput, world: ReferenceWorld) {
  const stemmed =
    index === 'JOBS' ? languages.map(primaryLanguage).filter((language) => STEMMED.includes(language)) : [];
  const rest = index === 'JOBS' ? 'simple' : configurationOf(primaryLanguage(request.language ?? languages[0] ?? 'en'));
  const folded = foldQuery(request.fulltext?.keys ?? '');
  const queries = new Map(
    [...stemmed.map(configurationOf), rest].map((name) => [
      name,
      parseText(folded, (word) => world.lexeme(name, word)),
    ]),
  );
  const decisive = stemmed.length > 0 ? stemmed.map(configurationOf) : [rest];
  if (decisive.every((name) => queries.get(name) === null)) return null;
  const tokens = new WeakMap<ReferenceDocument, Record<'head' | 'all', Tokens>>();
  const matches = (document: ReferenceDocument, part: 'head' | 'all') => {
    const known = tokens.get(document) ?? {
      head: tokensOf(document.head, world.lexeme),
      all: tokensOf([...document.head, ...document.body], world.lexeme),
    };
    tokens.set(document, known);
    const own =
      document.language !== null && stemmed.includes(document.language) ? configurationOf(document.language) : rest;
    const query = queries.get(own) ?? null;
    return query !== null && matchesText(query, known[part]);
  };
  return { matches };
}

function passesGroup(
  document: ReferenceDocument,
  group: SearchConditionGroup | null | undefined,
  ignored: string | null,
  world: ReferenceWorld,
): boolean {
  if (!group) return true;
  const parts = [
    ...(group.conditions ?? []).map((condition) => condition.field === ignored || passesCondition(document, condition)),
    ...(group.groups ?? []).map((inner) => passesGroup(document, inner, ignored, world)),
  ];
  if (parts.length === 0) return true;
  return group.conjunction === 'AND' ? parts.every(Boolean) : parts.some(Boolean);
}

function passesCondition(
  document: ReferenceDocument,
  { field, value, operator }: { field: string; value: string; operator?: string | null },
): boolean {
  const numbers = value.split(',').map(Number);
  const holds = () => {
    if (field === 'id') return numbers.includes(document.id);
    if (field === 'organization_name') return foldText(document.name) === foldText(value);
    const flag = document.flags[field];
    if (flag !== undefined) return flag === (value === '1' || value === 'true');
    return numbers.some((number) => document.values.includes(number));
  };
  return operator === '<>' ? !holds() : holds();
}

async function order(
  hits: readonly ReferenceDocument[],
  input: SearchInput,
  text: ReturnType<typeof textOf>,
  world: ReferenceWorld,
): Promise<ReferenceDocument[]> {
  const [sort] = input.request.sorts ?? [];
  const byRelevance = sort === undefined || sort.field.includes('relevance');
  const usual = input.index === 'ORGANIZATIONS' ? byName : newestFirst;
  if (byRelevance && text === null) return hits.toSorted(usual);
  if (!byRelevance) return hits.toSorted(explicitOrder(sort.field, sort.value === 'desc'));
  const candidates: Candidate[] = hits.map((document) => ({
    document,
    inTitle: text?.matches(document, 'head') ?? false,
  }));
  candidates.sort((a, b) => Number(b.inTitle) - Number(a.inTitle) || usual(a.document, b.document));
  const ranked = candidates.slice(0, world.rankedMatches);
  const ranks = await world.rank(
    input,
    ranked.map(({ document }) => document.id),
  );
  const rank = ({ document }: Candidate) => ranks.get(document.id) ?? 0;
  ranked.sort((a, b) => Number(b.inTitle) - Number(a.inTitle) || rank(b) - rank(a) || usual(a.document, b.document));
  return [...ranked, ...candidates.slice(world.rankedMatches)].map(({ document }) => document);
}

function newestFirst(a: ReferenceDocument, b: ReferenceDocument): number {
  return b.published.getTime() - a.published.getTime() || b.id - a.id;
}

function byName(a: ReferenceDocument, b: ReferenceDocument): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id - b.id;
}

function explicitOrder(field: string, descending: boolean) {
  const direction = descending ? -1 : 1;
  if (field === 'salary') {
    return (a: ReferenceDocument, b: ReferenceDocument) => {
      if (a.salaryMin === b.salaryMin) return newestFirst(a, b);
      if (a.salaryMin === null || b.salaryMin === null) return a.salaryMin === null ? 1 : -1;
      return (a.salaryMin - b.salaryMin) * direction;
    };
  }
  if (field === 'name' || field === 'title')
    return (a: ReferenceDocument, b: ReferenceDocument) => byName(a, b) * direction;
  return (a: ReferenceDocument, b: ReferenceDocument) => -newestFirst(a, b) * direction;
}

function countFacets(
  visible: readonly ReferenceDocument[],
  passes: Passes,
  input: SearchInput,
  world: ReferenceWorld,
): FacetCounts[] {
  return (input.request.facets ?? []).map((facet) => {
    const { field, limit, operator, min_count, missing, top_only } = facet;
    const rows = visible.filter((document) => passes(document, (operator ?? 'or') === 'or' ? field : null));
    const counts = new Map<number, number>();
    for (const value of rows.flatMap(({ values }) => values)) {
      if (world.fieldOf(value) === field) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const values = [...counts]
      .map(([id, count]) => ({ id, count }))
      .filter(({ id, count }) => count >= (min_count ?? 1) && (world.isTop(id) || !top_only));
    values.sort((a, b) => b.count - a.count || a.id - b.id);
    const without = rows.filter((row) => !row.values.some((value) => world.fieldOf(value) === field)).length;
    const shown = values.slice(0, limit ?? 100);
    if (STEPS.includes(field)) shown.sort((a, b) => world.weightOf(a.id) - world.weightOf(b.id));
    return { field, values: shown, missing: missing ? without : null };
  });
}

function relax(
  visible: readonly ReferenceDocument[],
  passes: Passes,
  { request }: SearchInput,
  hasText: boolean,
): Relaxation[] {
  const fields = new Set(fieldsOf(request.conditionGroup));
  if (hasText) fields.add('fulltext');
  if (request.geoLocation) fields.add('geoLocation');
  return [...fields]
    .map((field) => ({ field, total: visible.filter((document) => passes(document, field)).length }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total || (a.field < b.field ? -1 : 1));
}

function fieldsOf(group: SearchConditionGroup | null | undefined): string[] {
  return [...(group?.conditions ?? []).map(({ field }) => field), ...(group?.groups ?? []).flatMap(fieldsOf)];
}
