/** When runs are done: once a minute it is looked which importers are due, and which runs were interrupted. */
import { DAY_MS } from '../../../../runtime/core/durations.ts';
import { transact } from '../../../database/transact.ts';
import { enqueue } from '../../../work/queue-store.ts';
import { defineTask, type WorkTools } from '../../../work/work.ts';
import { RUN_DAYS } from '../limits.ts';
import { nextRun } from '../schedule.ts';
import { runInOwnProcess } from './in-own-process.ts';
import { leave } from './leave.ts';
import { deleteOldRuns, insertRun, listDue, listLeaving, listOpenRuns, setImporter } from './work-store.ts';

const MOST_DUE = 200;
/** The largest feeds take hours. */
const LONGEST_SECONDS = 6 * 3600;

export const runImporterTask = defineTask<{ run: number }>({
  name: 'run-importer',
  retryLimit: 2,
  longestSeconds: LONGEST_SECONDS,
  run: (tools, { run }) => runInOwnProcess(tools, run),
});

export const leaveTask = defineTask<{ importer: number }>({
  name: 'delete-importer',
  retryLimit: 2,
  longestSeconds: LONGEST_SECONDS,
  run: (tools, { importer }) => leave(tools, importer),
});

export const startImportersTask = defineTask({
  name: 'start-importers',
  schedule: '* * * * *',
  retryLimit: 0,
  run: startImporters,
});

/** A run waits once, however often it is asked for. */
export const keyOfRun = (run: number) => ({ singletonKey: `run ${run}` });

export async function startImporters({ db, pool, now, findBrand }: WorkTools): Promise<void> {
  for (const importer of await listDue(db, now(), MOST_DUE)) {
    const timeZone = findBrand(importer.frontend)?.document.site.timeZone ?? 'UTC';
    await transact({ pool, frontend: importer.frontend }, async (tx) => {
      await setImporter(tx, importer.id, { due: nextRun(importer, now(), timeZone) });
      if (importer.url === null) return;
      const run = await insertRun(tx, { importerId: importer.id, cause: 'schedule', created: now() });
      if (run !== null) await enqueue(tx.db, runImporterTask, { run }, keyOfRun(run));
    });
  }
  for (const run of await listOpenRuns(db)) await enqueue(db, runImporterTask, { run }, keyOfRun(run));
  for (const importer of await listLeaving(db))
    await enqueue(db, leaveTask, { importer }, { singletonKey: `importer ${importer}` });
}

export const sweepImportersTask = defineTask({
  name: 'sweep-importers',
  schedule: '50 3 * * *',
  retryLimit: 3,
  async run({ db, now, log }) {
    const removed = await deleteOldRuns(db, new Date(now().getTime() - RUN_DAYS * DAY_MS));
    if (removed > 0) log('info', 'CLOCK', `Removed ${removed} old runs of importers.`);
  },
});
