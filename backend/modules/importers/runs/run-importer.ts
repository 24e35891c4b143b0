/** Does one run of an importer. Killed anywhere and begun again, it ends with the same jobs. */
import { alone } from '../../../database/alone.ts';
import type { Connection } from '../../../database/pool.ts';
import { transact } from '../../../database/transact.ts';
import type { Scope } from '../../../scope.ts';
import { publishTags } from '../../../services/tag-store.ts';
import type { WorkTools } from '../../../work/work.ts';
import type { MappedJob } from '../map/mapped-job.ts';
import { textLength } from '../read/feed-item.ts';
import { applyItems, dropItems, type MappedItem, type Writing } from './apply.ts';
import { hasInherited, holdImports } from './item-store.ts';
import { createLateLists } from './late-lists.ts';
import { createOpenItems, type KeptItem, type OpenItems } from './open-items.ts';
import { paced } from './pace.ts';
import { openRefusals, type Refusals } from './refusals.ts';
import type { OpenSource, Sources } from './source.ts';
import { MOST_TEXT, stageSource } from './stage.ts';
import { clearStaging, listGone, renewStatistics } from './stage-store.ts';
import {
  countItems,
  findOpenRun,
  findOrganizationName,
  type ImporterColumns,
  type RunColumns,
  setImporter,
  updateRun,
} from './work-store.ts';

/** Lock ids of importers begin here. */
export const LOCKS = 3_025_100_000;
/** A run that was begun so often breaks its process. */
const MOST_ATTEMPTS = 5;
const ITEMS_AT_ONCE = 50;
const GONE_AT_ONCE = 1000;
const FIRST_COUNTED = 500;

export type ImportTools = Pick<WorkTools, 'pool' | 'db' | 'now' | 'findBrand' | 'languagesOf' | 'signal' | 'log'>;

/** Does nothing if the run is over, or another process does it. */
export async function runImporter(tools: ImportTools, sources: Sources, runId: number): Promise<void> {
  const found = await findOpenRun(tools.db, runId);
  if (found === null) return;
  await alone(tools.pool, LOCKS + found.importer.id, async () => {
    const current = await findOpenRun(tools.db, runId);
    if (current !== null) await attempt(tools, sources, current);
  });
}

interface Found {
  run: RunColumns;
  importer: ImporterColumns;
}

async function attempt(tools: ImportTools, sources: Sources, { run, importer }: Found): Promise<void> {
  const scope = { db: tools.db, frontend: importer.frontend };
  const end = (values: Parameters<typeof updateRun>[2]) => updateRun(scope, run.id, { ended: tools.now(), ...values });
  const attempts = run.attempts + 1;
  if (attempts > MOST_ATTEMPTS) return void (await end({ state: 'failed', faultCode: 'RUN_BROKEN' }));
  const document = tools.findBrand(importer.frontend)?.document;
  if (document === undefined) return void (await end({ state: 'failed', faultCode: 'BRAND_UNKNOWN' }));
  await updateRun(scope, run.id, { state: 'reading', attempts, started: run.started ?? tools.now() });
  let source: OpenSource | undefined;
  try {
    const opened = await sources.open(importer, run, tools.signal);
    if (opened === 'unchanged') {
      await end({ state: 'done', unchanged: await countItems(scope, importer.id) });
      return void (await setImporter(scope, importer.id, { lastGood: tools.now() }));
    }
    source = opened;
    await importFrom({ tools, scope, run, importer, source });
  } catch (error) {
    const fault = sources.faultIn(error);
    if (fault === null) throw error;
    await end({ state: 'failed', faultCode: fault.code, faultLine: fault.line, faultParams: fault.params });
  } finally {
    await source?.close();
    await clearStaging(tools.db, run.id);
  }
}

interface Use extends Found {
  tools: ImportTools;
  scope: Scope;
  source: OpenSource;
}

async function importFrom(use: Use): Promise<void> {
  const open = createOpenItems();
  try {
    await importWith(use, open);
  } finally {
    await open.close();
  }
}

async function importWith(use: Use, open: OpenItems): Promise<void> {
  const { tools, scope, run, importer, source } = use;
  const refusals = await openRefusals(scope, run.id);
  const ids = { runId: run.id, importerId: importer.id };
  const { items, staged, unchanged } = await stageSource({ scope, ids, source, open, refusals, signal: tools.signal });
  await refusals.flush();
  // An interrupted attempt may have removed some already.
  const before = run.allowed ? run.before : await countItems(scope, importer.id);
  const found = { items, unchanged, before, refused: refusals.total() };
  if (staged * 2 < before && !run.allowed) {
    await updateRun(scope, run.id, { ...found, state: 'asks', attempts: 0 });
    return;
  }
  if (!(await updateRun(scope, run.id, { ...found, state: 'applying', allowed: true }))) return;
  const writing = await writingOf(use);
  try {
    await writeOpen(use, writing, { open, refusals, before });
    await dropGone(use, writing);
  } finally {
    await writing.lists.flush();
  }
  await refusals.flush();
  await remember(use);
  await updateRun(scope, run.id, { state: 'done', ended: tools.now(), refused: refusals.total() });
}

