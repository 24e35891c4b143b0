/** Counts started applications, once per job and tab; without browser storage, once per job and page. */
import { keptInTab } from '../../../runtime/core/browser-storage.ts';
import { run } from '../../../runtime/graphql/run.ts';
import { noteApplyStartMutation } from './applications.generated.ts';

const started = keptInTab('np-apply-started');
let here = new Set<number>();

/** Whether this is the first time; counting never blocks anybody. */
export function noteApplyStart(jobId: number): boolean {
  const known = read();
  if (known.has(jobId)) return false;
  known.add(jobId);
  started.writeJson([...known].slice(-200));
  run(noteApplyStartMutation, { jobId }).catch(() => undefined);
  return true;
}

function read(): Set<number> {
  const kept = started.readJson();
  if (Array.isArray(kept)) here = new Set([...here, ...kept.filter((id) => typeof id === 'number')]);
  return here;
}
