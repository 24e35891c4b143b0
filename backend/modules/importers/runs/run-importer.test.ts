import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { importer, importerItem, importerRefusal, importerRun } from '../../../database/schema/importers.ts';
import { job, jobFrontend } from '../../../database/schema/jobs.ts';
import { organization, organizationProfile } from '../../../database/schema/organizations.ts';
import { upload } from '../../../database/schema/uploads.ts';
import { testBackend, testBrand } from '../../../testing/backend.ts';
import { everyBrand } from '../../../testing/every-brand.ts';
import { happened } from '../../../testing/happened.ts';
import { days, insertBasics, insertImporter, insertOrganization } from '../../../testing/rows.ts';
import { answerRun } from '../run-store.ts';
import { type Ad, type Line, sourceOf } from '../testing/sources.ts';
import { leave } from './leave.ts';
import { runImporter } from './run-importer.ts';

const api = testBackend([
  testBrand('acme', ({ forms }) => {
    forms.job.brands = ['rhein'];
  }),
  testBrand('rhein'),
  testBrand('strict', ({ moderation }) => {
    moderation.editedJobs = true;
  }),
]);
const signal = new AbortController().signal;
const tools = () => ({ ...api.backend.work, signal });

beforeAll(() => insertBasics(api.db, ['acme', 'rhein', 'strict']));

type Settings = Partial<typeof importer.$inferInsert>;

async function newImporter(settings: Settings = {}): Promise<number> {
  const { frontend = 'acme', ...values } = settings;
  const made = await insertImporter(api.db, frontend, values);
  await api.db.delete(everyBrand(importerRun)).where(eq(importerRun.importerId, made.importer));
  return made.importer;
}

async function runOf(id: number) {
  const [row] = await api.db.select().from(everyBrand(importerRun)).where(eq(importerRun.id, id));
  if (row === undefined) throw new Error('There is no such run.');
  return row;
}

async function newRun(importerId: number): Promise<number> {
  const [owner] = await api.db.select().from(everyBrand(importer)).where(eq(importer.id, importerId));
  const [row] = await api.db
    .insert(everyBrand(importerRun))
    .values({ frontend: owner?.frontend ?? '', importerId, cause: 'person', created: days(0) })
    .returning({ id: importerRun.id });
  return row?.id ?? 0;
}

/** One run of the importer with these lines; its row. */
async function run(importerId: number, lines: readonly Line[], options: Parameters<typeof sourceOf>[1] = {}) {
  const id = await newRun(importerId);
  await runImporter(tools(), sourceOf(lines, options), id);
  return runOf(id);
}

function itemsOf(importerId: number) {
  return api.db
    .select()
    .from(everyBrand(importerItem))
    .where(eq(importerItem.importerId, importerId))
    .orderBy(importerItem.identity);
}

async function jobsOf(importerId: number) {
  const items = await itemsOf(importerId);
  const ids = items.flatMap(({ jobId }) => jobId ?? []);
  return api.db.select().from(everyBrand(job)).where(inArray(job.id, ids)).orderBy(job.title);
}

const searchRows = async (ids: readonly number[]) =>
  (await api.pool.query('select job_id from job_search where job_id = any($1)', [ids])).rows.length;

/** Everything that a run may change, apart from the run itself. */
async function imprint(): Promise<string> {
  const tables = [
    'job',
    'job_frontend',
    'job_search',
    'job_search_brand',
    'importer_item',
    'search_change',
    'organization',
  ];
  const rows = await Promise.all(
    tables.map((table) => api.pool.query(`select xmin::text, t::text from ${table} t order by t::text`)),
  );
  return JSON.stringify(rows.map((one) => one.rows));
}

const ads = (...refs: string[]): Ad[] => refs.map((ref) => ({ ref }));
const letters = (prefix: string, count: number): Ad[] =>
  Array.from({ length: count }, (_, at) => ({ ref: `${prefix}${String(at).padStart(3, '0')}` }));

