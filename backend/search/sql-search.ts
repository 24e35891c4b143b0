/** The search port over PostgreSQL. */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool, QueryResultRow } from 'pg';
import { type Counts, countKey, createCountCache, isCurrent } from './count-cache.ts';
import { createFacetCatalogue, type FacetCatalogue } from './facet-catalogue.ts';
import { foldText } from './fold.ts';
import { parsePlan } from './parse-plan.ts';
import { isUsualOrder, type SearchPlan, usualOrder } from './plan.ts';
import type {
  FacetCounts,
  RecalledSearch,
  Relaxation,
  SearchInput,
  SearchOptions,
  SearchOutcome,
  SearchPort,
  SuggestInput,
  Suggestion,
} from './port.ts';
import { isUnfiltered, withoutOneFilter } from './relax.ts';
import { createSearchPool } from './search-pool.ts';
import type { Statement } from './sql-builder.ts';
import type { SqlScope } from './sql-conditions.ts';
import { distinctFields } from './sql-counts.ts';
import { fullStatement, hitsStatement, matchStatement, totalStatement } from './sql-statement.ts';
import { suggestValues } from './sql-suggest.ts';
import { TABLES } from './sql-tables.ts';
import { loadEpoch, newestStatement, unfilteredCounts } from './sql-unfiltered.ts';
import { type ReadText, readText } from './text-query.ts';

export interface SqlSearch extends SearchPort {
  /** Ends the connections of search; the given pool stays. */
  close(): Promise<void>;
}

export interface SqlSearchOptions {
  /** Ranking is the dear part of a text search: only so many matches are ranked. */
  rankedMatches?: number;
}

/** Searches on connections of its own to the server of `pool`. */
export function createSqlSearch(pool: Pool, options: SqlSearchOptions = {}): SqlSearch {
  return new PostgresSearch(createSearchPool(pool), createSearchPool(pool, 'kept'), options.rankedMatches ?? 2_000);
}

interface FullRow extends QueryResultRow {
  epoch: string;
  ids: number[];
  total: number;
  facets: [field: string, value: number, count: number][];
  missing: Record<string, number> | null;
  next_expiry: Date | null;
}

interface Counted {
  ids: number[];
  counts: Omit<Counts, 'text' | 'relaxations'>;
}

const NO_TEXT: ReadText = { query: null, corrections: [] };
/** Each connection keeps a prepared statement per text of a statement; rare shapes are not worth one. */
const MOST_PREPARED = 300;

/** First pages of searches that were asked for again. */
const MOST_HITS_KEPT = 5_000;

class PostgresSearch implements SqlSearch {
  readonly #pool: Pool;
  /** For statements that one plan serves: planning them takes longer than running them. */
  readonly #planned: Pool;
  readonly #counts = createCountCache();
  readonly #hitsKept = new LRUCache<string, { epoch: string; ids: number[] }>({ max: MOST_HITS_KEPT });
  readonly #texts = new LRUCache<string, ReadText>({ max: 2_000 });
  readonly #brandIds = new Map<string, number>();
  readonly #facets: FacetCatalogue;
  readonly #prepared = new Map<string, string>();

  readonly #rankedMatches: number;

  constructor(pool: Pool, planned: Pool, rankedMatches: number) {
    this.#pool = pool;
    this.#planned = planned;
    this.#facets = createFacetCatalogue(pool);
    this.#rankedMatches = rankedMatches;
  }

