/** Counts visits, searches and views of jobs in memory, and writes them every few seconds. Nothing waits for it. */

import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import { reasonOf } from '../../guards/error-text.ts';
import { addCounts, addJobCounts, addTyped, type JobCounts, noJobCounts, type TypedCount } from './counting-store.ts';
import { dayIn, QUARTER_MS } from './days.ts';
import { counted, SOURCES, type Source, TYPED, type Typed } from './measures.ts';
import type { DayKeys } from './networks.ts';
import { readTyped } from './typed.ts';

const FLUSH_MS = 10_000;
/** Between two writes; what is more is not counted. */
const MOST_COUNTS = 20_000;
const MOST_JOBS = 5_000;
const MOST_TYPED = 5_000;
const MOST_LISTS = 5_000;

/** Maximum of the column: a single larger number would make the whole statement fail. */
const HIGHEST_ID = 2 ** 31 - 1;

/** A visit to a first page of results. */
export interface Searched {
  index: 'JOBS' | 'ORGANIZATIONS' | 'RESUMES';
  words: string;
  place: string;
  /** Facet values as `field=alias`. */
  facets: readonly string[];
  byOrganization: boolean;
  total: number;
}

/** Jobs in a list of results, in order. */
export interface Listed {
  jobs: readonly number[];
  /** Place of the first, from 1. */
  first: number;
}

/** All are synchronous. Brands that this server does not serve are ignored. */
export interface Counter {
  /** `name` as by `counted`. */
  add(brand: string, name: string, times?: number): void;
  viewed(brand: string, jobId: number, source: Source): void;
  started(brand: string, jobId: number, way: string): void;
  listed(brand: string, list: Listed): void;
  searched(brand: string, search: Searched, address: string): void;
  /** Writes the counts. Those that could not be written are kept for the next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Day {
  brand: string;
  period: string;
  /** Quarter of an hour since the epoch in which the day was last looked up. */
  quarter: number;
  counts: Map<string, number>;
  jobs: Map<number, JobCounts>;
  lists: Map<Listed, number>;
  typed: Map<string, TypedCount>;
}

interface ReadSearch {
  period: string;
  used: readonly Typed[];
  texts: readonly Pick<TypedCount, 'measure' | 'text' | 'textKey'>[];
}

export interface CounterOptions {
  pool: pg.Pool;
  keys: DayKeys;
  /** Undefined for an unknown brand. */
  timeZoneOf(brand: string): string | undefined;
  log(message: string): void;
  now?: () => number;
}

const VIEWS = Object.fromEntries(SOURCES.map((source) => [source, counted('job-view', source)])) as Record<
  Source,
  string
>;

