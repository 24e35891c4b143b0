/** Importers as administrators look after them. */
import { isDeepStrictEqual } from 'node:util';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import type { ImporterInput, ImporterJobs } from '../../graphql.generated.ts';
import { refusal } from '../../refusal.ts';
import { enqueue } from '../../work/queue-store.ts';
import type { ImporterEventKind } from '../audit/event-kinds.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, reachOf, requireBrand, withinReach } from '../rights/access.ts';
import {
  countJobs,
  findImporter,
  type ImporterRow,
  type ImporterValues,
  insertImporter,
  listImporters,
  updateImporter,
  type Within,
} from './importer-store.ts';
import { MOST_IMPORTERS } from './limits.ts';
import { findLastRuns, type RunRow } from './run-store.ts';
import { keyOfRun, leaveTask, runImporterTask } from './runs/tasks.ts';
import { findWaitingRun, stopRuns } from './runs/work-store.ts';
import { isLate, nextRun } from './schedule.ts';
import { readSettings } from './settings.ts';

/** An importer with what lists show of it. */
export interface ImporterRecord {
  row: ImporterRow;
  jobs: number;
  shared: number;
  lastRun: RunRow | null;
  trouble: string | null;
}

/** Rows of the brands that the person administers. */
export async function reachable(context: ApiContext): Promise<Within> {
  return { db: context.db, brands: (await reachOf(context)).brands };
}

/** Of a brand, or of all that the person administers, by name. Throws `UserError` NOT_ALLOWED, noted under the operation. */
export async function findImporters(
  context: ApiContext,
  brand: string | null,
  operation: string,
): Promise<ImporterRecord[]> {
  const within = await withinReach(context, brand, operation);
  return recordsOf(context, within, await listImporters(within));
}

export async function findOneImporter(context: ApiContext, id: number): Promise<ImporterRecord | null> {
  const within = await reachable(context);
  const row = await findImporter(within, id);
  return row === null ? null : ((await recordsOf(context, within, [row]))[0] ?? null);
}

async function recordsOf({ now }: ApiContext, within: Within, rows: readonly ImporterRow[]): Promise<ImporterRecord[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [figures, runs] = await Promise.all([countJobs(within, ids), findLastRuns(within, ids)]);
  return rows.map((row) => {
    const { jobs = 0, shared = 0 } = figures.find(({ importerId }) => importerId === row.id) ?? {};
    const lastRun = runs.find(({ importerId }) => importerId === row.id) ?? null;
    return { row, jobs, shared, lastRun, trouble: troubleOf(row, lastRun, now) };
  });
}

/** Whether nobody has saved its fields yet: until then, nothing is imported. */
export const isDraft = ({ mapping }: Pick<ImporterRow, 'mapping'>): boolean => mapping === null;

/** What needs somebody. A paused importer and a draft need nobody. */
export function troubleOf(row: ImporterRow, lastRun: RunRow | null, now: Date): string | null {
  if (!row.active || isDraft(row)) return null;
  if (lastRun?.state === 'failed' || lastRun?.state === 'asks') return lastRun.state;
  return isLate(row, now) ? 'late' : null;
}

export async function createImporter(
  context: ApiContext,
  brand: string,
  input: ImporterInput,
): Promise<ImporterRecord> {
  await requireBrand(context, brand, 'createImporter');
  if (context.findBrand(brand) === undefined)
    throw new UserError('BAD_INPUT', `This server has no brand "${brand.slice(0, 60)}".`, { path: 'brand' });
  const existing = await listImporters({ db: context.db, brands: [brand] });
  if (existing.length >= MOST_IMPORTERS)
    throw new UserError('BAD_INPUT', `"${brand}" has ${existing.length} importers, which is the most.`, {
      path: 'brand',
    });
  const { name = '', ...values } = await readSettings(context, brand, input, null);
  const { now } = context;
  const id = await transact({ pool: context.pool, frontend: brand }, async (tx) => {
    const due = dueOf(context, brand, {
      everyHours: values.everyHours ?? null,
      atHour: values.atHour ?? 0,
      active: true,
      mapping: values.mapping ?? null,
    });
    const made = await insertImporter(tx, { ...values, name, due, created: now, changed: now });
    await note(context, tx, 'importer_created', { id: made, name });
    return made;
  });
  return requireImporter(context, id);
}

