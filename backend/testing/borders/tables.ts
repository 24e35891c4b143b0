/** What the schema says about tables. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const SCHEMA = new URL('../../database/schema/', import.meta.url);

/** Names of the tables whose rows belong to a brand: those with a column `frontend`. */
export async function brandTables(): Promise<string[]> {
  const files = readdirSync(fileURLToPath(SCHEMA)).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ new URL(file, SCHEMA).href)));
  const tables = new Set(modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable)));
  return [...tables]
    .filter((table) => Object.values(getTableColumns(table)).some(({ name }) => name === 'frontend'))
    .map((table) => getTableName(table))
    .sort();
}
