/** Random documents that the checker accepts are served. `RUNS` and `SEED` try more of them, and others. */
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { brandTests } from '../brands/brand-tests.ts';
import { type DocumentProperty, openDocumentProperty } from '../brands/document-property.ts';
import type { Change } from '../brands/random-document.ts';
import { runCases } from '../brands/run-tests.ts';
import { ownServers } from './support/own-server.ts';

const own = ownServers();
const runs = Number(process.env.RUNS ?? 80);
const seed = Number(process.env.SEED ?? 2);
let property: DocumentProperty;

beforeAll(async () => {
  const env = {
    DATABASE_URL: await own.database(),
    NEXT_DIST_DIR: process.env.NEXT_DIST_DIR || '.next-test',
    BUILD: '0',
  };
  property = await openDocumentProperty(env, path.join(inject('siteFolder'), 'files'));
});
afterAll(() => property?.stop());

it('every page of a document without errors answers', { timeout: 10_000 * runs + 300_000 }, async () => {
  const tell = (served: number) => {
    if (served % 100 === 0 && runs >= 500) process.stderr.write(`${served} of ${runs} documents served\n`);
  };
  expect(await property.check(runs, seed, tell)).toBe(runs);
});

/** The first fault of each kind of test. */
async function faultsOf(changes: readonly Change[], promises: readonly Change[] = []): Promise<Record<string, string>> {
  const site = await property.show('harbor-ledger', changes, promises);
  const found: Record<string, string> = {};
  for (const test of brandTests.filter(({ isSlow }) => !isSlow)) {
    const outcomes = await runCases(await test.cases(site));
    const [first] = outcomes.flatMap(({ faults }) => faults);
    if (first !== undefined) found[test.kind] = first;
  }
  return found;
}

it('the tests of a brand find what leads nowhere and what is left over', async () => {
  const changes = [
    { path: ['routes', 'redirects'], value: [{ from: '/alt', to: '/nowhere' }] },
    { path: ['pages', 'home', 'title'], value: 'Jobs {{count}}' },
  ];
  expect(await faultsOf(changes)).toEqual({
    links: '/alt, which leads to /nowhere, answers 404.',
    texts: '/ shows "Jobs {{count}} | The Harbor Ledger".',
  });
});

it('the tests of a brand find a site that does not keep what the document promises', async () => {
  const items = ['forms', 'contact', 'items'];
  const changes = [{ path: items, value: { message: { fields: { copy: { required: true } } } } }];
  const promises = [
    { path: items, value: { message: { fields: { copy: { hidden: true } } } } },
    { path: ['pages', 'jobs', 'noindex'], value: true },
    { path: ['routes', 'robots', 'disallow'], value: ['/secret'] },
    { path: ['theme', 'primary'], value: '#7a1f5c' },
    { path: ['features', 'resume'], value: false },
  ];
  const found = await faultsOf(changes, promises);
  expect(found).toEqual({
    addresses: '/jobs is open to search engines, against the document.',
    files: expect.stringMatching(/^\/robots\.txt does not begin with the rules of the document:/),
    forms: expect.stringMatching(/^The server refuses valid answers of the form "contact": required \/message\/copy/),
    contrast: expect.stringMatching(/^The style sheet has #\w+ for "\w+" instead of #\w+\.$/),
  });
});
