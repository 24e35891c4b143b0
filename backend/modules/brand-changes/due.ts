/** Begins and ends scheduled changes when their time comes. */
import type { Finding } from '../../../runtime/core/brand/check/finding.ts';
import { type PatchStep, putBack, stepsBetween } from '../../../runtime/core/brand/sources/compose-patches.ts';
import { isObject } from '../../../runtime/core/brand/sources/json.ts';
import { sameJson } from '../../../runtime/core/brand/sources/merge.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { defineTask, type WorkTools } from '../../work/work.ts';
import { describe } from '../admin/brands.ts';
import { lockPatches, newestPatch, patchOf } from '../admin/patch-store.ts';
import { type Author, writePatch } from '../admin/patches.ts';
import { tellOfRefusal } from './schedule-mails.ts';
import {
  listDue,
  listKeepers,
  listOtherActive,
  lockScheduled,
  type ScheduledRow,
  updateScheduled,
} from './schedule-store.ts';
import { type Inspect, withChanges } from './with-changes.ts';

/** Each change in a transaction of its own: of several processes one makes it, and one that fails holds up no other. */
export const changeBrandsTask = defineTask({
  name: 'change-brands',
  schedule: '* * * * *',
  retryLimit: 0,
  async run(tools) {
    const faults: unknown[] = [];
    for (const { id, frontend } of await listDue(tools.db, tools.now())) {
      if (await isElsewhere(tools, frontend)) continue;
      try {
        const isDone = await transact({ pool: tools.pool, frontend }, (tx) => moveOn(tx, tools, id));
        if (isDone) await tools.readPatches([frontend]);
      } catch (error) {
        faults.push(error);
      }
    }
    if (faults.length > 0) throw new AggregateError(faults, `${faults.length} scheduled changes failed: ${faults[0]}`);
  },
});

/** Whether the brand has a file, but another server serves it: that one has its time to keep. */
async function isElsewhere({ findBrand, inspectBrand }: WorkTools, brand: string): Promise<boolean> {
  return findBrand(brand) === undefined && (await inspectBrand(brand)) !== undefined;
}

/** Whether anything was due still. */
async function moveOn(tx: TransactionScope, tools: WorkTools, id: number): Promise<boolean> {
  await lockPatches(tx);
  const row = await lockScheduled(tx, id);
  const now = tools.now();
  if (row?.state === 'planned' && row.starts <= now) await begin(tx, tools, row);
  else if (row?.state === 'active' && row.ends !== null && row.ends <= now) await finish(tx, tools, row);
  else return false;
  return true;
}

async function begin(tx: TransactionScope, tools: WorkTools, row: ScheduledRow): Promise<void> {
  const now = tools.now();
  if (row.ends !== null && row.ends <= now) return refuse(tx, tools, row, { reason: 'missed', errors: [] });
  const keepers = await listKeepers(tx);
  if (!keepers.some(({ id }) => id === row.authorId)) return refuse(tx, tools, row, { reason: 'author', errors: [] });
  const current = patchOf(await newestPatch(tx));
  const changes = isObject(row.changes) ? row.changes : {};
  const changed = await withChanges(tools.inspectBrand, row.frontend, { current, changes });
  const errors = errorsIn(row, changed?.inspection.patched.findings);
  if (changed === undefined || changed.inspection.patched.document === undefined)
    return refuse(tx, tools, row, { reason: 'errors', errors });
  const { patch, inspection } = changed;
  await writePatch(tx, inspection.patched, { patch, kind: 'start', ...byItself(row) });
  const isOver = row.ends === null;
  await updateScheduled(tx, row.id, {
    state: isOver ? 'done' : 'active',
    started: now,
    finished: isOver ? now : null,
    replaced: stepsBetween(current, patch),
  });
}

async function finish(tx: TransactionScope, tools: WorkTools, row: ScheduledRow): Promise<void> {
  const ended = await end(tx, tools.inspectBrand, row, { author: byItself(row).author, address: '' });
  if ('errors' in ended) return refuse(tx, tools, row, { reason: 'errors', errors: ended.errors });
  await updateScheduled(tx, row.id, { state: 'done', finished: tools.now() });
}

const byItself = ({ note, authorId, authorName }: ScheduledRow) => ({
  note,
  author: { id: authorId, name: authorName },
  address: '',
});

/** Puts back what an active change replaced. Returns the errors that the brand would have then, with nothing written. */
export async function end(
  tx: TransactionScope,
  inspect: Inspect,
  row: ScheduledRow,
  { author, address }: { author: Author; address: string },
): Promise<{ errors: Finding[] } | { ended: true }> {
  const current = patchOf(await newestPatch(tx));
  const { patch, kept } = putBack(current, stepsOf(row));
  if (!sameJson(current, patch)) {
    const inspection = await inspect(row.frontend, patch);
    if (inspection?.patched.document === undefined) return { errors: errorsIn(row, inspection?.patched.findings) };
    await writePatch(tx, inspection.patched, { patch, kind: 'end', note: row.note, author, address });
  }
  await handDown(tx, row, kept);
  return { ended: true };
}

/** What another active change has replaced since returns to what was before this one. */
async function handDown(tx: TransactionScope, row: ScheduledRow, kept: readonly PatchStep[]): Promise<void> {
  if (kept.length === 0) return;
  for (const other of await listOtherActive(tx, row.id)) {
    let isChanged = false;
    const replaced = stepsOf(other).map((step) => {
      const ours = kept.find(({ pointer, after }) => pointer === step.pointer && sameJson(after, step.before));
      if (ours === undefined) return step;
      isChanged = true;
      const { before: _gone, ...rest } = step;
      return ours.before === undefined ? rest : { ...rest, before: ours.before };
    });
    if (isChanged) await updateScheduled(tx, other.id, { replaced });
  }
}

/** What an active change replaced. */
export function stepsOf({ replaced }: ScheduledRow): PatchStep[] {
  return Array.isArray(replaced) ? (replaced as PatchStep[]) : [];
}

export type Reason = 'errors' | 'author' | 'missed';

/** Leaves the settings as they are, and tells the author and the administrators. */
async function refuse(
  tx: TransactionScope,
  tools: WorkTools,
  row: ScheduledRow,
  { reason, errors }: { reason: Reason; errors: readonly Finding[] },
): Promise<void> {
  const findings = errors.map(describe);
  await updateScheduled(tx, row.id, { state: 'refused', finished: tools.now(), reason, findings });
  await tellOfRefusal(tx, tools, row, { reason, errors });
}

/** Errors of the brand check; a brand without a file has one, too. */
function errorsIn({ frontend }: ScheduledRow, findings: readonly Finding[] | undefined): Finding[] {
  if (findings !== undefined) return findings.filter(({ severity }) => severity === 'error');
  const file = `brands/${frontend}.json`;
  const message = `There is no brand "${frontend}" any more.`;
  return [{ code: 'UNREADABLE_FILE', severity: 'error', file, line: 1, column: 1, pointer: '', message }];
}
