/** Rules at work: which jobs appear elsewhere, follow their source, and leave again. */
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importerItem } from '../../../database/schema/importers.ts';
import { job, jobFrontend } from '../../../database/schema/jobs.ts';
import { syndicatedJob, syndicationEvent, syndicationRule } from '../../../database/schema/syndication.ts';
import { indexJobs } from '../../../search/index-job.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { days, insertBasics, insertImporter, insertJob, insertOrganization } from '../../../testing/rows.ts';
import { replaceFrontends } from '../../jobs/own/own-store.ts';
import { type Conditions, NO_CONDITIONS } from '../conditions.ts';
import { settleAll } from '../testing/settle-all.ts';
import { sweepSyndicationTask, syndicate } from './tasks.ts';

const brandOf = (id: string, { draft = false, languages = ['en', 'de'] } = {}) =>
  testBrand(id, ({ site, locales, moderation }) => {
    site.status = draft ? 'draft' : 'live';
    locales.supported = languages;
    moderation.editedJobs = true;
  });
const api = testBackend([
  brandOf('acme'),
  brandOf('health', { languages: ['en'] }),
  brandOf('rhein'),
  brandOf('attic', { draft: true }),
]);
let title = 0;

beforeAll(() => insertBasics(api.db, ['acme', 'health', 'rhein', 'attic']));
beforeEach(async () => {
  await api.pool.query('truncate syndication_rule, syndicated_job, syndication_event, syndication_todo cascade');
  await api.pool.query("delete from search_reader where name = 'syndication'");
  await api.pool.query('truncate importer, job cascade');
});

type RuleValues = Partial<typeof syndicationRule.$inferInsert> & { means?: Partial<Conditions> };

async function rule({ means = {}, ...values }: RuleValues = {}): Promise<number> {
  const [row] = await api.db
    .insert(everyBrand(syndicationRule))
    .values({
      ...{ frontend: 'health', source: 'acme', name: 'Health', needsReview: false, state: 'on' },
      ...{ created: days(-1), changed: days(-1), conditions: { ...NO_CONDITIONS, ...means }, ...values },
    })
    .returning({ id: syndicationRule.id });
  return row?.id ?? 0;
}

const change = (id: number, values: Partial<typeof syndicationRule.$inferInsert>) =>
  api.db
    .update(everyBrand(syndicationRule))
    .set({ ...values, revision: sql`revision + 1` })
    .where(eq(syndicationRule.id, id));

/** A job with a title of its own. */
const insert = (values: Parameters<typeof insertJob>[1] = {}) => {
  title += 1;
  return insertJob(api.db, { title: `Nurse ${title}`, ...values });
};

async function edit(id: number, values: Partial<typeof job.$inferInsert>): Promise<void> {
  await api.db.update(everyBrand(job)).set(values).where(eq(job.id, id));
  await indexJobs(api.db.$client, [id]);
}

const settle = () => settleAll(api.backend.work);

/** Jobs of the brand that rules brought, with their state. */
async function statesOn(brand = 'health') {
  const rows = await api.db
    .select()
    .from(everyBrand(syndicatedJob))
    .where(eq(syndicatedJob.frontend, brand))
    .orderBy(syndicatedJob.jobId);
  return rows.map(({ jobId, state }) => [jobId, state]);
}

/** Jobs that the search of a brand finds. */
const foundOn = async (brand = 'health') =>
  (
    await api.pool.query<{ id: number }>(
      'select b.job_id as id from job_search_brand b join frontend f on f.id = b.brand where f.key = $1 order by 1',
      [brand],
    )
  ).rows.map(({ id }) => id);

const eventsOf = async (id: number) =>
  (
    await api.db
      .select()
      .from(everyBrand(syndicationEvent))
      .where(eq(syndicationEvent.jobId, id))
      .orderBy(syndicationEvent.id)
  ).map(({ kind, reason }) => (reason === null ? kind : `${kind}: ${reason}`));

async function imprint(): Promise<string> {
  const tables = ['job', 'job_frontend', 'job_search', 'syndicated_job', 'syndication_event', 'syndication_todo'];
  const rows = await Promise.all(
    tables.map((table) => api.pool.query(`select xmin::text, t::text from ${table} t order by t::text`)),
  );
  return JSON.stringify(rows.map((one) => one.rows));
}

