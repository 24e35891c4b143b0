/** The search port on PostgreSQL. */
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { completeText } from './complete.ts';
import { type Counts, countKey, createCountCache, isCurrent } from './count-cache.ts';
import { foldText } from './fold.ts';
import { emptyOutcome, outcomeOf } from './outcome.ts';
import { parsePlan } from './parse-plan.ts';
import { isUsualOrder, type SearchPlan, usualOrder } from './plan.ts';
import type {
  CompleteInput,
  Completion,
  RecalledSearch,
  SearchInput,
  SearchOptions,
  SearchOutcome,
  SearchPort,
  SuggestInput,
  Suggestion,
} from './port.ts';
import type { SqlScope } from './sql-conditions.ts';
import { SearchConnections } from './sql-connections.ts';
import { SqlCounting } from './sql-counting.ts';
import { type Hits, loadHits } from './sql-hits.ts';
import { createPhraseCatalogue, type PhraseCatalogue } from './sql-phrases.ts';
import { hitsStatement, matchStatement } from './sql-statement.ts';
import { suggestValues } from './sql-suggest.ts';
import { TABLES } from './sql-tables.ts';
import { loadEpoch } from './sql-unfiltered.ts';
import { type ReadText, readText } from './text-query.ts';

export interface SqlSearch extends SearchPort {
  /** Closes the connections of search; the given pool stays open. */
  close(): Promise<void>;
}

export interface SqlSearchOptions {
  /** Ranking is the expensive part of a text search: only this many matches are ranked. */
  rankedMatches?: number;
}

/** Searches on separate connections to the server of `pool`. */
export function createSqlSearch(pool: Pool, options: SqlSearchOptions = {}): SqlSearch {
  return new PostgresSearch(new SearchConnections(pool), options.rankedMatches ?? MOST_RANKED);
}

const NO_TEXT: ReadText = { query: null, corrections: [] };
/** Two hundred pages of ten; later hits are sorted without reading texts. */
const MOST_RANKED = 2_000;
/** Cached first pages of repeated searches. */
const MOST_HITS_KEPT = 5_000;
const MOST_TEXTS_KEPT = 2_000;
/** A search with a longer key is not cached; those of real pages are far shorter. */
const LONGEST_KEY = 2_000;

class PostgresSearch implements SqlSearch {
  readonly #connections: SearchConnections;
  readonly #counting: SqlCounting;
  readonly #phrases: PhraseCatalogue;
  readonly #rankedMatches: number;
  readonly #counts = createCountCache();
  readonly #hitsKept = new LRUCache<string, Hits>({ max: MOST_HITS_KEPT });
  readonly #texts = new LRUCache<string, ReadText>({ max: MOST_TEXTS_KEPT });
  readonly #brandIds = new Map<string, number>();

  constructor(connections: SearchConnections, rankedMatches: number) {
    this.#connections = connections;
    this.#counting = new SqlCounting(connections);
    this.#phrases = createPhraseCatalogue(connections.fresh);
    this.#rankedMatches = rankedMatches;
  }

  async search(input: SearchInput, options: SearchOptions = {}): Promise<SearchOutcome> {
    const plan = parsePlan(input);
    const brandId = await this.#brandId(plan.brand);
    if (brandId === undefined) return emptyOutcome(plan);
    const key = countKey(plan);
    const uncached = options.uncached || key.length > LONGEST_KEY;
    const known = uncached ? undefined : this.#counts.get(key);
    if (known !== undefined && isCurrent(known, plan.now)) {
      const { epoch, ids } = await this.#keptHits(...this.#scoped(plan, brandId, known.text), key, known);
      if (epoch === known.epoch) {
        this.#hitsKept.set(hitsKey(key, plan), { epoch, ids });
        return outcomeOf(plan, ids, known);
      }
    }
    const text = await this.#readText(plan, options);
    const [actual, scope] = this.#scoped(plan, brandId, text);
    const { ids, counts } = await this.#counting.count(actual, scope);
    const complete = {
      ...counts,
      text,
      relaxations: counts.total > 0 ? [] : await this.#counting.relax(actual, scope),
    };
    if (!uncached) this.#counts.set(key, complete);
    return outcomeOf(plan, ids, complete);
  }

