import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { checkLayers } from '../../scripts/layers.ts';

const planted: string[] = [];
afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true });
});

/** A house of the given files in a folder of its own. */
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