describe('a run', () => {
  it('adds jobs that are online, in search and from outside', async () => {
    const id = await newImporter({ backfill: true, brands: ['rhein'] });
    const expires = days(5);
    await happened(api);
    const done = await run(id, [
      { ref: 'a1', company: 'Bay Press', expires },
      { ref: 'a2', title: 'Night driver' },
    ]);
    expect(done).toMatchObject({ state: 'done', items: 2, added: 2, changed: 0, refused: 0, ended: expect.any(Date) });
    const jobs = await jobsOf(id);
    expect(jobs).toMatchObject([
      {
        ...{ title: 'Editor a1', state: 'published', external: true, backfill: true, organizationName: 'Bay Press' },
        ...{ organizationId: null, ownerId: null, expires },
      },
      { title: 'Night driver', expires: null },
    ]);
    const ids = jobs.map((one) => one.id);
    expect(await searchRows(ids)).toBe(2);
    const shown = await api.db.select().from(everyBrand(jobFrontend)).where(inArray(jobFrontend.jobId, ids));
    expect(shown.map(({ frontend }) => frontend).sort()).toEqual(['acme', 'acme', 'rhein', 'rhein']);
    const [row] = await api.db.select().from(everyBrand(importer)).where(eq(importer.id, id));
    expect(row?.lastGood).toEqual(expect.any(Date));
    expect(await happened(api)).toEqual(['acme posting import 2']);
  });

  it('keeps the jobs that only fill up out of lists that ask for the others', async () => {
    await run(await newImporter({ backfill: true }), [{ ref: 'fill', company: 'Topping Press' }]);
    await run(await newImporter(), [{ ref: 'own', company: 'Topping Press' }]);
    const titles = async (conditions: { field: string; value: string }[]) => {
      const request = {
        ...{ fulltext: { keys: 'Topping Press' }, range: { first: 0, last: 10 } },
        conditionGroup: { conjunction: 'AND', conditions },
      };
      const { search } = await api.run(
        'acme',
        'query ($request: SearchRequest!) { search(index: JOBS, request: $request) { hits { job { title } } } }',
        { request },
      );
      return (search as { hits: { job: { title: string } }[] }).hits.map(({ job: { title } }) => title).sort();
    };
    expect(await titles([])).toEqual(['Editor fill', 'Editor own']);
    // As the widget of featured jobs asks.
    expect(await titles([{ field: 'backfill', value: 'false' }])).toEqual(['Editor own']);
  });

  it('changes nothing with the same feed, and maps nothing again', async () => {
    const id = await newImporter();
    await run(id, letters('s', 70));
    const before = await imprint();
    const mapped: string[] = [];
    const again = await run(id, letters('s', 70), { onMap: (ref) => mapped.push(ref) });
    expect(again).toMatchObject({ state: 'done', items: 70, added: 0, changed: 0, unchanged: 70, removed: 0 });
    expect(mapped).toEqual([]);
    expect(await imprint()).toBe(before);
  });

  it('changes, removes and brings back the same job', async () => {
    const id = await newImporter();
    await run(id, ads('c1', 'c2', 'c3'));
    const first = await jobsOf(id);
    const second = await run(id, [{ ref: 'c1', text: 'Write more.' }, ...ads('c3')]);
    expect(second).toMatchObject({ state: 'done', added: 0, changed: 1, unchanged: 1, removed: 1 });
    expect(await jobsOf(id)).toMatchObject([
      { id: first[0]?.id, state: 'published', data: { job_info: { description: { value: '<p>Write more.</p>' } } } },
      { id: first[1]?.id, state: 'archived', archived: expect.any(Date) },
      { id: first[2]?.id, state: 'published' },
    ]);
    expect(await searchRows(first.map((one) => one.id))).toBe(2);
    const third = await run(id, ads('c1', 'c2', 'c3'));
    expect(third).toMatchObject({ added: 0, changed: 2, removed: 0 });
    expect(await jobsOf(id)).toMatchObject([
      { id: first[0]?.id },
      { id: first[1]?.id, state: 'published', archived: null },
      { id: first[2]?.id },
    ]);
    expect(await searchRows(first.map((one) => one.id))).toBe(3);
  });

  it('refuses items with their line, and takes the others', async () => {
    const id = await newImporter();
    const lines: Line[] = [{ ref: 'r1' }, { fault: 'x' }, { ref: 'r3', title: '' }, { ref: 'r1' }, { ref: 'r5' }];
    const done = await run(id, lines);
    expect(done).toMatchObject({ state: 'done', items: 5, added: 2, refused: 3 });
    const kept = await api.db
      .select()
      .from(everyBrand(importerRefusal))
      .where(eq(importerRefusal.runId, done.id))
      .orderBy(importerRefusal.line);
    expect(kept.map(({ line, code, raw }) => ({ line, code, raw }))).toEqual([
      { line: 2, code: 'ITEM_NOT_JSON', raw: '{"fault":"x"}' },
      { line: 3, code: 'ITEM_NO_TITLE', raw: '{"ref":"r3","title":""}' },
      { line: 4, code: 'ITEM_REPEATED', raw: '{"ref":"r1"}' },
    ]);
  });

  it('refuses what is over already, and ends what the feed says is over', async () => {
    const id = await newImporter();
    await run(id, [{ ref: 'e1' }]);
    const expires = days(-1);
    const done = await run(id, [
      { ref: 'e1', expires },
      { ref: 'e2', expires },
    ]);
    expect(done).toMatchObject({ added: 0, changed: 1, refused: 1 });
    expect(await jobsOf(id)).toMatchObject([{ title: 'Editor e1', expires }]);
    const [kept] = await api.db.select().from(everyBrand(importerRefusal)).where(eq(importerRefusal.runId, done.id));
    expect(kept).toMatchObject({
      code: 'ITEM_EXPIRED',
      line: 2,
      params: { date: expires.toISOString().slice(0, 10) },
    });
  });

  it('keeps the first thousand refusals, and counts all', async () => {
    const id = await newImporter();
    const done = await run(
      id,
      Array.from({ length: 10_000 }, (_, at) => ({ fault: String(at) })),
    );
    expect(done).toMatchObject({ state: 'done', refused: 10_000 });
    const kept = await api.db.select().from(everyBrand(importerRefusal)).where(eq(importerRefusal.runId, done.id));
    expect(kept).toHaveLength(1000);
  });

  it('has its items counted again as they become many', async () => {
    const id = await newImporter();
    await api.pool.query('analyze importer_item');
    const count = async () =>
      (await api.pool.query(`select reltuples::int as rows from pg_class where relname = 'importer_item'`)).rows[0]
        .rows;
    const before = await count();
    expect(await run(id, letters('count', 1001))).toMatchObject({ state: 'done', added: 1001 });
    expect((await count()) - before).toBeGreaterThanOrEqual(1000);
  });

  it('makes several jobs of items with one reference number and different titles', async () => {
    const id = await newImporter();
    const lines = [
      { ref: 'same', title: 'Baker' },
      { ref: 'same', title: 'Driver' },
    ];
    expect(await run(id, lines)).toMatchObject({ added: 2, refused: 0 });
    expect((await jobsOf(id)).map(({ title }) => title)).toEqual(['Baker', 'Driver']);
    expect(await run(id, lines)).toMatchObject({ added: 0, unchanged: 2 });
  });

  it('fails with its line when the feed is broken at its very end, and leaves all jobs', async () => {
    const id = await newImporter();
    await run(id, ads('f1', 'f2'));
    const before = await imprint();
    const failed = await run(id, [...ads('f3', 'f4'), { broken: 17 }]);
    expect(failed).toMatchObject({ state: 'failed', faultCode: 'FEED_NOT_WELL_FORMED', faultLine: 17, added: 0 });
    expect(await imprint()).toBe(before);
    expect(await run(id, ads('f1', 'f2'))).toMatchObject({ state: 'done', unchanged: 2 });
  });

  it('stops and asks when fewer than half are left, and goes on once it is allowed', async () => {
    const id = await newImporter();
    await run(id, ads('h1', 'h2', 'h3', 'h4', 'h5'));
    const before = await imprint();
    const asks = await run(id, ads('h1', 'h2'));
    expect(asks).toMatchObject({ state: 'asks', before: 5, items: 2, removed: 0, ended: null });
    expect(await imprint()).toBe(before);
    await answerRun({ db: api.db, frontend: 'rhein' }, asks.id, true, days(0));
    expect(await runOf(asks.id)).toMatchObject({ state: 'asks' });
    await answerRun({ db: api.db, frontend: 'acme' }, asks.id, true, days(0));
    await runImporter(tools(), sourceOf(ads('h1', 'h2')), asks.id);
    expect(await runOf(asks.id)).toMatchObject({ state: 'done', before: 5, removed: 3, unchanged: 2 });
    expect((await jobsOf(id)).map(({ state }) => state)).toEqual([
      ...['published', 'published', 'archived', 'archived', 'archived'],
    ]);
  });

  it('goes on where half is left', async () => {
    const id = await newImporter();
    await run(id, ads('i1', 'i2', 'i3', 'i4'));
    expect(await run(id, ads('i1', 'i2'))).toMatchObject({ state: 'done', removed: 2 });
  });

  it('reads its source once', async () => {
    const id = await newImporter();
    let read = 0;
    const onItem = () => {
      read += 1;
    };
    expect(await run(id, letters('once', 70), { onItem })).toMatchObject({ added: 70 });
    expect(read).toBe(70);
  });

  it('is over at once if another process does it, and begins anew where it was interrupted', async () => {
    const id = await newImporter();
    const runId = await newRun(id);
    const source = sourceOf(letters('k', 120), {
      onMap(ref) {
        // After the first batches.
        if (ref === 'k109') throw new Error('The process ends.');
      },
    });
    await expect(runImporter(tools(), source, runId)).rejects.toThrow('The process ends.');
    const partly = await runOf(runId);
    expect(partly).toMatchObject({ state: 'applying', added: 100 });
    let isOpen: () => void = () => undefined;
    const reached = new Promise<void>((resolve) => {
      isOpen = resolve;
    });
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = runImporter(
      tools(),
      sourceOf(letters('k', 120), {
        onItem() {
          isOpen();
          return held;
        },
      }),
      runId,
    );
    await reached;
    let isRead = false;
    await runImporter(
      tools(),
      sourceOf(letters('k', 120), {
        onItem() {
          isRead = true;
        },
      }),
      runId,
    );
    expect(isRead).toBe(false);
    goOn();
    await slow;
    expect(await runOf(runId)).toMatchObject({ state: 'done', items: 120, added: 120, unchanged: 0, attempts: 2 });
    expect(await jobsOf(id)).toHaveLength(120);
  });

  it('is given up after five attempts', async () => {
    const id = await newImporter();
    const runId = await newRun(id);
    // Its lock ends with its connection, which takes a moment.
    const reject = () => Promise.reject(new Error('no'));
    const attempt = async () => {
      await runImporter(tools(), sourceOf(ads('x1'), { onItem: reject }), runId).catch(() => undefined);
      return (await runOf(runId)).state;
    };
    await expect.poll(attempt).toBe('failed');
    expect(await runOf(runId)).toMatchObject({ faultCode: 'RUN_BROKEN', added: 0, attempts: 5 });
  });
});

