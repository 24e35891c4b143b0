/** Tests on sources in which filters by brand can be taken out; `all.ts` runs them. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findFilters } from './filters.ts';
import { tableNames } from './tables.ts';

const root = join(import.meta.dirname, '../..');
/** Where `rowsOf` makes its condition: of a table with a switch it is one with a switch. */
const HELPER = 'backend/database/brand-rows.ts';
const MAKER = 'function writtenOn(';
const SWITCHED = `
function writtenOn(brand, table) {
  const condition = writtenWithoutSwitch(brand, table);
  return condition && __borders.within(table, condition);
}
`;
const sources = findFilters(root, await tableNames(root));

export default defineConfig({
  root,
  plugins: [
    {
      name: 'switches',
      enforce: 'pre',
      transform(code, id) {
        const file = id.slice(root.length + 1).replace(/\?.*$/, '');
        if (file === HELPER) {
          if (!code.includes(MAKER)) throw new Error(`${HELPER} has no "${MAKER}": switches have to go elsewhere.`);
          return { code: code.replace(MAKER, 'function writtenWithoutSwitch(') + SWITCHED, map: null };
        }
        const source = sources.get(file);
        return source && { code: source.code, map: null };
      },
    },
  ],
  test: {
    include: (process.env.BORDER_TESTS ?? 'tests/borders/remove-each.ts').split(','),
    setupFiles: ['tests/borders/setup.ts'],
    globalSetup: ['backend/testing/global-setup.ts'],
    isolate: false,
    // A kept module would have the numbers that its filters had once.
    fsModuleCache: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
});