  async search(input: SearchInput, options: SearchOptions = {}): Promise<SearchOutcome> {
    const plan = parsePlan(input);
    const brandId = await this.#brandId(plan.brand);
    if (brandId === undefined) return emptyOutcome(plan);
    const key = countKey(plan);
    const known = options.uncached ? undefined : this.#counts.get(key);
    if (known !== undefined && isCurrent(known, plan.now)) {
      const { epoch, ids } = await this.#keptHits(...this.#scoped(plan, brandId, known.text), key, known);
      if (epoch === known.epoch) {
        this.#hitsKept.set(hitsKey(key, plan), { epoch, ids });
        return outcomeOf(ids, known);
      }
    }
    const text = await this.#readText(plan, options);
    const [actual, scope] = this.#scoped(plan, brandId, text);
    const { ids, counts } = await this.#count(actual, scope);
    const complete = { ...counts, text, relaxations: counts.total > 0 ? [] : await this.#relax(actual, scope) };
    if (!options.uncached) this.#counts.set(key, complete);
    return outcomeOf(ids, complete);
  }

  recall(input: SearchInput): RecalledSearch | null {
    const plan = parsePlan(input);
    const key = countKey(plan);
    const counts = this.#counts.get(key);
    const hits = this.#hitsKept.get(hitsKey(key, plan));
    if (!counts || !hits || hits.epoch !== counts.epoch || !isCurrent(counts, plan.now)) return null;
    return { epoch: hits.epoch, outcome: outcomeOf(hits.ids, counts) };
  }

  async find(input: SearchInput): Promise<number[]> {
    const plan = parsePlan(input);
    const brandId = await this.#brandId(plan.brand);
    if (brandId === undefined) return [];
    const [actual, scope] = this.#scoped(plan, brandId, await this.#readText(plan, {}));
    const { rows } = await this.#run<FullRow>(hitsStatement(actual, scope), this.#planned);
    return rows[0]?.ids ?? [];
  }

  async suggest(input: SuggestInput): Promise<Suggestion[]> {
    const brandId = await this.#brandId(input.brand);
    return brandId === undefined ? [] : suggestValues(this.#pool, input, brandId, foldText(input.text));
  }

  async match(input: SearchInput, ids: readonly number[]): Promise<number[]> {
    const plan = parsePlan(input);
    const brandId = await this.#brandId(plan.brand);
    if (brandId === undefined || ids.length === 0) return [];
    const [actual, scope] = this.#scoped(plan, brandId, await this.#readText(plan, {}));
    const { rows } = await this.#run<{ ids: number[] }>(matchStatement(actual, scope, ids));
    return rows[0]?.ids ?? [];
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.end(), this.#planned.end()]);
  }

  /** The plan and its scope once the text is read: text of stop words alone is no filter. */
  #scoped(plan: SearchPlan, brandId: number, { query }: ReadText): [SearchPlan, SqlScope] {
    const textless = { ...plan, filters: { ...plan.filters, text: null }, order: usualOrder(plan) };
    const actual = query === null ? textless : plan;
    const { filters, now } = actual;
    return [
      actual,
      { table: TABLES[plan.index], brandId, now, filters, text: query, rankedMatches: this.#rankedMatches },
    ];
  }

  async #brandId(brand: string): Promise<number | undefined> {
    const known = this.#brandIds.get(brand);
    if (known !== undefined) return known;
    const { rows } = await this.#pool.query<{ id: number }>('select id from frontend where key = $1', [brand]);
    const id = rows[0]?.id;
    if (id !== undefined) this.#brandIds.set(brand, id);
    return id;
  }

  async #readText(plan: SearchPlan, options: SearchOptions): Promise<ReadText> {
    const { text } = plan.filters;
    if (text === null) return NO_TEXT;
    const key = JSON.stringify([plan.index, plan.languages, plan.language, text]);
    const known = options.uncached ? undefined : this.#texts.get(key);
    if (known !== undefined) return known;
    const { certain, ...read } = await readText(this.#pool, plan, text);
    if (certain) this.#texts.set(key, read);
    return read;
  }

  /** Hits of a search that was counted before. Beyond the first page the whole ranking is fetched once, and kept like the counts. */
  async #keptHits(
    plan: SearchPlan,
    scope: SqlScope,
    key: string,
    known: Counts,
  ): Promise<{ epoch: string; ids: number[] }> {
    const { first, last, order } = plan;
    const most = this.#rankedMatches;
    if (order.by !== 'relevance' || first === 0 || last > most) return this.#hits(plan, scope);
    if (known.ranking !== undefined) {
      return {
        epoch: await loadEpoch(this.#planned, plan.index, scope.brandId),
        ids: known.ranking.slice(first, last),
      };
    }
    const { epoch, ids } = await this.#hits({ ...plan, first: 0, last: most }, scope);
    if (epoch === known.epoch) this.#counts.set(key, { ...known, ranking: ids });
    return { epoch, ids: ids.slice(first, last) };
  }

  async #hits(plan: SearchPlan, scope: SqlScope): Promise<{ epoch: string; ids: number[] }> {
    const usual = isUnfiltered(plan.filters) && isUsualOrder(plan);
    const { rows } = usual
      ? await this.#run<FullRow>(newestStatement(plan, scope), this.#planned)
      : await this.#run<FullRow>(hitsStatement(plan, scope));
    return { epoch: rows[0]?.epoch ?? '0', ids: rows[0]?.ids ?? [] };
  }