describe('the same advertisement of two importers of a brand', () => {
  it('is one job, which the second takes over when the first drops it', async () => {
    const [first, second] = [await newImporter(), await newImporter()];
    const [page, other] = [
      { ref: 'o1', title: 'Cook', url: 'x.example/1' },
      { ref: 'o2', title: 'Waiter' },
    ];
    await run(first, [page, other]);
    const shared = await run(second, [
      { ref: 'p1', title: 'Cook wanted', url: 'x.example/1', text: 'From the second.' },
      { ref: 'p2', title: 'Waiter' },
      { ref: 'p3', title: 'Porter' },
    ]);
    expect(shared).toMatchObject({ added: 1, shared: 2 });
    const jobs = await jobsOf(first);
    expect((await itemsOf(second)).map(({ jobId, owns }) => ({ jobId, owns }))).toMatchObject([
      { jobId: jobs[0]?.id, owns: false },
      { jobId: jobs[1]?.id, owns: false },
      { owns: true },
    ]);
    await run(first, [other]);
    expect((await jobsOf(first))[0]).toMatchObject({ title: 'Cook', state: 'published' });
    const taken = await run(second, [
      { ref: 'p1', title: 'Cook wanted', url: 'x.example/1', text: 'From the second.' },
      { ref: 'p2', title: 'Waiter' },
      { ref: 'p3', title: 'Porter' },
    ]);
    expect(taken).toMatchObject({ added: 0, changed: 1, removed: 0 });
    expect((await jobsOf(second))[0]).toMatchObject({ id: jobs[0]?.id, title: 'Cook wanted', state: 'published' });
    await run(second, [
      { ref: 'p2', title: 'Waiter' },
      { ref: 'p3', title: 'Porter' },
    ]);
    expect((await jobsOf(second))[0]).toMatchObject({ id: jobs[0]?.id, state: 'archived' });
  });

  it('is written with the next run of the second, also if the first drops it during one', async () => {
    const [first, second] = [await newImporter(), await newImporter()];
    const shared = { ref: 't1', title: 'Tiler' };
    const others = ads('t2', 't3');
    const own = { ...shared, text: 'From the second.' };
    await run(first, [shared, ...others]);
    await run(second, [own]);
    const onMap = () => run(first, others);
    await run(second, [own, { ref: 't4' }], { etag: '"new"', onMap });
    expect((await itemsOf(second))[0]).toMatchObject({ owns: true, fingerprint: '' });
    // Otherwise its server would say that nothing has changed.
    const etagOf = async () =>
      (await api.db.select().from(everyBrand(importer)).where(eq(importer.id, second)))[0]?.etag;
    expect(await etagOf()).toBeNull();
    expect(await run(second, [own, { ref: 't4' }], { etag: '"new"' })).toMatchObject({ changed: 1 });
    expect(await etagOf()).toBe('"new"');
  });

  it('is a job of its own on another brand', async () => {
    const [here, there] = [await newImporter(), await newImporter({ frontend: 'rhein' })];
    const ad = { ref: 'q1', title: 'Gardener', url: 'x.example/2' };
    await run(here, [ad]);
    expect(await run(there, [ad])).toMatchObject({ added: 1, shared: 0 });
    expect((await jobsOf(there))[0]?.frontend).toBe('rhein');
  });
});