/** Settings after which every item must be mapped again. */
const MAPPED_BY = ['shape', 'mapping', 'backfill', 'organizationMode', 'organizationId', 'brands', 'keepLink'] as const;

export async function changeImporter(context: ApiContext, id: number, input: ImporterInput): Promise<ImporterRecord> {
  const { row } = await requireImporter(context, id);
  const values = await readSettings(context, row.frontend, input, row);
  const changed = Object.keys(values).some((name) => differs(row, values, name as keyof ImporterValues));
  if (!changed) return requireImporter(context, id);
  const isMappedAnew = MAPPED_BY.some((name) => values[name] !== undefined && differs(row, values, name));
  const isElsewhere = values.url !== undefined && values.url !== row.url;
  await transact({ pool: context.pool, frontend: row.frontend }, async (tx) => {
    const becomes = { ...row, ...values };
    const isMoved = values.everyHours !== undefined || values.atHour !== undefined || isDraft(row) !== isDraft(becomes);
    await updateImporter(tx, id, {
      ...values,
      ...(isMoved && { due: dueOf(context, row.frontend, becomes) }),
      ...(isMappedAnew && { revision: row.revision + 1 }),
      ...((isMappedAnew || isElsewhere) && { etag: null, lastModified: null }),
      changed: context.now,
    });
    // A file that was uploaded to find out its fields is imported with them.
    const waiting = isDraft(row) && !isDraft(becomes) ? await findWaitingRun(tx, id) : null;
    if (waiting !== null) await enqueue(tx.db, runImporterTask, { run: waiting }, keyOfRun(waiting));
    await note(context, tx, 'importer_changed', { id, name: values.name ?? row.name });
  });
  return requireImporter(context, id);
}

function differs(row: ImporterRow, values: ImporterValues, name: keyof ImporterValues): boolean {
  return !isDeepStrictEqual(row[name], values[name]);
}

export async function pauseImporter(context: ApiContext, id: number, paused: boolean): Promise<ImporterRecord> {
  const { row } = await requireImporter(context, id);
  if (row.active === !paused) return requireImporter(context, id);
  await transact({ pool: context.pool, frontend: row.frontend }, async (tx) => {
    const due = dueOf(context, row.frontend, { ...row, active: !paused });
    await updateImporter(tx, id, { active: !paused, due, changed: context.now });
    await note(context, tx, paused ? 'importer_paused' : 'importer_resumed', { id, name: row.name });
  });
  return requireImporter(context, id);
}

export async function deleteImporter(context: ApiContext, id: number, jobs: ImporterJobs): Promise<boolean> {
  const { row } = await requireImporter(context, id);
  return transact({ pool: context.pool, frontend: row.frontend }, async (tx) => {
    const values = { leaving: context.now, keepJobs: jobs === 'keep', active: false, due: null, changed: context.now };
    await updateImporter(tx, id, values);
    await stopRuns(tx, id, context.now);
    await enqueue(tx.db, leaveTask, { importer: id }, { singletonKey: `importer ${id}` });
    await note(context, tx, 'importer_deleted', { id, name: row.name });
    return true;
  });
}

/** Throws `UserError` IMPORTER_UNKNOWN. */
export async function requireImporter(context: ApiContext, id: number): Promise<ImporterRecord> {
  const record = await findOneImporter(context, id);
  if (record === null) throw refusal('IMPORTER_UNKNOWN');
  return record;
}

/** When it runs next; null while it is paused or a draft. */
function dueOf(
  { findBrand, now }: Pick<ApiContext, 'findBrand' | 'now'>,
  brand: string,
  importer: Pick<ImporterRow, 'everyHours' | 'atHour' | 'active' | 'mapping'>,
): Date | null {
  const timeZone = findBrand(brand)?.document.site.timeZone ?? 'UTC';
  return importer.active && !isDraft(importer) ? nextRun(importer, now, timeZone) : null;
}

export async function note(
  context: ApiContext,
  tx: TransactionScope,
  kind: ImporterEventKind,
  { id, name }: { id: number; name: string },
): Promise<void> {
  await recordEvent(tx, {
    kind,
    accountId: personOf(context).id,
    address: context.address,
    detail: { importer: String(id), name },
  });
}
