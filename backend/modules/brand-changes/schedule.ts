/** Scheduled changes of settings: planned, moved and cancelled by administrators. `due.ts` begins and ends them. */
import { type PatchStep, valuesIn } from '../../../runtime/core/brand/sources/compose-patches.ts';
import { isObject, type JsonObject, toPointer, valueAt } from '../../../runtime/core/brand/sources/json.ts';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { describe, describeSteps, type FindingRecord } from '../admin/brands.ts';
import { lockPatches, newestPatch, patchOf } from '../admin/patch-store.ts';
import { allFindings, authorOf, checkNote, parsePatch, requiredNote } from '../admin/patches.ts';
import { recordEvent } from '../audit/event-store.ts';
import { personOf, requireBrand, withinReach } from '../rights/access.ts';
import { end, stepsOf } from './due.ts';
import {
  countOpen,
  insertScheduled,
  listSchedule,
  lockScheduled,
  type ScheduledRow,
  updateScheduled,
} from './schedule-store.ts';
import { withChanges } from './with-changes.ts';

const MOST_ENTRIES = 50;
/** Open changes of one brand. */
const MOST_OPEN = 100;

/** Scheduled changes of one brand, or of all that the person administers. */
export async function listScheduled(
  context: ApiContext,
  args: { brand?: string | null; open?: boolean | null; from?: number | null; count?: number | null },
) {
  const [from, size] = [args.from ?? 0, args.count ?? 20];
  const within = await withinReach(context, args.brand, 'scheduledPatches');
  if (from < 0 || size < 1 || size > MOST_ENTRIES)
    throw new UserError('BAD_INPUT', `count is ${size} and from ${from}; 1 to ${MOST_ENTRIES} from 0 are allowed.`);
  const { total, rows } = await listSchedule(within, { open: args.open ?? true, from, size });
  return { total, entries: rows.map((row) => describeScheduled(context, row)) };
}

interface Times {
  starts: Date;
  ends: Date | null;
}

interface NewSchedule {
  brand: string;
  changes: unknown;
  starts: string;
  ends?: string | null;
  note: string;
}

/** Plans a change, unless the brand would have an error with it as it is now. */
export async function schedulePatch(context: ApiContext, { brand, note, ...given }: NewSchedule) {
  await requireBrand(context, brand, 'scheduleBrandPatch');
  checkNote(requiredNote(note));
  const times = timesOf(given);
  requireFuture(times.starts, 'starts');
  const changes = parsePatch(given.changes);
  if (valuesIn(changes).length === 0)
    throw new UserError('BAD_INPUT', 'The patch changes nothing.', { path: 'changes' });
  const { id: authorId, name: authorName } = authorOf(personOf(context));
  return transact({ pool: context.pool, frontend: brand }, async (tx) => {
    await lockPatches(tx);
    if ((await countOpen(tx)) >= MOST_OPEN)
      throw new UserError('BAD_INPUT', `${brand} has ${MOST_OPEN} scheduled changes. Cancel one of them first.`);
    const current = patchOf(await newestPatch(tx));
    const changed = await withChanges(context.admin.desk.inspect, brand, { current, changes });
    if (changed === undefined) throw refusal('NOT_ALLOWED');
    const { patched } = changed.inspection;
    const findings = (await allFindings(tx, patched)).map(describe);
    if (patched.document === undefined) return { scheduled: null, findings };
    const row = await insertScheduled(tx, { ...times, changes, note: note.trim(), authorId, authorName });
    await noteEvent(tx, context, row, 'schedule');
    return { scheduled: describeScheduled(context, row), findings };
  });
}

interface Aim {
  brand: string;
  id: number;
  expected: number;
}

