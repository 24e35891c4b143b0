import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkLayers } from '../../scripts/layers.ts';
import { findSqlOutsideStores } from '../../scripts/sql-in-stores.ts';

const planted: string[] = [];
afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true });
});

/** A project consisting of the given files, in a temporary folder. */
function house(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'nameplate-layers-'));
  planted.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  return root;
}

it('finds a planted import from the runtime into the backend, types included', async () => {
  const root = house({
    'runtime/page/render.ts':
      "import type { Store } from '../../backend/store.ts';\nexport const store: Store | null = null;\n",
    'backend/store.ts': 'export interface Store { id: number }\n',
  });
  const { violations, modules } = await checkLayers(['runtime', 'backend'], root);
  expect(violations).toEqual(['runtime/page/render.ts -> backend/store.ts  runtime-knows-no-widget-page-or-backend']);
  expect(modules).toBe(2);
});

it('finds a planted circle and lets a one-way house pass', async () => {
  const circle = house({
    'backend/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
    'backend/b.ts': "import { a } from './a.ts';\nexport const b = () => a;\n",
  });
  expect((await checkLayers(['backend'], circle)).violations.join()).toContain('no-circles');
  const straight = house({
    'backend/a.ts': "import { name } from '../runtime/core/name.ts';\nexport const a = name;\n",
    'runtime/core/name.ts': "export const name = 'a';\n",
  });
  expect((await checkLayers(['backend', 'runtime'], straight)).violations).toEqual([]);
});

it('finds folders that know each other in a circle, though no two files do', async () => {
  const circle = {
    'backend/modules/jobs/post.ts': "import { pay } from '../billing/pay.ts';\nexport const post = () => pay;\n",
    'backend/modules/jobs/address.ts': 'export type Address = string;\n',
    'backend/modules/billing/pay.ts': 'export const pay = 1;\n',
    'backend/modules/billing/mails.ts':
      "import type { Address } from '../jobs/address.ts';\nexport const to = (address: Address) => address;\n",
  };
  const { violations } = await checkLayers(['backend'], house(circle));
  expect(violations.sort()).toEqual([
    'backend/modules/billing/mails.ts -> backend/modules/jobs/address.ts  no-circles-of-folders',
    'backend/modules/jobs/post.ts -> backend/modules/billing/pay.ts  no-circles-of-folders',
  ]);
  const { 'backend/modules/billing/mails.ts': _, ...straight } = circle;
  expect((await checkLayers(['backend'], house(straight))).violations).toEqual([]);
});

it('finds SQL outside of stores, however it is made', () => {
  const statements = "import { eq, type SQL } from 'drizzle-orm';\nexport const is = (id: SQL) => eq(id, 1);\n";
  const root = house({
    'backend/modules/jobs/service.ts': statements,
    'backend/modules/jobs/store.ts': statements,
    'backend/modules/jobs/admin-store.ts': statements,
    'backend/modules/jobs/service.test.ts': statements,
    'backend/search/hits.ts': statements,
    'backend/modules/jobs/rows.ts':
      "import type { Rows } from '../../database/brand-rows.ts';\nimport { rowsOf } from '../../database/brand-rows.ts';\nexport const rows: Rows = rowsOf;\n",
    'backend/modules/jobs/table.ts':
      "import { job } from '../../database/schema/jobs.ts';\nexport const table = job;\n",
    'backend/modules/jobs/text.ts':
      "export const all = (client: { query(text: string): void }) => {\n  client.query('select 1');\n};\n",
    'server/connect.ts': "import { drizzle } from 'drizzle-orm/node-postgres';\nexport const connect = drizzle;\n",
  });
  expect(findSqlOutsideStores(['backend', 'server'], root)).toEqual([
    'backend/modules/jobs/rows.ts:2 imports rowsOf  sql-in-stores-only',
    'backend/modules/jobs/service.ts:1 imports eq  sql-in-stores-only',
    'backend/modules/jobs/table.ts:1 imports job  sql-in-stores-only',
    'backend/modules/jobs/text.ts:2 sends SQL  sql-in-stores-only',
  ]);
});