describe('a rule', () => {
  it('shows the jobs that it means on its brand, and no others', async () => {
    const nurse = await insert({ groups: { job_categorization: { occupationalField: ['journalism'] } } });
    await insert({ groups: { job_categorization: { occupationalField: [], employmentType: ['part_time'] } } });
    await insert({ frontend: 'rhein' });
    await insert({ sample: true });
    await insert({ state: 'needs_review' });
    await insert({ expires: days(-0.1) });
    await rule({ means: { occupations: ['journalism'] } });
    await settle();
    expect(await statesOn()).toEqual([[nurse, 'shown']]);
    expect(await foundOn()).toEqual([nurse]);
    expect(await eventsOf(nurse)).toEqual(['shown']);
  });

  it.each<[string, Partial<Conditions>]>([
    ['words', { words: 'pediatrics' }],
    ['an industry', { industries: ['media'] }],
    ['an employment type', { employmentTypes: ['part_time'] }],
    ['a language', { languages: ['de'] }],
    [
      'a place',
      {
        place: {
          label: 'Munich',
          locationType: 'locality',
          country: 'DE',
          administrativeArea: null,
          lat: 48.14,
          lon: 11.58,
          radius: 30,
        },
      },
    ],
    [
      'a country',
      {
        place: {
          label: 'Germany',
          locationType: 'country',
          country: 'DE',
          administrativeArea: null,
          lat: null,
          lon: null,
          radius: null,
        },
      },
    ],
    ['jobs of importers', { origin: 'imported' }],
  ])('means jobs by %s', async (_, means) => {
    const address = { locality: 'Munich', countryCode: 'DE', lat: 48.1, lon: 11.6 };
    const meant = await insert({
      ...{ title: 'Pediatrics', langcode: 'de', external: true },
      groups: {
        job_categorization: { employmentType: ['part_time'], industry: ['media'] },
        job_location: { address, remoteOptions: 'none' },
      },
    });
    await insert();
    await rule({ frontend: 'rhein', means });
    await settle();
    expect(await statesOn('rhein')).toEqual([[meant, 'shown']]);
  });

  it('means jobs of an organization, and of backfill importers only if it says so', async () => {
    const organizationId = await insertOrganization(api.db, { name: 'Clinic' });
    const own = await insert({ organizationId, organizationName: 'Clinic' });
    const filling = await insert({ organizationId, organizationName: 'Clinic', backfill: true });
    await insert();
    const id = await rule({ means: { organizations: [organizationId] } });
    await settle();
    expect(await foundOn()).toEqual([own]);
    await change(id, { conditions: { ...NO_CONDITIONS, organizations: [organizationId], backfill: true } });
    await settle();
    expect(await foundOn()).toEqual([own, filling]);
  });

  it('changes nothing when it is applied again', async () => {
    for (let at = 0; at < 3; at += 1) await insert();
    await rule();
    await settle();
    const before = await imprint();
    await settle();
    await api.pool.query("delete from search_reader where name = 'syndication'");
    await settle();
    expect(await imprint()).toBe(before);
  });

  it('goes on where it was interrupted, and ends with the same jobs', async () => {
    for (let at = 0; at < 110; at += 1) await insert();
    await rule();
    const isOver = new AbortController();
    isOver.abort();
    await expect(syndicate({ ...api.backend.work, signal: isOver.signal })).rejects.toThrow();
    expect((await statesOn()).length).toBe(100);
    await settle();
    expect((await statesOn()).length).toBe(110);
    expect(await foundOn()).toEqual(await foundOn('acme'));
  });

  it('means neither jobs of a draft brand, nor for a brand that is gone', async () => {
    await insert({ frontend: 'attic' });
    const shown = await insert();
    const id = await rule({ source: null });
    await rule({ frontend: 'elsewhere', source: 'acme' });
    await settle();
    expect(await statesOn()).toEqual([[shown, 'shown']]);
    expect(await statesOn('elsewhere')).toEqual([]);
    await change(id, { state: 'off' });
    await settle();
    expect(await statesOn()).toEqual([]);
  });

  it('never brings a job back or on: rules in both directions end', async () => {
    const [ours, theirs] = [await insert(), await insert({ frontend: 'health' })];
    await rule();
    await rule({ frontend: 'acme', source: 'health' });
    await rule({ frontend: 'rhein', source: 'health' });
    await settle();
    await settle();
    expect(await statesOn('health')).toEqual([[ours, 'shown']]);
    expect(await statesOn('acme')).toEqual([[theirs, 'shown']]);
    expect(await statesOn('rhein')).toEqual([[theirs, 'shown']]);
  });
});

