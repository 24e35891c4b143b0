/** What brands have themselves is their own: statements about one of them neither read nor change what is of another. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { importerItem } from '../../database/schema/importers.ts';
import { jobFrontend } from '../../database/schema/jobs.ts';
import { syndicationRule } from '../../database/schema/syndication.ts';
import { indexJobs } from '../../search/index-job.ts';
import { testBackend, testBrand } from '../../testing/backend.ts';
import { everyBrand } from '../../testing/every-brand.ts';
import { insertBasics, insertImporter, insertJob, insertOrganization, insertSyndication } from '../../testing/rows.ts';
import { findBlocked, findImported, readCandidates } from './candidate-store.ts';
import { NO_CONDITIONS } from './conditions.ts';
import { findMatching, readMeaning } from './matching.ts';
import { findTrusted } from './placement-store.ts';
import { countRules, updateRule } from './rule-store.ts';

const brandOf = (id: string, status: 'live' | 'draft' = 'live') =>
  testBrand(id, ({ site }) => {
    site.status = status;
  });
const api = testBackend([brandOf('acme'), brandOf('rhein'), brandOf('health'), brandOf('attic', 'draft')]);
/** The database is there once the tests run. */
const on = (frontend: string) => ({ db: api.db, frontend });

beforeAll(() => insertBasics(api.db, ['acme', 'rhein', 'health', 'attic']));
beforeEach(async () => {
  await api.pool.query('truncate syndication_rule, importer, job, organization cascade');
});

it('counts and changes the rules of its brand alone', async () => {
  const job = await insertJob(api.db);
  const { syndicationRule: ours } = await insertSyndication(api.db, 'rhein', job);
  const { syndicationRule: theirs } = await insertSyndication(api.db, 'health', job);
  await insertSyndication(api.db, 'health', await insertJob(api.db));
  expect([await countRules(on('rhein')), await countRules(on('health'))]).toEqual([1, 2]);
  await updateRule(on('rhein'), theirs, { name: 'Changed' });
  await updateRule(on('rhein'), ours, { name: 'Changed' });
  const names = await api.db
    .select({ id: syndicationRule.id })
    .from(everyBrand(syndicationRule))
    .where(eq(everyBrand(syndicationRule).name, 'Changed'));
  expect(names).toEqual([{ id: ours }]);
});

it('knows whom its brand has blocked, and whom it trusts', async () => {
  const now = new Date();
  const ours = await insertOrganization(api.db, { profiles: [{ frontend: 'rhein', paused: now, trusted: now }] });
  const theirs = await insertOrganization(api.db, {
    name: 'Theirs',
    profiles: [{ frontend: 'health', paused: now, trusted: now }],
  });
  expect([...(await findBlocked(api.db, 'rhein', [ours, theirs]))]).toEqual([ours]);
  expect([...(await findTrusted(api.db, 'rhein', [ours, theirs]))]).toEqual([ours]);
});

it('knows what importers of its brand bring', async () => {
  const guest = await insertJob(api.db, { title: 'Night nurse', external: true });
  const item = { identity: 'ref:1', fingerprint: 'x', owns: true, urlKey: 'clinic.example/jobs/7', postingKey: 'a' };
  for (const frontend of ['acme', 'health']) {
    const { importer: importerId } = await insertImporter(api.db, frontend);
    const jobId = frontend === 'acme' ? guest : await insertJob(api.db, { frontend, title: 'Nurse', external: true });
    await api.db.insert(everyBrand(importerItem)).values({ ...item, frontend, importerId, jobId });
  }
  expect([...(await findImported(api.db, 'health', [guest]))]).toEqual([guest]);
  expect([...(await findImported(api.db, 'rhein', [guest]))]).toEqual([]);
});

it('takes jobs from the brand that owns them, not from another that shows them', async () => {
  const own = await insertJob(api.db, { title: 'Nurse' });
  // A draft shows nothing to anybody, wherever its jobs are shown, too.
  const ofDraft = await insertJob(api.db, { frontend: 'attic', title: 'Nurse in the attic' });
  await api.db.insert(everyBrand(jobFrontend)).values({ jobId: ofDraft, frontend: 'acme' });
  await indexJobs(api.pool, [ofDraft]);
  const { search, findBrand } = api.backend.work;
  const now = new Date();
  const meaning = await readMeaning(api.pool, { source: null, target: 'health', conditions: NO_CONDITIONS });
  const jobs = await readCandidates(api.db, [own, ofDraft], now);
  expect([...(await findMatching({ search, now, findBrand }, meaning, jobs))]).toEqual([own]);
});
