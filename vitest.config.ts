import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const folders = '{runtime,widgets,backend,server,scripts,schemas,tests}';
const withDatabase = [
  'backend/**/*.test.ts',
  'server/steps/auth*.test.ts',
  'server/steps/form-posts.test.ts',
  'server/outage.test.ts',
  'server/visits.test.ts',
  'tests/search-quality/load-corpus.test.ts',
  'tests/search-quality/scores.test.ts',
  'scripts/brand/publish.test.ts',
  'scripts/brand/sample.test.ts',
  'scripts/brand/status.test.ts',
];
/** These put others in the place of modules, which must not have been loaded before. */
const withStandIns = ['backend/modules/accounts/register.test.ts'];
const withBrowser = ['tests/browser/**/*.test.ts'];
const withServer = ['tests/site/**/*.test.ts'];
/** They try everything in every way, for minutes: `npm run verify` runs them, `npm test` does not. */
const sweepsOfDatabase = [
  'backend/backup/backup.test.ts',
  'backend/borders.test.ts',
  'backend/permissions.test.ts',
  'backend/hostile-answers.test.ts',
  'backend/keepers.test.ts',
  'backend/modules/importers/runs/in-own-process.test.ts',
  'backend/modules/importers/runs/killed.test.ts',
  'backend/search/contract.test.ts',
  'backend/search/crash.test.ts',
  'backend/seed/importers.test.ts',
  'backend/uploads/process.test.ts',
  'backend/work/killed.test.ts',
  'tests/search-quality/scores.test.ts',
];
const sweepsOfSite = [
  'tests/site/accessibility.test.ts',
  'tests/site/analytics.test.ts',
  'tests/site/bad-timing.test.ts',
  'tests/site/brand-changes.test.ts',
  'tests/site/claims.test.ts',
  'tests/site/dashboards.test.ts',
  'tests/site/development.test.ts',
  'tests/site/editorial.test.ts',
  'tests/site/embed.test.ts',
  'tests/site/employer-figures.test.ts',
  'tests/site/every-brand-sweep.test.ts',
  'tests/site/hostile-ads.test.ts',
  'tests/site/importers.test.ts',
  'tests/site/lists.test.ts',
  'tests/site/merges.test.ts',
  'tests/site/morning-round.test.ts',
  'tests/site/networks.test.ts',
  'tests/site/one-brand.test.ts',
  'tests/site/overload.test.ts',
  'tests/site/partner-client.test.ts',
  'tests/site/products.test.ts',
  'tests/site/pseudo-locale.test.ts',
  'tests/site/published-brands.test.ts',
  'tests/site/random-documents.test.ts',
  'tests/site/restored-site.test.ts',
  'tests/site/sitemap-walk.test.ts',
  'tests/site/switches.test.ts',
  'tests/site/syndication.test.ts',
  'tests/site/terms.test.ts',
  'tests/site/tracking-consent.test.ts',
  'tests/site/two-processes.test.ts',
  'tests/site/webhooks.test.ts',
  'tests/site/workspace-accessibility.test.ts',
];
/** Files that `npm test` runs in part, and the sweeps in the other part. */
const sharedWithSweeps = (files: string): string[] =>
  globSync(files).filter((file) => readFileSync(file, 'utf8').includes("testing/sweep.ts'"));

/** In this order: the site is built and seeded while the database is tried, and what is short fills the gaps at the end. */
const order = ['database', 'database-sweeps', 'stand-ins', 'site', 'site-sweeps', 'browser', 'unit'];
/** They begin before the others of their kind: at the end of it one of them would be waited for. */
const long = [
  'backend/borders.test.ts',
  'backend/database/embedded.test.ts',
  'backend/seed/seed.test.ts',
  'tests/site/every-brand-sweep.test.ts',
  'tests/site/marketplace.test.ts',
  'tests/site/every-brand.test.ts',
  'tests/site/admin.test.ts',
  'tests/site/early-input.test.ts',
  'tests/site/editorial.test.ts',
  'tests/site/organization.test.ts',
  'tests/site/account-pages.test.ts',
  'tests/site/resume-contact.test.ts',
  'tests/site/drafts.test.ts',
  'tests/site/job-manager.test.ts',
  'tests/site/preview.test.ts',
  'tests/site/lists.test.ts',
  'tests/site/importers.test.ts',
  'tests/site/morning-round.test.ts',
  'tests/site/products.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = long.findIndex((name) => moduleId.endsWith(name));
      return found < 0 ? long.length : found;
    };
    const kind = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).toSorted((left, right) => kind(left) - kind(right) || rank(left) - rank(right));
  }
}

const ofDatabase = {
  isolate: false,
  globalSetup: ['backend/testing/global-setup.ts'],
  // For the processes that they start.
  env: { NODE_COMPILE_CACHE: path.resolve('.data/test/compiled') },
};
const ofSite = {
  isolate: false,
  globalSetup: ['tests/site/support/setup.ts'],
  setupFiles: ['tests/site/support/await-site.ts'],
};

/** Kinds of tests: alone, on a database of their own, in a browser without the site, and through the running site; and sweeps. */
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
          ...ofDatabase,
          name: 'database',
          include: withDatabase,
          exclude: ['**/node_modules/**', ...withStandIns, ...sweepsOfDatabase],
        },
      },
      {
        extends: true,
        test: {
          ...ofDatabase,
          name: 'database-sweeps',
          include: [...sweepsOfDatabase, ...sharedWithSweeps('backend/**/*.test.ts')],
          provide: { isSweep: true },
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
        },
      },
      {
        extends: true,
        test: {
          ...ofSite,
          name: 'site',
          include: withServer,
          exclude: ['**/node_modules/**', ...sweepsOfSite],
        },
      },
      {
        extends: true,
        test: {
          ...ofSite,
          name: 'site-sweeps',
          include: [...sweepsOfSite, ...sharedWithSweeps('tests/site/*.test.ts')],
          provide: { isSweep: true },
        },
      },
    ],
    // Limits that a busy machine keeps; they end what hangs, and say nothing about speed.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // Most of a test waits for a database, a server or a browser: two of them leave two cores idle half of the time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Whole pages are compared: what differs is shown with a few lines around it.
    diff: { expand: false, contextLines: 2 },
  },
  // Vite would take the other of its two builds than Node does, and GraphQL refuses a schema of another build.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
});