describe('a job of another brand', () => {
  it('follows its source: changes, end, return and deletion', async () => {
    const id = await insert({ title: 'Nurse in surgery' });
    await rule({ means: { words: 'nurse' } });
    await settle();
    await edit(id, { title: 'Nurse in cardiology' });
    await settle();
    expect(await statesOn()).toEqual([[id, 'shown']]);
    await edit(id, { state: 'archived', archived: new Date() });
    expect(await foundOn()).toEqual([]);
    await settle();
    await edit(id, { state: 'published' });
    expect(await foundOn()).toEqual([id]);
    await edit(id, { title: 'Cook' });
    await settle();
    expect(await statesOn()).toEqual([]);
    expect(await foundOn()).toEqual([]);
    expect(await eventsOf(id)).toEqual(['shown', 'left: no_match']);
    await edit(id, { title: 'Nurse again' });
    await settle();
    await api.db.delete(everyBrand(job)).where(eq(job.id, id));
    expect([await statesOn(), await foundOn()]).toEqual([[], []]);
  });

  it('comes when it is published, without a change of the rule', async () => {
    await rule();
    await settle();
    const id = await insert();
    await settle();
    expect(await foundOn()).toEqual([id]);
  });

  it('is left out if the brand shows it already, and stays what its owner made of it', async () => {
    const id = await insert({ on: ['acme', 'health'] });
    await rule();
    await settle();
    expect(await statesOn()).toEqual([]);
    expect(await foundOn()).toEqual([id]);
  });

  it('stays where a rule brought it when its owner chooses brands, and becomes the owner’s where that is chosen', async () => {
    const id = await insert();
    await rule();
    await settle();
    const scope = { db: api.db, frontend: 'acme' };
    const shownOn = async () =>
      (
        await api.db
          .select()
          .from(everyBrand(jobFrontend))
          .where(eq(jobFrontend.jobId, id))
          .orderBy(jobFrontend.frontend)
      ).map(({ frontend, syndicated }) => [frontend, syndicated]);
    await replaceFrontends(scope, id, ['acme', 'rhein']);
    expect(await shownOn()).toEqual([
      ['acme', false],
      ['health', true],
      ['rhein', false],
    ]);
    await replaceFrontends(scope, id, ['acme', 'health']);
    await indexJobs(api.db.$client, [id]);
    await settle();
    expect(await shownOn()).toEqual([
      ['acme', false],
      ['health', false],
    ]);
    expect(await eventsOf(id)).toEqual(['shown', 'left: there']);
  });

  it('is left out if the brand does not have its language, or has blocked its employer', async () => {
    const organizationId = await insertOrganization(api.db, { profiles: [{ frontend: 'health', paused: new Date() }] });
    await insert({ langcode: 'de' });
    await insert({ organizationId });
    const shown = await insert({ langcode: 'en-GB' });
    await rule();
    await settle();
    expect(await statesOn()).toEqual([[shown, 'shown']]);
  });

  it('leaves when a rule goes, and stays when it is paused', async () => {
    const before = await insert();
    const id = await rule();
    await settle();
    await change(id, { state: 'paused' });
    await insert();
    await settle();
    expect(await statesOn()).toEqual([[before, 'shown']]);
    await change(id, { state: 'off', leaving: new Date() });
    await settle();
    expect(await statesOn()).toEqual([]);
    expect(await api.db.select().from(everyBrand(syndicationRule))).toEqual([]);
    await settle();
    expect((await api.pool.query('select name from search_reader')).rows).toEqual([]);
  });

  it('takes no paid highlight with it', async () => {
    const id = await insert({ featured: true });
    await rule();
    await settle();
    const featured = (brand: string) =>
      api.backend.work.search.find({
        ...{ index: 'JOBS', brand, languages: ['en'], now: new Date() },
        request: {
          conditionGroup: { conjunction: 'AND', conditions: [{ field: 'featured', value: '1' }] },
          range: { first: 0, last: 10 },
        },
      });
    expect([await featured('acme'), await featured('health')]).toEqual([[id], []]);
  });
});

