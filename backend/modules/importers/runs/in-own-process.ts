/** Does runs outside of the server: reading and writing a large feed would make its visitors wait. */
import { fork } from 'node:child_process';
import type { CompiledBrand } from '../../../../runtime/core/request-context.ts';
import type { ErrorLog } from '../../../guards/mask-error.ts';
import type { OwnProcessSettings, WorkTools } from '../../../work/work.ts';
import { findOpenRun } from './work-store.ts';

/** What the process works with. Without a brand, the run fails with that reason. */
export interface ImportOrder extends OwnProcessSettings {
  run: number;
  brand: CompiledBrand | undefined;
}

export type ImportReport = { log: Parameters<ErrorLog> } | { failed: string } | { done: true } | { isAlive: true };

/** Megabytes. With 112, collecting garbage made a second import of 100,000 items three times slower. */
const HEAP = ['--max-old-space-size=144', '--max-semi-space-size=4'];
/** Without threads that collect garbage beside it: they would take the second processor, too. */
const THREADS = ['--v8-pool-size=0'];
/** Without a sign of life for so long, it hangs. */
const SILENT_MS = 120_000;
/** How long it may go on once it was asked to leave. */
const LEAVE_MS = 5_000;

type Tools = Pick<WorkTools, 'db' | 'findBrand' | 'log' | 'signal' | 'ownProcess'>;

/** Resolves when the run is over, or if another process does it. Rejects when the process fails, is lost, or is asked to leave. */
export async function runInOwnProcess(tools: Tools, run: number): Promise<void> {
  const { db, findBrand, log, signal, ownProcess } = tools;
  const found = await findOpenRun(db, run);
  if (found === null) return;
  signal.throwIfAborted();
  const brand = findBrand(found.importer.frontend);
  await new Promise<void>((resolve, reject) => {
    const child = fork(new URL('./import-process.ts', import.meta.url), {
      serialization: 'advanced',
      execArgv: [...HEAP, ...THREADS],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    let isDone = false;
    let failed: string | undefined;
    let late: NodeJS.Timeout | undefined;
    const leave = () => {
      child.kill('SIGTERM');
      late = setTimeout(() => child.kill('SIGKILL'), LEAVE_MS);
    };
    const hung = setTimeout(() => child.kill('SIGKILL'), SILENT_MS);
    signal.addEventListener('abort', leave, { once: true });
    child.on('message', (message) => {
      const report = message as ImportReport;
      hung.refresh();
      if ('log' in report) log(...report.log);
      else if ('failed' in report) failed = report.failed;
      else if ('done' in report) isDone = true;
    });
    child.once('error', (error) => {
      failed = error.message;
      child.kill('SIGKILL');
    });
    child.once('close', (code, killedBy) => {
      clearTimeout(late);
      clearTimeout(hung);
      signal.removeEventListener('abort', leave);
      if (isDone) resolve();
      else if (signal.aborted) reject(new Error('The import was interrupted; it begins anew.'));
      else reject(new Error(failed ?? `The process of an import was lost (${killedBy ?? code}).`));
    });
    child.send({ run, brand, ...ownProcess } satisfies ImportOrder);
  });
}
