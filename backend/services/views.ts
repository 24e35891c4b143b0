/** Counts views of job pages and started applications in memory, and writes them in one statement. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { reasonOf } from '../guards/error-text.ts';
import { addViews, type Noted } from './view-store.ts';

const FLUSH_MS = 10_000;
const MOST_BUFFERED = 5_000;

/** Maximum of the column: a single larger number would make the whole statement fail. */
const HIGHEST_ID = 2 ** 31 - 1;

export interface Views {
  /** Counts a view of a job page on a brand; synchronous. */
  count(brand: string, jobId: number): void;
  /** Counts a started application to a job on a brand; synchronous. */
  countStart(brand: string, jobId: number): void;
  /** Writes the counts. Those that could not be written are kept for the next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Writes every ten seconds; beyond 5,000 jobs in between, further ones are not counted. */
export function createViews(pool: pg.Pool, log: (message: string) => void): Views {
  const db = drizzle(pool);
  let noted = new Map<string, Noted>();
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  function count({ brand, jobId, views, starts }: Noted): void {
    if (jobId > HIGHEST_ID) return;
    const key = `${jobId} ${brand}`;
    const known = noted.get(key);
    if (known !== undefined) {
      known.views += views;
      known.starts += starts;
    } else if (noted.size < MOST_BUFFERED) noted.set(key, { brand, jobId, views, starts });
  }

  async function flush(): Promise<void> {
    if (noted.size === 0) return;
    const batch = [...noted.values()];
    noted = new Map();
    try {
      await addViews(db, batch);
    } catch (error) {
      for (const one of batch) count(one);
      log(`Views could not be written: ${reasonOf(error)}`);
    }
  }

  return {
    count: (brand, jobId) => count({ brand, jobId, views: 1, starts: 0 }),
    countStart: (brand, jobId) => count({ brand, jobId, views: 0, starts: 1 }),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
