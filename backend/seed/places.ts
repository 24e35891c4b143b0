/** Fills country, region, place and place_name. A child process reads the packages, to keep the memory of this one small. */

import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { inTransaction } from '../database/transaction.ts';

const TABLES = ['country', 'region', 'place', 'place_name'] as const;

function parseBatch(message: unknown): { table: (typeof TABLES)[number]; rows: string } | null {
  if (message === null) return null;
  if (typeof message === 'object' && 'table' in message && 'rows' in message && typeof message.rows === 'string') {
    const table = TABLES.find((name) => name === message.table);
    if (table) return { table, rows: message.rows };
  }
  throw new Error(`The places process sent an unexpected message: ${JSON.stringify(message).slice(0, 80)}`);
}

/** Batches of the child process; requesting the next one lets it continue. */
async function* readBatches(): AsyncGenerator<{ table: (typeof TABLES)[number]; rows: string }> {
  const child = fork(fileURLToPath(new URL('./places/child.ts', import.meta.url)), { execArgv: [] });
  try {
    while (true) {
      const message = await new Promise<unknown>((resolve, reject) => {
        child.once('message', resolve);
        child.once('exit', (code) => reject(new Error(`The places process ended early with code ${code}.`)));
      });
      child.removeAllListeners('exit');
      const batch = parseBatch(message);
      if (!batch) return;
      yield batch;
      child.send('next');
    }
  } finally {
    child.kill();
  }
}

/** Drops the indexes without constraints and returns their definitions: building them at the end takes a third of the time. */
async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::regclass[]) and not indisunique`,
    [TABLES],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Fills the tables in one transaction, replacing existing rows. Returns the number of places. */
export function seedPlaces(pool: pg.Pool): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query(`truncate ${TABLES.join(', ')}`);
    const indexes = await dropIndexes(client);
    for await (const { table, rows } of readBatches())
      await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [rows]);
    for (const definition of indexes) await client.query(definition);
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from place');
    return rows[0]?.count ?? 0;
  });
}
