/** Identifiers of the brand tables, and of the table of brands itself. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

export async function tableNames(root: string): Promise<Set<string>> {
  const folder = join(root, 'backend/database/schema');
  const names = new Set<string>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
    const exported: Record<string, unknown> = await import(join(folder, file));
    for (const [name, value] of Object.entries(exported))
      if (is(value, PgTable) && Object.values(getTableColumns(value)).some((column) => column.name === 'frontend'))
        names.add(name);
  }
  return names;
}