/** Writes every ten seconds, and when it is closed: a process that is killed loses what came since. */
export function createCounter({ pool, keys, timeZoneOf, log, now = Date.now }: CounterOptions): Counter {
  /** Of each brand the day that it is now. */
  let today = new Map<string, Day>();
  let days = new Map<string, Day>();
  let sizes = { counts: 0, jobs: 0, lists: 0, typed: 0 };
  const reads = new WeakMap<Searched, ReadSearch>();
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  function dayOf(brand: string, period: string): Day {
    const key = `${brand} ${period}`;
    const known = days.get(key);
    if (known !== undefined) return known;
    const made = { brand, period, quarter: -1, counts: new Map(), jobs: new Map(), lists: new Map(), typed: new Map() };
    days.set(key, made);
    return made;
  }

  function todayOf(brand: string): Day | undefined {
    const moment = now();
    const quarter = Math.floor(moment / QUARTER_MS);
    const known = today.get(brand);
    if (known !== undefined && known.quarter === quarter) return known;
    const timeZone = timeZoneOf(brand);
    if (timeZone === undefined) return undefined;
    const day = dayOf(brand, dayIn(timeZone, moment));
    day.quarter = quarter;
    today.set(brand, day);
    return day;
  }

  function count({ counts }: Day, name: string, times: number): void {
    const known = counts.get(name);
    if (known === undefined && sizes.counts >= MOST_COUNTS) return;
    if (known === undefined) sizes.counts += 1;
    counts.set(name, (known ?? 0) + times);
  }

  function jobOf({ jobs }: Day, id: number): JobCounts | undefined {
    const known = jobs.get(id);
    if (known !== undefined || id > HIGHEST_ID || sizes.jobs >= MOST_JOBS) return known;
    sizes.jobs += 1;
    const made = noJobCounts();
    jobs.set(id, made);
    return made;
  }

  function list({ lists }: Day, one: Listed, times: number): void {
    const known = lists.get(one);
    if (known === undefined && sizes.lists >= MOST_LISTS) return;
    if (known === undefined) sizes.lists += 1;
    lists.set(one, (known ?? 0) + times);
  }

  function type({ typed }: Day, one: TypedCount): void {
    const key = `${one.measure} ${one.textKey} ${one.networkKey}`;
    const known = typed.get(key);
    if (known !== undefined) {
      known.count += one.count;
      known.empty += one.empty;
    } else if (sizes.typed < MOST_TYPED) {
      sizes.typed += 1;
      typed.set(key, { ...one });
    }
  }

  /** What a search uses, and what of it may be kept; remembered, as those who visit a cached page all search for the same. */
  function readOn(period: string, search: Searched): ReadSearch {
    const known = reads.get(search);
    if (known?.period === period) return known;
    const all: Record<Typed, readonly string[]> = {
      words: search.words === '' ? [] : [search.words],
      place: search.place === '' ? [] : [search.place],
      facet: search.facets,
    };
    const used = TYPED.filter((measure) => all[measure].length > 0);
    const texts = used.flatMap((measure) =>
      all[measure].flatMap((given) => {
        const text = readTyped(given);
        return text === null ? [] : [{ measure, text, textKey: keys.text(period, text) }];
      }),
    );
    const read = { period, used, texts };
    reads.set(search, read);
    return read;
  }

  function searched(brand: string, search: Searched, address: string) {
    const day = todayOf(brand);
    if (day === undefined) return;
    const { byOrganization, total } = search;
    const isEmpty = total === 0;
    count(day, counted('search', search.index), 1);
    if (isEmpty) count(day, counted('search-empty', search.index), 1);
    if (byOrganization) count(day, counted('search-by', 'organization'), 1);
    const { used, texts } = readOn(day.period, search);
    for (const measure of used) {
      count(day, counted('search-by', measure), 1);
      if (isEmpty) count(day, counted('search-by', `${measure}-empty`), 1);
    }
    if (texts.length === 0) return;
    const networkKey = keys.network(day.period, address);
    for (const text of texts) type(day, { ...text, networkKey, count: 1, empty: isEmpty ? 1 : 0 });
  }

  /** Adds what could not be written, within the same bounds. */
  function putBack(batch: Iterable<Day>): void {
    for (const old of batch) {
      const day = dayOf(old.brand, old.period);
      for (const [name, times] of old.counts) count(day, name, times);
      for (const [id, counts] of old.jobs) {
        const job = jobOf(day, id);
        if (job === undefined) continue;
        for (const key of Object.keys(counts) as (keyof JobCounts)[]) job[key] += counts[key];
      }
      for (const [one, times] of old.lists) list(day, one, times);
      for (const one of old.typed.values()) type(day, one);
    }
  }

  async function write(): Promise<void> {
    if (days.size === 0) return;
    const batch = [...days.values()];
    today = new Map();
    days = new Map();
    sizes = { counts: 0, jobs: 0, lists: 0, typed: 0 };
    try {
      await inTransaction(pool, async (client) => {
        const db = drizzle(client);
        await addCounts(db, batch);
        await addJobCounts(db, batch.map(withLists));
        for (const { brand, period, typed } of batch) await addTyped(db, { brand, period, typed: [...typed.values()] });
      });
    } catch (error) {
      putBack(batch);
      log(`Counts could not be written: ${reasonOf(error)}`);
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    add(brand, name, times = 1) {
      const day = todayOf(brand);
      if (day !== undefined) count(day, name, times);
    },
    viewed(brand, jobId, source) {
      const day = todayOf(brand);
      if (day === undefined) return;
      count(day, VIEWS[source], 1);
      const job = jobOf(day, jobId);
      if (job === undefined) return;
      job.views += 1;
      job[source] += 1;
    },
    started(brand, jobId, way) {
      const day = todayOf(brand);
      if (day === undefined) return;
      count(day, counted('apply-start', way), 1);
      const job = jobOf(day, jobId);
      if (job !== undefined) job.starts += 1;
    },
    listed(brand, one) {
      const day = todayOf(brand);
      if (day !== undefined) list(day, one, 1);
    },
    searched,
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

/** The counts of jobs, with the lists that had them. */
function withLists({ brand, period, jobs, lists }: Day) {
  const all = new Map(jobs);
  for (const [{ jobs: ids, first }, times] of lists)
    for (const [at, id] of ids.entries()) {
      const known = all.get(id) ?? noJobCounts();
      all.set(id, { ...known, listed: known.listed + times, places: known.places + times * (first + at) });
    }
  return { brand, period, jobs: all };
}
