/** Random documents that the checker accepts are served. `RUNS` and `SEED` try more of them, and others. */
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type DocumentProperty, openDocumentProperty } from '../brands/document-property.ts';
import { ownServers } from './support/own-server.ts';

const own = ownServers();
const runs = Number(process.env.RUNS ?? 150);
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
  expect(await property.check(runs, seed)).toBe(runs);
});