/** Gives a change new times. Who moves it answers for it from then on. */
export async function moveScheduled(
  context: ApiContext,
  { starts, ends, ...aim }: Aim & { starts: string; ends?: string | null },
) {
  await requireBrand(context, aim.brand, 'moveScheduledPatch');
  const times = timesOf({ starts, ends });
  const { id: authorId, name: authorName } = authorOf(personOf(context));
  return transact({ pool: context.pool, frontend: aim.brand }, async (tx) => {
    const row = await lockOpen(tx, aim);
    const hasBegun = row.started !== null;
    if (hasBegun && times.starts.getTime() !== row.starts.getTime())
      throw new UserError('BAD_INPUT', 'The change has begun; only its end can be moved.', { path: 'starts' });
    if (!hasBegun) requireFuture(times.starts, 'starts');
    if (hasBegun && times.ends !== null) requireFuture(times.ends, 'ends');
    // Without an end, what has begun stays as it is.
    const isOver = hasBegun && times.ends === null;
    const state = isOver ? 'done' : hasBegun ? 'active' : 'planned';
    const moved = await updateScheduled(tx, row.id, {
      ...{ ...times, state, authorId, authorName, reason: null, findings: [] },
      finished: isOver ? new Date() : null,
    });
    await noteEvent(tx, context, moved, 'move');
    return describeScheduled(context, moved);
  });
}

/** Cancels a change; the settings of an active one return at once, unless the brand would have an error then. */
export async function cancelScheduled(context: ApiContext, aim: Aim) {
  await requireBrand(context, aim.brand, 'cancelScheduledPatch');
  const author = authorOf(personOf(context));
  const result = await transact({ pool: context.pool, frontend: aim.brand }, async (tx) => {
    const row = await lockOpen(tx, aim);
    if (row.started === null) {
      const cancelled = await updateScheduled(tx, row.id, { state: 'cancelled', finished: new Date() });
      await noteEvent(tx, context, cancelled, 'cancel');
      return { scheduled: cancelled, findings: [] };
    }
    const ended = await end(tx, context.admin.desk.inspect, row, { author, address: context.address });
    if ('errors' in ended) return { scheduled: null, findings: ended.errors };
    const finished = { state: 'done', finished: new Date(), reason: null, findings: [] };
    return { scheduled: await updateScheduled(tx, row.id, finished), findings: [] };
  });
  await context.admin.desk.readPatches([aim.brand]);
  const { scheduled, findings } = result;
  return { scheduled: scheduled && describeScheduled(context, scheduled), findings: findings.map(describe) };
}

/** The change, if it is still as the person has seen it and not over. */
async function lockOpen(tx: TransactionScope, { id, expected }: Aim): Promise<ScheduledRow> {
  await lockPatches(tx);
  const row = await lockScheduled(tx, id);
  if (row === undefined) throw new UserError('BAD_INPUT', `There is no scheduled change ${id}.`, { path: 'id' });
  if (row.version !== expected || row.state === 'done' || row.state === 'cancelled') throw refusal('SCHEDULE_CONFLICT');
  return row;
}

function timesOf({ starts, ends }: { starts: string; ends?: string | null | undefined }): Times {
  const times = { starts: new Date(starts), ends: ends ? new Date(ends) : null };
  if (times.ends !== null && times.ends <= times.starts)
    throw new UserError('BAD_INPUT', 'The end must be after the start.', { path: 'ends' });
  return times;
}

function requireFuture(time: Date, path: string): void {
  if (time <= new Date()) throw new UserError('BAD_INPUT', 'The time must be in the future.', { path });
}

function noteEvent(tx: TransactionScope, context: ApiContext, row: ScheduledRow, change: string): Promise<void> {
  const detail = { change, scheduled: String(row.id) };
  return recordEvent(tx, { kind: 'brand_switched', accountId: personOf(context).id, address: context.address, detail });
}

/** As the API returns it. */
function describeScheduled(context: ApiContext, row: ScheduledRow) {
  const { frontend, authorName, changes, replaced: _replaced, findings, ...rest } = row;
  const brand = context.findBrand(frontend);
  const document: unknown = brand?.document;
  const now = isObject(document) ? document : {};
  return {
    ...rest,
    brand: frontend,
    timeZone: brand?.document.site.timeZone ?? 'UTC',
    author: authorName,
    findings: Array.isArray(findings) ? (findings as FindingRecord[]) : [],
    differences: describeSteps(row.started === null ? stepsTo(now, changes) : stepsOf(row)),
  };
}

/** What the changes would change now. */
function stepsTo(document: JsonObject, changes: unknown): PatchStep[] {
  if (!isObject(changes)) return [];
  return valuesIn(changes).map(({ path, value }) => {
    const before = valueAt(document, path);
    return { pointer: toPointer(path), ...(before !== undefined && { before }), after: value };
  });
}
