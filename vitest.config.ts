import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const folders = '{runtime,widgets,backend,server,scripts,schemas,tests}';
const withDatabase = ['backend/**/*.test.ts', 'scripts/seed/seed.test.ts', 'server/steps/auth*.test.ts'];
/** These put others in the place of modules, which must not have been loaded before. */
const withStandIns = ['backend/modules/accounts/register.test.ts', 'widgets/organization-editor/calls.test.ts'];
const withBrowser = ['tests/browser/**/*.test.ts'];
const withServer = ['tests/site/**/*.test.ts'];

/** The longest, which would keep one worker busy after all others had ended. */
const longest = 'tests/site/marketplace.test.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(longest);
    return (await super.sort(files)).toSorted((left, right) => Number(isLongest(right)) - Number(isLongest(left)));
  }
}

/** Kinds of tests: alone, on a database of their own, in a browser without the site, and through the running site. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Files share what they import: loading it anew for each takes longer than running them.
          isolate: false,
          include: [`${folders}/**/*.test.{ts,tsx}`],
          exclude: ['**/node_modules/**', ...withDatabase, ...withStandIns, ...withBrowser, ...withServer],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          isolate: false,
          include: withDatabase,
          exclude: ['**/node_modules/**', ...withStandIns],
          globalSetup: ['backend/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'stand-ins', include: withStandIns, globalSetup: ['backend/testing/global-setup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          include: withBrowser,
          globalSetup: ['tests/browser/setup.ts'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000, interval: 50 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          isolate: false,
          include: withServer,
          globalSetup: ['tests/site/support/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // What a page promises it keeps within seconds on a busy machine; how fast is the benchmark's to say.
          expect: { poll: { timeout: 15_000, interval: 50 } },
          // After the others: a build, a server and a browser want both cores.
          sequence: { groupOrder: 2 },
        },
      },
    ],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Most of a test waits for a database, a server or a browser.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
  // Vite would take the other of its two builds than Node does, and GraphQL refuses a schema of another build.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
});