describe('what people did to a job', () => {
  async function changed(ref: string, change: Partial<typeof job.$inferInsert>, next: Partial<Ad> = {}) {
    const id = await newImporter();
    await run(id, [{ ref, text: 'One.' }]);
    const [row] = await jobsOf(id);
    await api.db
      .update(everyBrand(job))
      .set(change)
      .where(eq(job.id, row?.id ?? 0));
    await run(id, [{ ref, text: 'Two.', ...next }]);
    return (await jobsOf(id))[0];
  }
  const info = (description: string, further = {}) => ({
    job_info: {
      ...{ title: 'Editor m1', type: 'job_per_template', ...further },
      description: { value: `<p>${description}</p>`, format: 'filtered_html' },
    },
    application_options: { applicationWorkflow: 'none' },
  });

  it('stays until the feed changes that field', async () => {
    const row = await changed('m1', {
      title: 'Chief editor',
      data: info('Mine.', { videoUrl: 'https://v.example/1' }),
    });
    expect(row).toMatchObject({
      title: 'Chief editor',
      data: { job_info: { description: { value: '<p>Two.</p>' }, videoUrl: 'https://v.example/1' } },
    });
  });

  it('gives way to the feed where both changed it', async () => {
    expect(await changed('m2', { title: 'Chief editor' }, { title: 'Senior editor' })).toMatchObject({
      title: 'Senior editor',
    });
  });

  it('keeps what an administrator took down offline, though the feed still has it', async () => {
    const down = { state: 'archived', archived: days(0), refusal: 'Not serious.' };
    expect(await changed('m3', down)).toMatchObject({ state: 'archived', refusal: 'Not serious.' });
  });

  it('publishes again what has ended, if the feed names a later end', async () => {
    const over = { state: 'archived', archived: days(-1), expires: days(-1) };
    const later = days(9);
    expect(await changed('m4', over, { expires: later })).toMatchObject({ state: 'published', expires: later });
  });
});