  /** By the cheapest way that is exact. */
  async #count(plan: SearchPlan, scope: SqlScope): Promise<Counted> {
    const [facet, second] = plan.filters.facets;
    if (plan.counted.some(({ missing }) => missing)) return this.#full(plan, scope);
    if (isUnfiltered(plan.filters)) return this.#unfiltered(plan, scope);
    const isAlone = facet !== undefined && second === undefined && isUnfiltered({ ...plan.filters, facets: [] });
    return isAlone ? this.#oneFacet(plan, scope, facet.field) : this.#full(plan, scope);
  }

  async #full(plan: SearchPlan, scope: SqlScope): Promise<Counted> {
    const { rows } = await this.#run<FullRow>(fullStatement(plan, scope));
    const row = rows[0];
    if (row === undefined) throw new Error('A search statement answered no row.');
    const byField = new Map(
      plan.counted.map(({ field }): [string, FacetCounts] => [
        field,
        { field, values: [], missing: row.missing?.[field] ?? null },
      ]),
    );
    for (const [field, id, count] of row.facets) byField.get(field)?.values.push({ id, count });
    const until = row.next_expiry?.getTime() ?? Number.POSITIVE_INFINITY;
    const { epoch, total, ids } = row;
    const facets = await this.#facets.arrange([...byField.values()]);
    return { ids, counts: { epoch, from: plan.now.getTime(), until, total, facets } };
  }

  /** Counts from the table that is kept as rows come and go. */
  async #unfiltered(plan: SearchPlan, scope: SqlScope): Promise<Counted> {
    const [base, { ids, epoch }] = await Promise.all([
      unfilteredCounts(this.#planned, plan, scope.brandId),
      this.#hits(plan, scope),
    ]);
    const facets = await this.#facets.choose(distinctFields(plan.counted), base.counts);
    // Read in two statements: when the brand changed in between, what was counted is not kept.
    const until = epoch === base.epoch ? base.until : 0;
    return { ids, counts: { epoch, from: plan.now.getTime(), until, total: base.total, facets } };
  }

  /** The facet that alone is filtered is counted as without filters, the others over its hits. */
  async #oneFacet(plan: SearchPlan, scope: SqlScope, field: string): Promise<Counted> {
    const own = distinctFields(plan.counted).filter((facet) => facet.field === field && facet.disjunctive);
    const others = plan.counted.filter((facet) => !own.some((one) => one.field === facet.field));
    if (own.length === 0) return this.#full(plan, scope);
    const [base, { ids, counts }] = await Promise.all([
      unfilteredCounts(this.#planned, plan, scope.brandId),
      this.#full({ ...plan, counted: others }, scope),
    ]);
    const byField = new Map(
      [...counts.facets, ...(await this.#facets.choose(own, base.counts))].map((facet) => [facet.field, facet]),
    );
    const facets = distinctFields(plan.counted).flatMap((facet) => byField.get(facet.field) ?? []);
    const until = counts.epoch === base.epoch ? Math.min(base.until, counts.until) : 0;
    return { ids, counts: { ...counts, until, facets } };
  }

  /** How many hits each single filter costs, when together they leave none. */
  async #relax(plan: SearchPlan, scope: SqlScope): Promise<Relaxation[]> {
    const relaxations: Relaxation[] = [];
    for (const { field, filters } of withoutOneFilter(plan.filters)) {
      const text = filters.text === null ? null : scope.text;
      const statement = totalStatement({ ...plan, filters }, { ...scope, filters, text });
      const { rows } = await this.#run<{ total: number }>(statement);
      const total = rows[0]?.total ?? 0;
      if (total > 0) relaxations.push({ field, total });
    }
    return relaxations.sort((a, b) => b.total - a.total || (a.field < b.field ? -1 : 1));
  }

  #run<Row extends QueryResultRow>({ text, values }: Statement, pool = this.#pool) {
    let name = this.#prepared.get(text);
    if (name === undefined && this.#prepared.size < MOST_PREPARED) {
      name = `search-${createHash('sha1').update(text).digest('hex').slice(0, 16)}`;
      this.#prepared.set(text, name);
    }
    return pool.query<Row>(name === undefined ? { text, values } : { name, text, values });
  }
}

/** The order of hits depends on the language where texts are ranked, besides what the counts depend on. */
function hitsKey(countsKey: string, { language, order, first, last }: SearchPlan): string {
  return `${countsKey} ${language} ${JSON.stringify(order)} ${first} ${last}`;
}

function outcomeOf(
  ids: number[],
  { total, facets, relaxations, text }: Omit<Counts, 'epoch' | 'from' | 'until'>,
): SearchOutcome {
  return { ids, total, exact: true, facets, corrections: text.corrections, relaxations };
}

function emptyOutcome(plan: SearchPlan): SearchOutcome {
  const facets = distinctFields(plan.counted).map(({ field, missing }) => ({
    field,
    values: [],
    missing: missing ? 0 : null,
  }));
  return { ids: [], total: 0, exact: true, facets, corrections: [], relaxations: [] };
}
