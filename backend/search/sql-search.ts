/** The search port on PostgreSQL. */
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { HOUR_MS } from '../../runtime/core/durations.ts';
import { searchSeconds } from '../observe/metrics.ts';
import { completeText } from './complete.ts';
import { type Counts, countKey, createCountCache, isCurrent } from './count-cache.ts';
import { createPeriods, fullHour, type Periods } from './date-posted.ts';
import { foldText } from './fold.ts';
import { emptyOutcome, outcomeOf } from './outcome.ts';
import { parsePlan } from './parse-plan.ts';
import { isDated, isUsualOrder, type SearchPlan, usualOrder } from './plan.ts';
import type {
  CompleteInput,
  Completion,
  Explanation,
  Match,
  NameScope,
  RecalledSearch,
  Relaxation,
  SearchInput,
  SearchOptions,
  SearchOutcome,
  SearchPort,
  SuggestInput,
  Suggestion,
} from './port.ts';
import { adviceFor } from './relax.ts';
import type { SqlScope } from './sql-conditions.ts';
import { SearchConnections } from './sql-connections.ts';
import { type Counted, SqlCounting } from './sql-counting.ts';
import { type Hits, loadHits } from './sql-hits.ts';
import { createPhraseCatalogue, type PhraseCatalogue } from './sql-phrases.ts';
import { hitsStatement, matchStatement } from './sql-statement.ts';
import { suggestValues } from './sql-suggest.ts';
import { TABLES } from './sql-tables.ts';
import { dropExcluded, loadEpoch, loadNextExpiry, unfilteredCounts } from './sql-unfiltered.ts';
import { findCorrections, replaceWords } from './text/correct.ts';
import { explainRow } from './text/explain.ts';
import { facetIdsIn } from './text/facet-ids.ts';
import { isName } from './text/find-name.ts';
import { Lexemes } from './text/lexemes.ts';
import { type FacetIds, NO_TEXT, type ReadText, readText, type TextScope } from './text/text-query.ts';

export interface SqlSearch extends SearchPort {
  readonly pools: readonly Pool[];
  /** Closes the connections of search; the given pool stays open. */
  close(): Promise<void>;
}

/** Searches on separate connections to the server of `pool`: `most` for each kind of plan. */
export function createSqlSearch(pool: Pool, most?: number): SqlSearch {
  return new PostgresSearch(SearchConnections.beside(pool, most));
}

/** Searches on the connections of `pool` itself, whose tables may be others. */
export function createSearchOn(pool: Pool): SearchPort {
  return new PostgresSearch(new SearchConnections(pool, pool));
}

/** Two hundred pages of ten: the order of these hits is cached. */
const MOST_ORDERED = 2_000;
/** Cached first pages of repeated searches. */
const MOST_HITS_KEPT = 5_000;
const MOST_TEXTS_KEPT = 2_000;
/** Corrections depend on the indexed words; alerts ask for them again and again. */
const CORRECTIONS_KEPT_MS = 60_000;
/** A search with a longer key is not cached; those of real pages are far shorter. */
const LONGEST_KEY = 2_000;

