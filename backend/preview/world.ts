/** Database connections on which a preview runs: they see the public rows of a brand, and made-up people. */
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { CompiledBrand } from '../../runtime/core/request-context.ts';
import type { LanguagesOf } from '../search/index-types.ts';
import { PreviewClient } from './client.ts';
import { MOST_WORLDS, WORLD_CONNECTIONS } from './connections.ts';
import { buildWorld } from './world-store.ts';

/** After this time a connection sees what has changed since. */
const LONGEST_SECONDS = 60;
const PATIENCE_MS = 10_000;
const GRACE_MS = 1000;

export interface Worlds<Furnished> {
  /**
   * The world of a brand at a moment, null for now. The same for the same brand and day while it is in use: what is made up follows the
   * settings of the brand as it was given last, within a minute.
   */
  of(brand: CompiledBrand, at: Date | null): Furnished;
  open(): Furnished[];
  close(): Promise<void>;
}

interface WorldsOptions<Furnished> {
  url: string;
  languagesOf: LanguagesOf;
  log(message: string): void;
  /** What works on the connections of a world. */
  furnish(pool: pg.Pool): Furnished;
}

interface World<Furnished> {
  pool: pg.Pool;
  furnished: Furnished;
  shown: { brand: CompiledBrand };
}

/** Opens no connection until a preview is looked at. */
export function createWorlds<Furnished>({
  url,
  languagesOf,
  log,
  furnish,
}: WorldsOptions<Furnished>): Worlds<Furnished> {
  const ending = new Set<Promise<void>>();
  const worlds = new LRUCache<string, World<Furnished>>({
    max: MOST_WORLDS,
    dispose({ pool }) {
      const end = pool.end().catch(() => undefined);
      ending.add(end);
      void end.then(() => ending.delete(end));
    },
  });

  function openPool(brandNow: () => CompiledBrand, at: Date | null): pg.Pool {
    const pool = new pg.Pool({
      connectionString: url,
      Client: PreviewClient,
      application_name: 'nameplate preview',
      max: WORLD_CONNECTIONS,
      options: '-c jit=off -c idle_in_transaction_session_timeout=60000 -c pg_trgm.similarity_threshold=0.2',
      idleTimeoutMillis: 10_000,
      maxLifetimeSeconds: LONGEST_SECONDS,
      connectionTimeoutMillis: PATIENCE_MS,
      statement_timeout: PATIENCE_MS,
      query_timeout: PATIENCE_MS + GRACE_MS,
      allowExitOnIdle: true,
      // A connection whose world could not be built is closed, never used.
      verify(client, done) {
        buildWorld(client, { brand: brandNow(), at, languagesOf }).then(
          () => done(),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      },
    });
    pool.on('error', (error) => log(`A database connection of a preview broke: ${error.message}`));
    pool.on('connect', (client) => client.on('error', () => undefined));
    return pool;
  }

  return {
    of(brand, at) {
      const key = `${brand.id} ${at?.toISOString() ?? ''}`;
      const known = worlds.get(key);
      if (known) {
        known.shown.brand = brand;
        return known.furnished;
      }
      const shown = { brand };
      const pool = openPool(() => shown.brand, at);
      const furnished = furnish(pool);
      worlds.set(key, { shown, pool, furnished });
      return furnished;
    },
    open: () => [...worlds.values()].map(({ furnished }) => furnished),
    async close() {
      worlds.clear();
      await Promise.all(ending);
    },
  };
}