describe('review', () => {
  it('awaits new jobs of an importer that asks for it', async () => {
    const id = await newImporter({ needsReview: true });
    await run(id, ads('n1'));
    const [row] = await jobsOf(id);
    expect(row).toMatchObject({ state: 'needs_review', published: null, submitted: expect.any(Date) });
    expect(await searchRows([row?.id ?? 0])).toBe(0);
  });

  it('awaits changes where the brand reviews them, with what visitors saw', async () => {
    const id = await newImporter({ frontend: 'strict' });
    await run(id, ads('n2', 'n3'));
    expect(await run(id, [{ ref: 'n2', text: 'Other.' }, { ref: 'n3' }])).toMatchObject({ changed: 1 });
    expect(await jobsOf(id)).toMatchObject([
      { state: 'needs_review', reviewed: { data: { job_info: { description: { value: '<p>Write.</p>' } } } } },
      { state: 'published', reviewed: null },
    ]);
  });

  it('sends no email', async () => {
    const { rows } = await api.pool.query('select template from outbox');
    expect(rows).toEqual([]);
  });
});

describe('the organization of a job', () => {
  it('is the one with the same name on the brand', async () => {
    const here = await insertOrganization(api.db, { name: 'Harbor Bakery' });
    await insertOrganization(api.db, { name: 'Elsewhere Ltd', profiles: [{ frontend: 'rhein' }] });
    const id = await newImporter();
    await run(id, [
      { ref: 't1', title: 'A', company: 'HARBOR bakery' },
      { ref: 't2', title: 'B', company: 'Elsewhere Ltd' },
      { ref: 't3', title: 'C', company: 'Nobody' },
    ]);
    expect((await jobsOf(id)).map((one) => [one.organizationName, one.organizationId])).toEqual([
      ['HARBOR bakery', here],
      ['Elsewhere Ltd', null],
      ['Nobody', null],
    ]);
  });

  it('is created once, without an owner, with a profile that nobody sees', async () => {
    const id = await newImporter({ organizationMode: 'create' });
    await run(id, [
      { ref: 'u1', title: 'A', company: 'New Mill' },
      { ref: 'u2', title: 'B', company: 'New Mill' },
    ]);
    const jobs = await jobsOf(id);
    expect(jobs[0]?.organizationId).toEqual(expect.any(Number));
    expect(jobs[1]?.organizationId).toBe(jobs[0]?.organizationId);
    const made = await api.db
      .select({ name: organization.name, ownerId: organization.ownerId, published: organizationProfile.published })
      .from(everyBrand(organizationProfile))
      .innerJoin(organization, eq(organization.id, organizationProfile.organizationId))
      .where(eq(organization.id, jobs[0]?.organizationId ?? 0));
    expect(made).toEqual([{ name: 'New Mill', ownerId: null, published: false }]);
  });

  it('is the one that the importer names', async () => {
    const organizationId = await insertOrganization(api.db, { name: 'City Hospital' });
    const id = await newImporter({ organizationMode: 'one', organizationId });
    await run(id, [{ ref: 'v1', company: 'Station 3' }]);
    expect((await jobsOf(id))[0]).toMatchObject({ organizationId, organizationName: 'City Hospital' });
  });
});

