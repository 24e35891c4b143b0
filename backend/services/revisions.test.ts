import { expect, it } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { createRevisionStore } from './revisions.ts';

const database = testDatabase();
const of = (id: string, revision: string) => ({ id, revision, document: `{"site": "${revision}", "a": 1}` });

it('brings back the text that was saved last, however quickly changes follow each other', async () => {
  const store = createRevisionStore(database.pool);
  await store.save(of('acme', 'renamed'));
  await Promise.all([
    store.save(of('acme', 'draft')),
    store.save(of('rhine', 'first')),
    store.save(of('acme', 'renamed')),
  ]);
  expect([await store.lastGood('acme'), await store.lastGood('rhine'), await store.lastGood('other')]).toEqual([
    of('acme', 'renamed'),
    of('rhine', 'first'),
    undefined,
  ]);
});
