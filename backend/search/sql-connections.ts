/** The connections of search, and the statements that they keep prepared. */
import { createHash } from 'node:crypto';
import type { Pool, QueryResultRow } from 'pg';
import { createSearchPool, type Plans } from './search-pool.ts';
import type { Statement } from './sql-builder.ts';

/** Each connection keeps one prepared statement per SQL text; rare shapes are not worth one. */
const MOST_PREPARED = 300;

/** Two pools to one server: with fresh plans, and with kept plans. */
export class SearchConnections {
  readonly fresh: Pool;
  /** For statements with a single good plan: planning takes longer than execution. */
  readonly kept: Pool;
  readonly #prepared = new Map<string, string>();

  /** Takes over both pools, which may be the same. */
  constructor(fresh: Pool, kept: Pool) {
    this.fresh = fresh;
    this.kept = kept;
  }

  /** Separate connections to the server of `pool`, `most` of each kind. */
  static beside(pool: Pool, most?: number): SearchConnections {
    return new SearchConnections(createSearchPool(pool, 'fresh', most), createSearchPool(pool, 'kept', most));
  }

  /** The result rows of a statement. */
  async run<Row extends QueryResultRow>({ text, values }: Statement, plans: Plans = 'fresh'): Promise<Row[]> {
    let name = this.#prepared.get(text);
    if (name === undefined && this.#prepared.size < MOST_PREPARED) {
      name = `search-${createHash('sha1').update(text).digest('hex').slice(0, 16)}`;
      this.#prepared.set(text, name);
    }
    const { rows } = await this[plans].query<Row>(name === undefined ? { text, values } : { name, text, values });
    return rows;
  }

  async close(): Promise<void> {
    await Promise.all([this.fresh.end(), this.kept.end()]);
  }
}
