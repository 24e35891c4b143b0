/** The connections of search, and which statements they keep prepared. */
import { createHash } from 'node:crypto';
import type { Pool, QueryResultRow } from 'pg';
import { createSearchPool, type Plans } from './search-pool.ts';
import type { Statement } from './sql-builder.ts';

/** Each connection keeps a prepared statement per text of a statement; rare shapes are not worth one. */
const MOST_PREPARED = 300;

/** Two pools to one server: plans made fresh at each use, and plans kept. */
export class SearchConnections {
  readonly fresh: Pool;
  /** For statements that one plan serves: planning them takes longer than running them. */
  readonly kept: Pool;
  readonly #prepared = new Map<string, string>();

  /** Connections of their own to the server of `pool`. */
  constructor(pool: Pool) {
    this.fresh = createSearchPool(pool, 'fresh');
    this.kept = createSearchPool(pool, 'kept');
  }

  /** The rows that a statement answers. */
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