  recall(input: SearchInput): RecalledSearch | null {
    const plan = parsePlan(input);
    const key = countKey(plan);
    const counts = this.#counts.get(key);
    const hits = this.#hitsKept.get(hitsKey(key, plan));
    if (!counts || !hits || hits.epoch !== counts.epoch || !isCurrent(counts, plan.now)) return null;
    return { epoch: hits.epoch, outcome: outcomeOf(plan, hits.ids, counts) };
  }

  async find(input: SearchInput): Promise<number[]> {
    const plan = parsePlan(input);
    const brandId = await this.#brandId(plan.brand);
    if (brandId === undefined) return [];
    const [actual, scope] = this.#scoped(plan, brandId, await this.#readText(plan, {}));
    const [row] = await this.#connections.run<{ ids: number[] }>(hitsStatement(actual, scope), 'kept');
    return row?.ids ?? [];
  }

  async suggest(input: SuggestInput): Promise<Suggestion[]> {
    const brandId = await this.#brandId(input.brand);
    return brandId === undefined ? [] : suggestValues(this.#connections.fresh, input, brandId, foldText(input.text));
  }

  async complete(input: CompleteInput): Promise<Completion[]> {
    const brandId = await this.#brandId(input.brand);
    if (brandId === undefined) return [];
    return completeText(await this.#phrases.of(input.index, brandId, input.now), input);
  }

  async match(input: SearchInput, ids: readonly number[]): Promise<number[]> {
    const plan = parsePlan(input);
    const brandId = await this.#brandId(plan.brand);
    if (brandId === undefined || ids.length === 0) return [];
    const [actual, scope] = this.#scoped(plan, brandId, await this.#readText(plan, {}));
    const [row] = await this.#connections.run<{ ids: number[] }>(matchStatement(actual, scope, ids));
    return row?.ids ?? [];
  }

  async close(): Promise<void> {
    await this.#connections.close();
  }

  /** The plan and its scope after parsing the text: a text of stop words alone is not a filter. */
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
    const { rows } = await this.#connections.fresh.query<{ id: number }>('select id from frontend where key = $1', [
      brand,
    ]);
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
    const { certain, ...read } = await readText(this.#connections.fresh, plan, text);
    if (certain) this.#texts.set(key, read);
    return read;
  }

  /** Hits of a search that was counted before. For pages beyond the first, the complete sorted list is fetched once, and cached with the counts. */
  async #keptHits(plan: SearchPlan, scope: SqlScope, key: string, known: Counts): Promise<Hits> {
    const { first, last, order, filters } = plan;
    const most = this.#rankedMatches;
    const isOwnOrder = order.by === 'relevance' || (filters.text === null && isUsualOrder(plan));
    if (!isOwnOrder || first === 0 || last > most) return loadHits(this.#connections, plan, scope);
    if (known.ranking !== undefined) {
      return {
        epoch: await loadEpoch(this.#connections.kept, plan.index, scope.brandId),
        ids: known.ranking.slice(first, last),
      };
    }
    const { epoch, ids } = await loadHits(this.#connections, { ...plan, first: 0, last: most }, scope);
    if (epoch === known.epoch) this.#counts.set(key, { ...known, ranking: ids });
    return { epoch, ids: ids.slice(first, last) };
  }
}

/** When texts are ranked, the order of hits also depends on the language, unlike the counts. */
function hitsKey(countsKey: string, { language, order, first, last }: SearchPlan): string {
  return `${countsKey} ${language} ${JSON.stringify(order)} ${first} ${last}`;
}
