/** Tables of pg-boss: created and upgraded with our own migrations, so that no start waits for them. */
import type pg from 'pg';
import manifest from 'pg-boss/package.json' with { type: 'json' };

export const WORK_SCHEMA = 'pgboss';

/** The caller holds the migration lock. */
export async function migrateWork(client: pg.Client): Promise<void> {
  const found = await foundVersion(client);
  // Newer ones belong to a process of a later version, and still fit.
  if (found !== null && found >= manifest.pgboss.schema) return;
  // Loaded on demand, because it takes a tenth of a second.
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
  await client.query(found === null ? getConstructionPlans(WORK_SCHEMA) : getMigrationPlans(WORK_SCHEMA, found));
}

/** Version of the tables that this code works with. */
export const WORK_VERSION: number = manifest.pgboss.schema;

/** Creates the tables in the caller's transaction. */
export async function createWork(client: pg.Client): Promise<void> {
  const { getConstructionPlans } = await import('pg-boss');
  const plan = getConstructionPlans(WORK_SCHEMA);
  const inner = /^\s*BEGIN;(.*)COMMIT;\s*$/s.exec(plan)?.[1];
  if (inner === undefined) throw new Error('The plan of pg-boss is not a transaction any more.');
  await client.query(inner);
}

async function foundVersion(client: pg.Client): Promise<number | null> {
  const table = await client.query("select to_regclass($1 || '.version') is not null as is", [WORK_SCHEMA]);
  if (table.rows[0]?.is !== true) return null;
  const { rows } = await client.query<{ version: number }>(`select version from ${WORK_SCHEMA}.version`);
  return rows[0]?.version ?? null;
}
