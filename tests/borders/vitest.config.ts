/** Runs tests on sources whose brand filters can be disabled; used by `all.ts`. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findFilters } from './filters.ts';
import { tableNames } from './tables.ts';

const root = join(import.meta.dirname, '../..');
/** Where `rowsOf` creates its condition: for a table with a switch, the condition gets one as well. */
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
    // A cached module would contain outdated filter numbers.
    fsModuleCache: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
});
