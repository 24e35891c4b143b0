/** Databases with the synthetic network, one per size, reused by later runs. */
import path from 'node:path';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../backend/database/embedded.ts';
import { migrateDatabase } from '../../../backend/database/migrate.ts';
import { createPool } from '../../../backend/database/pool.ts';
import { keepSearch } from '../../../backend/search/upkeep.ts';
import { BRANDS, fillCorpus, LARGE_BRAND } from './corpus.ts';

const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '2GB',
  maintenance_work_mem: '512MB',
};

const dataDir = process.env.BENCH_DATA_DIR ?? '.data/bench/postgres';

/** File whose first line is the pid of the postmaster. */
export const postmasterFile = path.join(dataDir, 'data/postmaster.pid');

export function startBenchServer(): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, log: console.warn, settings: SETTINGS });
}

/** URL of a database filled by `fill`; filled only once, under a temporary name until complete. */
export async function keptDatabase(
  server: EmbeddedPostgres,
  name: string,
  fill: (client: pg.Client, url: string) => Promise<void>,
): Promise<string> {
  const client = new pg.Client(server.url);
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    await client.query(`drop database if exists ${name}_new`);
    await client.query(`create database ${name}_new`);
    const fresh = urlOf(server, `${name}_new`);
    await migrateDatabase(fresh);
    const writer = new pg.Client(fresh);
    await writer.connect();
    await fill(writer, fresh);
    await writer.end();
    await keepOnce(fresh);
    await client.query(`alter database ${name}_new rename to ${name}`);
  }
  await client.end();
  return urlOf(server, name);
}

/** What a running server does with what its writers leave for later. */
async function keepOnce(url: string): Promise<void> {
  const pool = createPool(url, { max: 1 });
  await keepSearch(pool);
  await pool.end();
}

/** Fills an empty database and reports how long it took. */
export async function fillNetwork(writer: pg.Client, size: number, now?: Date): Promise<void> {
  const start = performance.now();
  await fillCorpus(writer, size, console.warn, now);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.warn(`${size} jobs for ${LARGE_BRAND} and ${BRANDS.length} brands written in ${seconds} s`);
}

function urlOf({ url }: EmbeddedPostgres, name: string): string {
  return url.replace('/nameplate?', `/${name}?`).replace(/\/nameplate$/, `/${name}`);
}
