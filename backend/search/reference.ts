/** A naive reference implementation of search: every document, every rule, no index. The adapters are tested against it. */
import type { SearchConditionGroup } from '../graphql.generated.ts';
import { foldQuery, foldText, primaryLanguage, STEMMED } from './fold.ts';
import type { FacetCounts, Relaxation, SearchInput, SearchOutcome } from './port.ts';
import { bandOf, isNear, type ReferencePlace } from './reference-place.ts';
import { type LexemeOf, matchesText, readQuery, scoreText, type Tokens, tokensOf } from './reference-text.ts';
import { ignoreStopWords } from './text/compile-text.ts';
import { type ParsedText, parseText } from './text/parse-text.ts';
import { OWN_LANGUAGE } from './text/ranking.ts';
import type { Sections } from './text/sections.ts';

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
  /** Its texts in each language in which its words are indexed. */
  texts: readonly (readonly [language: string, sections: Sections])[];
}

/** What the reference implementation needs from outside. */
export interface ReferenceWorld {
  /** The lexemes of all words of the documents and of this text. */
  lexemes(text: ParsedText, languages: readonly string[]): Promise<LexemeOf>;
  fieldOf(value: number): string | undefined;
  /** Whether the value has no parent. */
  isTop(value: number): boolean;
  /** Position of a value in its taxonomy. */
  weightOf(value: number): number;
  /** Values of the periods in days that include a publication. */
  periodsOf(days: readonly number[]): number[];
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
  const visible = [...documents]
    .filter(({ id, brands, expires }) => {
      const isHere = brands.includes(input.brand) && (expires === null || expires > input.now);
      return isHere && !input.excluded?.includes(id);
    })
    .map((document) => (index === 'JOBS' ? withPeriods(document, input.now, world) : document));
  const text = await textOf(input, world);
  const passes: Passes = (document, ignored) =>
    (ignored === 'fulltext' || text === null || text.matches(document)) &&
    (ignored === 'geoLocation' || !request.geoLocation || isNear(document, request.geoLocation, index === 'JOBS')) &&
    passesGroup(document, request.conditionGroup, ignored, input.brand);
  const hits = visible.filter((document) => passes(document, null));
  const { first, last } = request.range;
  const ordered = order(hits, input, text);
  return {
    ids: ordered.slice(first, last).map(({ id }) => id),
    total: hits.length,
    exact: true,
    facets: countFacets(visible, passes, input, world),
    corrections: [],
    understood: [],
    textIgnored: text === null && (request.fulltext?.keys ?? '').trim() !== '',
    isWeak: text !== null && hits.length > 0 && !hits.some((document) => text.isInHead(document)),
    relaxations: hits.length > 0 ? [] : relax(visible, passes, input, text !== null),
  };
}

/** Ages count from the full hour. */
function withPeriods(document: ReferenceDocument, now: Date, world: ReferenceWorld): ReferenceDocument {
  const hour = new Date(now);
  hour.setUTCMinutes(0, 0, 0);
  const age = (hour.getTime() - document.published.getTime()) / 86_400_000;
  const days = [1, 3, 7, 14, 30].filter((span) => age <= span);
  return { ...document, values: [...document.values, ...world.periodsOf(days)] };
}

async function textOf({ index, languages, request }: SearchInput, world: ReferenceWorld) {
  const stemmed =
    index === 'JOBS' ? languages.map(primaryLanguage).filter((language) => STEMMED.includes(language)) : [];
  const page = primaryLanguage(request.language ?? languages[0] ?? 'en');
  const rest = index === 'JOBS' ? '' : page;
  const folded = foldQuery(request.fulltext?.keys ?? '');
  const typed = parseText(folded, {
    index,
    languages: languages.map(primaryLanguage),
    synonyms: [],
    literal: false,
  });
  const lexeme = await world.lexemes(typed, [...stemmed, rest]);
  const parsed = stemmed.includes(page) ? ignoreStopWords(typed, page, (_, word) => lexeme(page, word)) : typed;
  const queries = new Map([...stemmed, rest].map((language) => [language, readQuery(parsed, language, lexeme)]));
  const decisive = stemmed.length > 0 ? stemmed : [rest];
  if (decisive.every((language) => queries.get(language) === null)) return null;
  const known = new WeakMap<ReferenceDocument, Tokens>();
  const tokens = (document: ReferenceDocument) => {
    const own = known.get(document) ?? tokensOf(document.texts, lexeme);
    known.set(document, own);
    return own;
  };
  const queryOf = ({ language }: ReferenceDocument) =>
    queries.get(language !== null && stemmed.includes(language) ? language : rest) ?? null;
  return {
    matches(document: ReferenceDocument): boolean {
      const query = queryOf(document);
      return query !== null && matchesText(query, tokens(document), 'all');
    },
    isInHead(document: ReferenceDocument): boolean {
      const query = queryOf(document);
      return query !== null && matchesText(query, tokens(document), 'head');
    },
    score(document: ReferenceDocument): number {
      const query = queryOf(document);
      const isOwn = index === 'JOBS' && new Set(languages.map(primaryLanguage)).size > 1 && document.language === page;
      return (query === null ? 0 : scoreText(query, tokens(document))) + (isOwn ? OWN_LANGUAGE : 0);
    },
  };
}

function passesGroup(
  document: ReferenceDocument,
  group: SearchConditionGroup | null | undefined,
  ignored: string | null,
  brand: string,
): boolean {
  if (!group) return true;
  const parts = [
    ...(group.conditions ?? []).map(
      (condition) => condition.field === ignored || passesCondition(document, condition, brand),
    ),
    ...(group.groups ?? []).map((inner) => passesGroup(document, inner, ignored, brand)),
  ];
  if (parts.length === 0) return true;
  return group.conjunction === 'AND' ? parts.every(Boolean) : parts.some(Boolean);
}

function passesCondition(
  document: ReferenceDocument,
  { field, value, operator }: { field: string; value: string; operator?: string | null },
  brand: string,
): boolean {
  const numbers = value.split(',').map(Number);
  const holds = () => {
    if (field === 'id') return numbers.includes(document.id);
    if (field === 'organization_name') return foldText(document.name) === foldText(value);
    const flag = document.flags[field];
    const isPaid = (field === 'featured' || field === 'top') && document.brands[0] !== brand;
    if (flag !== undefined) return (flag && !isPaid) === (value === '1' || value === 'true');
    return numbers.some((number) => document.values.includes(number));
  };
  return operator === '<>' ? !holds() : holds();
}

function order(
  hits: readonly ReferenceDocument[],
  input: SearchInput,
  text: Awaited<ReturnType<typeof textOf>>,
): ReferenceDocument[] {
  const [sort] = input.request.sorts ?? [];
  const byRelevance = sort === undefined || sort.field.includes('relevance');
  const usual = input.index === 'ORGANIZATIONS' ? byName : newestFirst;
  if (!byRelevance) return hits.toSorted(explicitOrder(sort.field, sort.value === 'desc'));
  if (text === null) return hits.toSorted(usual);
  const scored = hits.map((document) => ({ document, score: text.score(document) }));
  const { geoLocation } = input.request;
  const farther = (a: ReferenceDocument, b: ReferenceDocument) =>
    geoLocation ? bandOf(a, geoLocation) - bandOf(b, geoLocation) : 0;
  scored.sort((a, b) => b.score - a.score || farther(a.document, b.document) || usual(a.document, b.document));
  return scored.map(({ document }) => document);
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
