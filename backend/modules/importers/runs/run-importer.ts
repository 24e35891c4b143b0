/** Does one run of an importer. Killed anywhere and begun again, it ends with the same jobs. */
import { alone } from '../../../database/alone.ts';
import type { Scope } from '../../../scope.ts';
import { publishTags } from '../../../services/tag-store.ts';
import type { WorkTools } from '../../../work/work.ts';
import type { MappedJob } from '../map/mapped-job.ts';
import { isItemFault } from '../read/feed-item.ts';
import { applyItems, dropItems, type MappedItem, type Writing } from './apply.ts';
import { createLateLists } from './late-lists.ts';
import { paced } from './pace.ts';
import { openRefusals, type Refusals } from './refusals.ts';
import type { OpenSource, Sources } from './source.ts';
import { stageSource } from './stage.ts';
import { clearStaging, compare, listGone, listOpen, type OpenItem, renewStatistics } from './stage-store.ts';
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
const GONE_AT_ONCE = 100;
const OPEN_AT_ONCE = 1000;

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
  const { tools, scope, run, importer, source } = use;
  const refusals = await openRefusals(scope, run.id);
  const items = await stageSource({ db: tools.db, runId: run.id, source, refusals, signal: tools.signal });
  await refusals.flush();
  const ids = { runId: run.id, importerId: importer.id };
  const { staged, unchanged } = await compare(scope, ids);
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
    await writeOpen(use, writing, refusals);
    for (;;) {
      const gone = await listGone(scope, ids, GONE_AT_ONCE);
      await paced(tools.signal, () => dropItems(writing, gone));
      if (gone.length < GONE_AT_ONCE) break;
    }
  } finally {
    await writing.lists.flush();
  }
  await refusals.flush();
  const { etag, lastModified } = source;
  const isStill = await isOfSameRevision(tools, run.id, importer);
  await setImporter(scope, importer.id, {
    lastGood: tools.now(),
    // Somebody changed the mapping meanwhile: the next run reads the source again.
    ...(isStill && { etag, lastModified }),
  });
  await updateRun(scope, run.id, { state: 'done', ended: tools.now(), refused: refusals.total() });
}

async function isOfSameRevision({ db }: ImportTools, runId: number, { revision }: ImporterColumns): Promise<boolean> {
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

/** Reads the source once more, and maps and writes only what is new or changed. */
async function writeOpen({ tools, scope, run, importer, source }: Use, writing: Writing, refusals: Refusals) {
  const ids = { runId: run.id, importerId: importer.id };
  let open = await listOpen(scope, ids, -1, OPEN_AT_ONCE);
  let batch: { staged: OpenItem; mapped: ReturnType<OpenSource['map']>; line: number; raw: string }[] = [];
  const flush = async () => {
    const mapped: MappedItem[] = [];
    for (const { staged, mapped: made, line, raw } of batch) {
      const result = await made;
      const over = 'job' in result && staged.isNew ? endIn(result.job, writing.rules.now) : null;
      if (over !== null) await refusals.add({ code: 'ITEM_EXPIRED', params: { date: over }, line, raw });
      else if ('job' in result) mapped.push({ staged, job: result.job });
      else if ('refused' in result)
        for (const { code, params } of result.refused.slice(0, 1)) await refusals.add({ code, params, line, raw });
    }
    batch = [];
    await paced(tools.signal, () => applyItems(writing, mapped));
  };
  let ordinal = -1;
  let written = 0;
  // The planner is told again whenever they are twice as many.
  let counted = OPEN_AT_ONCE / 2;
  for await (const item of open.length > 0 ? source.items(tools.signal) : []) {
    if (isItemFault(item)) continue;
    ordinal += 1;
    const [next] = open;
    if (next === undefined) break;
    if (next.ordinal !== ordinal) continue;
    const mapped = source.map(item);
    // It is waited for with its batch; until then, a failure is nobody's.
    mapped.catch(() => undefined);
    batch.push({ staged: next, mapped, line: item.line, raw: refusals.cut(item.raw) });
    open.shift();
    written += 1;
    if (open.length === 0) {
      await flush();
      if (written >= counted * 2) {
        await renewStatistics(tools.db);
        counted = written;
      }
      open = await listOpen(scope, ids, ordinal, OPEN_AT_ONCE);
    }
    if (batch.length === ITEMS_AT_ONCE) await flush();
  }
  await flush();
}

/** The day on which a job was over before it was imported; null for others. */
function endIn({ expires }: MappedJob, now: Date): string | null {
  return expires !== null && expires <= now ? expires.toISOString().slice(0, 10) : null;
}