async function dropGone({ tools, scope, run, importer }: Use, writing: Writing): Promise<void> {
  const ids = { runId: run.id, importerId: importer.id };
  for (;;) {
    const gone = await listGone(scope, ids, GONE_AT_ONCE);
    for (let from = 0; from < gone.length; from += ITEMS_AT_ONCE)
      await paced(tools.signal, () => dropItems(writing, gone.slice(from, from + ITEMS_AT_ONCE)));
    if (gone.length < GONE_AT_ONCE) return;
  }
}

/** What its server said of this version, unless there is more to write than this run knew. */
async function remember({ tools, scope, run, importer, source }: Use): Promise<void> {
  const { etag, lastModified } = source;
  await transact({ pool: tools.pool, frontend: scope.frontend }, async (tx) => {
    await holdImports(tx);
    // Somebody changed the mapping meanwhile, or another importer dropped a job that is its now.
    const isWhole = (await isOfSameRevision(tx.db, run.id, importer)) && !(await hasInherited(tx, importer.id));
    await setImporter(tx, importer.id, { lastGood: tools.now(), ...(isWhole && { etag, lastModified }) });
  });
}

async function isOfSameRevision(db: Connection, runId: number, { revision }: ImporterColumns): Promise<boolean> {
  return (await findOpenRun(db, runId))?.importer.revision === revision;
}

async function writingOf({ tools, scope, run, importer }: Use): Promise<Writing> {
  const { pool, languagesOf, now, findBrand } = tools;
  const document = findBrand(importer.frontend)?.document;
  if (document === undefined) throw new Error(`The brand ${importer.frontend} went away during a run.`);
  const organizationName = await findOrganizationName(scope, importer.organizationId);
  const rules = { importer, document, now: now() };
  const lists = createLateLists((tags) => publishTags(pool, tags));
  // Nobody knows what an attempt that was killed has announced.
  if (run.attempts > 0) lists.hold([importer.frontend, ...importer.brands].map((brand) => `jobs:${brand}`));
  return { pool, languagesOf, runId: run.id, importer: { ...importer, organizationName }, rules, lists };
}

interface Opened {
  open: OpenItems;
  refusals: Refusals;
  /** Items that the importer has already. */
  before: number;
}

/** Maps and writes what is new or changed. */
async function writeOpen(use: Use, writing: Writing, { open, refusals, before }: Opened) {
  const { tools } = use;
  let batch: KeptItem[] = [];
  let text = 0;
  const flush = async () => {
    const kept = batch;
    batch = [];
    text = 0;
    await paced(tools.signal, async () => applyItems(writing, await mapKept(use, writing, { kept, refusals })));
  };
  let written = 0;
  // The planner is told at the beginning, and whenever they are twice as many.
  let counted = Math.max(before, FIRST_COUNTED);
  for await (const one of open.all()) {
    batch.push(one);
    text += textLength(one.item);
    if (batch.length < ITEMS_AT_ONCE && text < MOST_TEXT) continue;
    if (written === 0) await renewStatistics(tools.db);
    written += batch.length;
    await flush();
    if (written < counted * 2) continue;
    await renewStatistics(tools.db);
    counted = written;
  }
  await flush();
}

interface Mapping {
  kept: readonly KeptItem[];
  refusals: Refusals;
}

/** The jobs that items become; those that cannot become one are refused. */
async function mapKept({ source }: Use, { rules }: Writing, { kept, refusals }: Mapping): Promise<MappedItem[]> {
  const results = await Promise.all(kept.map(({ item }) => source.map(item)));
  const mapped: MappedItem[] = [];
  for (const [at, { staged, item }] of kept.entries()) {
    const { line, raw } = item;
    const result = results[at];
    if (result === undefined) continue;
    const over = 'job' in result && staged.isNew ? endIn(result.job, rules.now) : null;
    if (over !== null) await refusals.add({ code: 'ITEM_EXPIRED', params: { date: over }, line, raw });
    else if ('job' in result) mapped.push({ staged, job: result.job });
    else for (const { code, params } of result.refused.slice(0, 1)) await refusals.add({ code, params, line, raw });
  }
  return mapped;
}

/** The day on which a job was over before it was imported; null for others. */
function endIn({ expires }: MappedJob, now: Date): string | null {
  return expires !== null && expires <= now ? expires.toISOString().slice(0, 10) : null;
}