class PostgresSearch implements SqlSearch {
  readonly #connections: SearchConnections;
  readonly #counting: SqlCounting;
  readonly #phrases: PhraseCatalogue;
  readonly #lexemes: Lexemes;
  readonly #facetIds: FacetIds;
  readonly #forgetIds: () => void;
  readonly #periods: (now: Date) => Promise<Periods>;
  readonly #counts = createCountCache();
  readonly #hitsKept = new LRUCache<string, Hits & Pick<Counts, 'from'>>({ max: MOST_HITS_KEPT });
  readonly #corrected = new LRUCache<string, readonly ReadText[]>({
    max: MOST_TEXTS_KEPT,
    ttl: CORRECTIONS_KEPT_MS,
  });
  readonly #brandIds = new Map<string, number>();

  constructor(connections: SearchConnections) {
    this.#connections = connections;
    this.#counting = new SqlCounting(connections);
    this.#phrases = createPhraseCatalogue(connections.fresh);
    this.#lexemes = new Lexemes(connections.fresh);
    const { ids, forget } = facetIdsIn(connections.fresh);
    this.#facetIds = ids;
    this.#forgetIds = forget;
    this.#periods = createPeriods(connections.fresh);
  }

  forgetTerms(): void {
    this.#forgetIds();
    this.#counting.forget();
    this.#phrases.forget();
    this.#corrected.clear();
    // What words and facets mean is part of the results kept.
    this.#counts.clear();
    this.#hitsKept.clear();
  }

  async search(input: SearchInput, options: SearchOptions = {}): Promise<SearchOutcome> {
    const ended = searchSeconds.startTimer({ index: input.index });
    try {
      return await this.#search(input, options);
    } finally {
      ended();
    }
  }

  async #search(input: SearchInput, options: SearchOptions): Promise<SearchOutcome> {
    const plan = await this.#plan(input);
    const brandId = await this.#brandId(plan.brand);
    if (brandId === undefined) return emptyOutcome(plan);
    const key = countKey(plan);
    const uncached = options.uncached || key.length > LONGEST_KEY;
    const known = uncached ? undefined : this.#counts.get(key);
    if (known !== undefined && isCurrent(known, plan.now)) {
      const { epoch, ids } = await this.#keptHits(...this.#scoped(plan, brandId, known.text), key, known);
      if (epoch === known.epoch) {
        this.#hitsKept.set(hitsKey(key, plan), { epoch, ids, from: known.from });
        return outcomeOf(plan, ids, known);
      }
    }
    const { text, ids, counts } = await this.#count(plan, brandId, input);
    const relaxations = await this.#relax(plan, brandId, input, text, counts);
    const ends = [counts.until];
    if (isDated(plan)) ends.push(fullHour(plan.now) + HOUR_MS);
    // They count rows that the search itself does not match.
    if (relaxations.length > 0 && plan.index === 'JOBS')
      ends.push(await loadNextExpiry(this.#connections.kept, brandId, plan.now));
    const complete = { ...counts, until: Math.min(...ends), text, relaxations };
    if (!uncached) this.#counts.set(key, complete);
    return outcomeOf(plan, ids, complete);
  }

  recall(input: SearchInput): RecalledSearch | null {
    const plan = parsePlan(input);
    const key = countKey(plan);
    const counts = this.#counts.get(key);
    const hits = this.#hitsKept.get(hitsKey(key, plan));
    // Rows may have expired between one counting and the next.
    const belong = hits?.epoch === counts?.epoch && hits?.from === counts?.from;
    if (!counts || !hits || !belong || !isCurrent(counts, plan.now)) return null;
    return { epoch: hits.epoch, outcome: outcomeOf(plan, hits.ids, counts) };
  }

  async find(input: SearchInput): Promise<number[]> {
    const plan = await this.#plan(input);
    const brandId = await this.#brandId(plan.brand);
    if (brandId === undefined) return [];
    const { rows } = await this.#found(plan, brandId, input, async (actual, scope) => {
      const [row] = await this.#connections.run<{ ids: number[] }>(hitsStatement(actual, scope), 'kept');
      return row?.ids ?? [];
    });
    return rows;
  }

  async suggest(input: SuggestInput): Promise<Suggestion[]> {
    const brandId = await this.#brandId(input.brand);
    if (brandId === undefined) return [];
    const { index, now } = input;
    const { counts } = await unfilteredCounts(
      this.#connections.kept,
      { index, now, periods: await this.#periods(now) },
      brandId,
    );
    if (input.excluded?.length) await dropExcluded(this.#connections.kept, counts, { ...input, brandId });
    return suggestValues(this.#connections.fresh, input, counts, foldText(input.text));
  }

  async complete(input: CompleteInput): Promise<Completion[]> {
    const brandId = await this.#brandId(input.brand);
    if (brandId === undefined) return [];
    return completeText(await this.#phrases.of(input.index, brandId, input.now), input);
  }

  async isName(scope: NameScope): Promise<boolean> {
    const brandId = await this.#brandId(scope.brand);
    return brandId !== undefined && isName(this.#connections.fresh, this.#lexemes, scope, brandId);
  }

  async explain(input: SearchInput, id: number): Promise<Explanation | null> {
    const plan = await this.#plan(input);
    const brandId = await this.#brandId(plan.brand);
    if (brandId === undefined) return null;
    const { rows, text } = await this.#found(plan, brandId, input, (actual, scope) =>
      this.#matching(actual, scope, [id]),
    );
    if (rows.length === 0) return null;
    const [, scope] = this.#scoped(plan, brandId, text);
    return explainRow(this.#connections.fresh, this.#lexemes, scope, text, id, plan.language);
  }

  async match(input: SearchInput, ids: readonly number[]): Promise<Match[]> {
    const plan = await this.#plan(input);
    const brandId = await this.#brandId(plan.brand);
    if (brandId === undefined || ids.length === 0) return [];
    const found = await this.#found(plan, brandId, input, (actual, scope) => this.#matching(actual, scope, ids));
    return found.rows;
  }

  #matching(plan: SearchPlan, scope: SqlScope, ids: readonly number[]): Promise<Match[]> {
    return this.#connections.run<Match>(matchStatement(plan, scope, ids));
  }

  get pools(): readonly Pool[] {
    return [this.#connections.fresh, this.#connections.kept];
  }

  async close(): Promise<void> {
    await this.#connections.close();
  }

  async #plan(input: SearchInput): Promise<SearchPlan> {
    const plan = parsePlan(input);
    return isDated(plan) ? { ...plan, periods: await this.#periods(plan.now) } : plan;
  }

  /** The plan and its scope after parsing the text: a text of stop words alone is not a filter. */
  #scoped(plan: SearchPlan, brandId: number, { query }: ReadText): [SearchPlan, SqlScope] {
    const textless = { ...plan, filters: { ...plan.filters, text: null }, order: usualOrder(plan) };
    const actual = query === null ? textless : plan;
    const { filters, now } = actual;
    return [actual, { table: TABLES[plan.index], brandId, now, filters, text: query }];
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

  async #readText(plan: SearchPlan, { synonyms = [] }: SearchInput, text = plan.filters.text): Promise<ReadText> {
    const { preferred } = plan.filters;
    if (text === null && preferred === null) return NO_TEXT;
    return readText(this.#lexemes, this.#facetIds, textScope(plan, synonyms), text ?? '', preferred ?? []);
  }

  /** Counts the text as typed; without hits, with its typos corrected. */
  async #count(plan: SearchPlan, brandId: number, input: SearchInput): Promise<Counted & { text: ReadText }> {
    const text = await this.#readText(plan, input);
    const typed = { text, ...(await this.#counting.count(...this.#scoped(plan, brandId, text))) };
    if (typed.counts.total > 0) return typed;
    for (const corrected of await this.#correct(plan, brandId, input, text)) {
      const counted = await this.#counting.count(...this.#scoped(plan, brandId, corrected));
      if (counted.counts.total > 0) return { text: corrected, ...counted };
    }
    return typed;
  }

  /** What is found for the text as typed; if nothing is, with its typos corrected. With the text that found it. */
  async #found<Row>(
    plan: SearchPlan,
    brandId: number,
    input: SearchInput,
    load: (plan: SearchPlan, scope: SqlScope) => Promise<Row[]>,
  ): Promise<{ rows: Row[]; text: ReadText }> {
    const text = await this.#readText(plan, input);
    const rows = await load(...this.#scoped(plan, brandId, text));
    if (rows.length > 0) return { rows, text };
    const { languages, language, synonyms, filters } = plan;
    const words = [filters.text, filters.preferred, filters.literal];
    const key = JSON.stringify([brandId, plan.index, languages, language, synonyms, ...words]);
    const corrected = this.#corrected.get(key) ?? (await this.#correct(plan, brandId, input, text));
    this.#corrected.set(key, corrected);
    for (const other of corrected) {
      const found = await load(...this.#scoped(plan, brandId, other));
      if (found.length > 0) return { rows: found, text: other };
    }
    return { rows: [], text };
  }

  async #relax(
    plan: SearchPlan,
    brandId: number,
    input: SearchInput,
    text: ReadText,
    { total: found, isWeak }: Counted['counts'],
  ): Promise<Relaxation[]> {
    const isWanted = found < plan.advice.below || (isWeak && plan.advice.below > 1);
    if (!isWanted) return [];
    if (plan.advice.below === 1) return this.#counting.relax(...this.#scoped(plan, brandId, text));
    const isCorrected = text.corrections.length > 0;
    const relaxations: Relaxation[] = [];
    const corrections = new Map<string, Promise<ReadText[]>>();
    for (const { filters, ...change } of adviceFor(plan, isCorrected ? '' : (input.request.fulltext?.keys ?? ''))) {
      // Where many hits only mention the words, fewer words or a larger area may find better ones.
      const isForWords = change.text !== undefined || change.field === 'geoLocation';
      if (found >= plan.advice.below && !isForWords) continue;
      const read = change.text === undefined ? text : await this.#readText(plan, input, filters.text);
      const query = filters.text === null ? NO_TEXT : read;
      const changed = { ...plan, filters };
      let total = await this.#counting.total(...this.#scoped(changed, brandId, query));
      if (total === 0 && filters.text !== null) {
        const known = corrections.get(filters.text) ?? this.#correct(changed, brandId, input, query);
        corrections.set(filters.text, known);
        // The changed search corrects typos as well.
        for (const corrected of await known) {
          if (total === 0) total = await this.#counting.total(...this.#scoped(changed, brandId, corrected));
        }
      }
      if (total > found) relaxations.push({ ...change, total });
    }
    return relaxations.sort((a, b) => b.total - a.total || (a.field < b.field ? -1 : 1));
  }

  /** The text with its typos corrected, in the ways to try one after the other. */
  async #correct(plan: SearchPlan, brandId: number, input: SearchInput, read: ReadText): Promise<ReadText[]> {
    const { text } = plan.filters;
    if (text === null || read.parsed === null || read.query === null) return [];
    const scope = { ...textScope(plan, input.synonyms ?? []), brandId };
    const ways = await findCorrections(this.#connections.fresh, scope, read.parsed, (word) =>
      this.#readText(plan, input, word),
    );
    return Promise.all(
      ways.map(async (corrections) => {
        const told = corrections
          .filter(({ isSilent }) => !isSilent)
          .map(({ word, replacement }) => ({ word, replacement }));
        return { ...(await this.#readText(plan, input, replaceWords(text, corrections))), corrections: told };
      }),
    );
  }

  /** Hits of a search that was counted before. For pages beyond the first, the complete sorted list is fetched once, and cached with the counts. */
  async #keptHits(plan: SearchPlan, scope: SqlScope, key: string, known: Counts): Promise<Hits> {
    const { first, last, order, filters } = plan;
    const most = MOST_ORDERED;
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

function textScope({ index, languages, language, filters }: SearchPlan, synonyms: TextScope['synonyms']): TextScope {
  return { index, languages, language, synonyms, literal: filters.literal };
}

/** When texts are ranked, the order of hits also depends on the language, unlike the counts. */
function hitsKey(countsKey: string, { language, order, first, last }: SearchPlan): string {
  return `${countsKey} ${language} ${JSON.stringify(order)} ${first} ${last}`;
}
