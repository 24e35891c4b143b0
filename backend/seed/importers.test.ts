import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { importer, importerItem, importerRefusal, importerRun } from '../database/schema/importers.ts';
import { job } from '../database/schema/jobs.ts';
import { runImporterTask } from '../modules/importers/runs/tasks.ts';
import { testBackend, testBrand } from '../testing/backend.ts';
import { everyBrand } from '../testing/every-brand.ts';
import { days, insertBasics, insertPlaces } from '../testing/rows.ts';
import { seedImporters } from './importers.ts';

const BRAND = 'carolina-trade-post';
const api = testBackend([testBrand(BRAND), testBrand('acme')]);
const tools = () => ({ ...api.backend.work, signal: new AbortController().signal });

beforeAll(async () => {
  await insertBasics(api.db, [BRAND, 'acme']);
  await insertPlaces(api.db);
});

it('imports the feed of a demo brand once, with what was refused and not understood', async () => {
  await seedImporters(tools());
  await seedImporters(tools());
  const runs = await api.db.select().from(everyBrand(importerRun));
  expect(runs).toMatchObject([
    { frontend: BRAND, cause: 'upload', state: 'done', items: 8, added: 6, refused: 2, unknown: 1 },
  ]);
  const refusals = await api.db.select({ code: importerRefusal.code }).from(everyBrand(importerRefusal));
  expect(refusals.map(({ code }) => code).sort()).toEqual(['ITEM_EXPIRED', 'ITEM_NO_TITLE']);
  const items = await api.db.select({ unknown: importerItem.unknown }).from(everyBrand(importerItem));
  expect(items.flatMap(({ unknown }) => unknown)).toEqual(['employment_type:Rotating crew']);
  const jobs = await api.db
    .select({ title: job.title, state: job.state, external: job.external })
    .from(everyBrand(job))
    .orderBy(asc(job.title));
  const published = { state: 'published', external: true };
  expect(jobs).toEqual(
    ['CNC Machinist', 'Loom Technician', 'Payroll Specialist', 'Registered Nurse, Home Visits']
      .concat(['Site Superintendent', 'Warehouse Supervisor'])
      .map((title) => ({ title, ...published })),
  );
});

it('can be run again: its file is stored', async () => {
  const [first] = await api.db.select().from(everyBrand(importerRun));
  const { id: importerId = 0 } = (await api.db.select().from(everyBrand(importer)))[0] ?? {};
  const [run] = await api.db
    .insert(everyBrand(importerRun))
    .values({ frontend: BRAND, importerId, cause: 'person', uploadId: first?.uploadId ?? 0, created: days(0) })
    .returning({ id: importerRun.id });
  const id = run?.id ?? 0;
  await runImporterTask.run(tools(), { run: id });
  const [again] = await api.db.select().from(everyBrand(importerRun)).where(eq(importerRun.id, id));
  expect(again).toMatchObject({ state: 'done', added: 0, changed: 0, unchanged: 6, refused: 2 });
});
