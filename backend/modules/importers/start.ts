/** Runs that people start, answer and feed with files. */
import { rm } from 'node:fs/promises';
import type { ApiContext } from '../../context.ts';
import { type TransactionScope, transact } from '../../database/transact.ts';
import { UserError } from '../../errors.ts';
import { refusal } from '../../refusal.ts';
import { dropUploads, keepFiles } from '../../uploads/use-uploads.ts';
import { enqueue } from '../../work/queue-store.ts';
import { personOf } from '../rights/access.ts';
import type { ImporterRow } from './importer-store.ts';
import { answerRun, findLastUpload, findRun, listUploads, type RunRow } from './run-store.ts';
import { keyOfRun, runImporterTask } from './runs/tasks.ts';
import { insertRun, stopRuns } from './runs/work-store.ts';
import { isDraft, note, reachable, requireImporter } from './service.ts';

/**
 * Starts a run, of the address or of the file that was uploaded last; an open run is the answer instead.
 * Throws `UserError` IMPORTER_DRAFT.
 */
export async function startRun(context: ApiContext, id: number): Promise<RunRow> {
  const { row, lastRun } = await requireImporter(context, id);
  if (isDraft(row)) throw refusal('IMPORTER_DRAFT');
  const uploadId = row.url === null ? await findLastUpload({ db: context.db, frontend: row.frontend }, id) : null;
  if (row.url === null && uploadId === null)
    throw new UserError(
      'BAD_INPUT',
      'This importer has neither an address nor a file. Enter an address, or upload a file.',
      {
        path: 'id',
      },
    );
  const begin = (tx: TransactionScope) => insertRun(tx, { ...begun(context, id), cause: 'person', uploadId });
  const run = await begins(context, row, begin);
  return requireRun(context, run ?? lastRun?.id ?? 0);
}

const begun = (context: ApiContext, importerId: number) => ({
  ...{ importerId, created: context.now, accountId: personOf(context).id },
});

/** Reads an uploaded file from now on; files of earlier runs are deleted. The run of a draft waits until its fields are saved. */
export async function uploadFile(context: ApiContext, id: number, handle: string): Promise<RunRow> {
  const { row, lastRun } = await requireImporter(context, id);
  const file = context.received.take(handle);
  try {
    if (!isDraft(row) && lastRun !== null && ['waiting', 'reading', 'asks', 'applying'].includes(lastRun.state))
      throw refusal('IMPORTER_BUSY');
    const stored = await context.uploads.takeIn(row.frontend, file, 'FEED');
    const run = await begins(context, row, async (tx) => {
      const old = await listUploads(tx, id);
      if (isDraft(row)) await stopRuns(tx, id, context.now);
      const made = await insertRun(tx, { ...begun(context, id), cause: 'upload', uploadId: stored.row.id });
      if (made === null) throw refusal('IMPORTER_BUSY');
      await dropUploads(tx, old);
      await keepFiles(tx, [stored.row.id]);
      return made;
    });
    return await requireRun(context, run ?? 0);
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Lets a run that asks go on, or discards it. Throws `UserError` IMPORTER_UNKNOWN for a run that does not ask. */
export async function answer(context: ApiContext, id: number, goOn: boolean): Promise<RunRow> {
  const run = await requireRun(context, id);
  const { row } = await requireImporter(context, run.importerId);
  await transact({ pool: context.pool, frontend: row.frontend }, async (tx) => {
    if (!(await answerRun(tx, id, goOn, context.now))) return;
    if (goOn) await enqueue(tx.db, runImporterTask, { run: id }, keyOfRun(id));
    await note(context, tx, goOn ? 'importer_answered' : 'importer_stopped', row);
  });
  return requireRun(context, id);
}

function begins(
  context: ApiContext,
  row: ImporterRow,
  begin: (tx: TransactionScope) => Promise<number | null>,
): Promise<number | null> {
  return transact({ pool: context.pool, frontend: row.frontend }, async (tx) => {
    const run = await begin(tx);
    if (run === null) return null;
    if (isDraft(row)) return run;
    await enqueue(tx.db, runImporterTask, { run }, keyOfRun(run));
    await note(context, tx, 'importer_started', row);
    return run;
  });
}

async function requireRun(context: ApiContext, id: number): Promise<RunRow> {
  const run = await findRun(await reachable(context), id);
  if (run === null) throw refusal('IMPORTER_UNKNOWN');
  return run;
}
