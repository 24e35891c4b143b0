/** Counts started applications, once per job and tab. */
import { run } from '../../../runtime/graphql/run.ts';
import { noteApplyStartMutation } from './applications.generated.ts';

const KEY = 'np-apply-started';
let here = new Set<number>();

/** Whether this is the first time; counting never blocks anybody. */
export function noteApplyStart(jobId: number): boolean {
  const known = read();
  if (known.has(jobId)) return false;
  known.add(jobId);
  keep(known);
  run(noteApplyStartMutation, { jobId }).catch(() => undefined);
  return true;
}

function read(): Set<number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    if (Array.isArray(kept)) here = new Set([...here, ...kept.filter((id) => typeof id === 'number')]);
  } catch {
    // Without browser storage, it counts per page.
  }
  return here;
}

function keep(known: ReadonlySet<number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...known].slice(-200)));
  } catch {
    // The same.
  }
}
