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

async function foundVersion(client: pg.Client): Promise<number | null> {
  const table = await client.query("select to_regclass($1 || '.version') is not null as is", [WORK_SCHEMA]);
  if (table.rows[0]?.is !== true) return null;
  const { rows } = await client.query<{ version: number }>(`select version from ${WORK_SCHEMA}.version`);
  return rows[0]?.version ?? null;
}