describe('the same job twice', () => {
  const same = { title: 'Night nurse (m/w/d)', organizationName: 'Clinic GmbH' };

  it('is shown once: what the brand has itself comes first, by title, company and place', async () => {
    const own = await insertJob(api.db, { frontend: 'health', title: 'Night nurse', organizationName: 'Clinic' });
    const guest = await insertJob(api.db, same);
    await rule();
    await settle();
    expect(await foundOn()).toEqual([own]);
    // Where it ends, the other one takes its place.
    await edit(own, { state: 'archived' });
    await settle();
    expect(await foundOn()).toEqual([guest]);
    await edit(own, { state: 'published' });
    await settle();
    expect(await foundOn()).toEqual([own]);
    expect(await eventsOf(guest)).toEqual(['shown', 'left: same']);
  });

  it('is shown once of several sources, the first of them', async () => {
    const first = await insertJob(api.db, same);
    const second = await insertJob(api.db, { ...same, frontend: 'rhein' });
    await rule({ source: null });
    await settle();
    expect(await foundOn()).toEqual([first]);
    await edit(first, { state: 'archived' });
    await edit(first, { title: 'Day nurse', state: 'published' });
    await settle();
    // Nobody announces that the second one is the only one now.
    await sweepSyndicationTask.run({ ...api.backend.work, signal: new AbortController().signal }, {});
    await settle();
    expect(await foundOn()).toEqual([first, second]);
  });

  it('is known by what importers of the brand bring', async () => {
    const [here, there] = [await insertImporter(api.db, 'health'), await insertImporter(api.db, 'acme')];
    const own = await insertJob(api.db, { frontend: 'health', title: 'Something else', external: true });
    const guest = await insertJob(api.db, { title: 'Night nurse', external: true });
    const item = { identity: 'ref:1', fingerprint: 'x', owns: true, urlKey: 'clinic.example/jobs/7' };
    await api.db.insert(everyBrand(importerItem)).values([
      { ...item, frontend: 'health', importerId: here.importer, postingKey: 'a', jobId: own },
      { ...item, frontend: 'acme', importerId: there.importer, postingKey: 'b', jobId: guest },
    ]);
    await rule();
    await settle();
    expect(await foundOn()).toEqual([own]);
  });
});

describe('a job that waits for its review', () => {
  const stateOf = async (id: number) => (await statesOn()).find(([jobId]) => jobId === id)?.[1];
  const decide = (id: number, state: string) =>
    api.db
      .update(everyBrand(syndicatedJob))
      .set({ state })
      .where(and(eq(syndicatedJob.jobId, id), eq(syndicatedJob.frontend, 'health')));

  it('is not shown, and waits again after a change that the brand reviews', async () => {
    const id = await insert();
    await rule({ needsReview: true });
    await settle();
    expect([await stateOf(id), await foundOn()]).toEqual(['waiting', []]);
    await decide(id, 'shown');
    await api.db.insert(everyBrand(jobFrontend)).values({ jobId: id, frontend: 'health', syndicated: true });
    await indexJobs(api.db.$client, [id]);
    await settle();
    expect(await stateOf(id)).toBe('shown');
    await edit(id, { title: 'Another nurse' });
    await settle();
    expect([await stateOf(id), await foundOn()]).toEqual(['waiting', []]);
    await edit(id, { state: 'archived' });
    await settle();
    expect([await stateOf(id), await eventsOf(id)]).toEqual([undefined, ['waits', 'waits', 'left: ended']]);
  });

  it('is shown at once if the brand trusts its employer', async () => {
    const organizationId = await insertOrganization(api.db, {
      name: 'Trusted',
      profiles: [{ frontend: 'health', trusted: new Date() }],
    });
    const id = await insert({ organizationId });
    await rule({ needsReview: true });
    await settle();
    expect(await stateOf(id)).toBe('shown');
  });

  it.each(['rejected', 'declined'])('stays away once it was %s, whatever changes', async (state) => {
    const id = await insert();
    const ruleId = await rule({ needsReview: true });
    await settle();
    await decide(id, state);
    await edit(id, { title: `Nurse after it was ${state}` });
    await change(ruleId, { needsReview: false });
    await settle();
    expect([await stateOf(id), await foundOn()]).toEqual([state, []]);
  });
});