describe('a deleted importer', () => {
  const deleted = async (keepJobs: boolean) => {
    const [id, other] = [await newImporter(), await newImporter()];
    const prefix = keepJobs ? 'y' : 'z';
    await run(id, ads(`${prefix}1`, `${prefix}2`));
    await run(other, ads(`${prefix}2`));
    const ids = (await jobsOf(id)).map((one) => one.id);
    await api.db
      .update(everyBrand(importer))
      .set({ leaving: days(0), keepJobs })
      .where(eq(importer.id, id));
    const file = { frontend: 'acme', tokenHash: prefix, purpose: 'FEED', key: prefix, name: 'x', type: 'x', size: 1 };
    const [kept] = await api.db
      .insert(everyBrand(upload))
      .values({ ...file, sha256: 'x', variants: [], state: 'kept' })
      .returning({ id: upload.id });
    await api.db
      .update(everyBrand(importerRun))
      .set({ uploadId: kept?.id ?? 0 })
      .where(eq(importerRun.importerId, id));
    await leave(tools(), id);
    expect(
      await api.db
        .select()
        .from(everyBrand(upload))
        .where(eq(upload.id, kept?.id ?? 0)),
    ).toEqual([]);
    expect(await api.db.select().from(everyBrand(importer)).where(eq(importer.id, id))).toEqual([]);
    const jobs = await api.db.select().from(everyBrand(job)).where(inArray(job.id, ids)).orderBy(job.id);
    return { jobs, heir: (await itemsOf(other))[0] };
  };

  it('takes its jobs along, apart from those that another importer has', async () => {
    const { jobs, heir } = await deleted(false);
    expect(jobs.map(({ state }) => state)).toEqual(['archived', 'published']);
    expect(heir).toMatchObject({ owns: true, jobId: jobs[1]?.id, fingerprint: '' });
  });

  it('leaves its jobs until their end, where that is wanted', async () => {
    const { jobs, heir } = await deleted(true);
    expect(jobs).toMatchObject([
      { state: 'published', expires: expect.any(Date) },
      { state: 'published', expires: null },
    ]);
    expect(heir).toMatchObject({ owns: true, fingerprint: '' });
  });
});

it('keeps what nobody has mapped with its item', async () => {
  const id = await newImporter();
  expect(await run(id, [{ ref: 'w1', unknown: 'Shift: night' }])).toMatchObject({ unknown: 1 });
  expect((await itemsOf(id))[0]).toMatchObject({ unknown: ['employment_type:Shift: night'] });
});

it('leaves nothing in the table of items that are read', async () => {
  const { rows } = await api.db.execute(sql`select count(*)::int as n from importer_staging`);
  expect(rows).toEqual([{ n: 0 }]);
});
