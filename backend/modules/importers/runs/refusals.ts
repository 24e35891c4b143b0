/** What a run could not use: the first thousand are kept with their text, all are counted. */
import type { Scope } from '../../../scope.ts';
import { LONGEST_RAW, MOST_REFUSALS } from '../limits.ts';
import { clearRefusals, insertRefusals, type NewRefusal } from './work-store.ts';

interface Refusal {
  code: string;
  params: Record<string, string | number>;
  line: number;
  raw: string;
}

export interface Refusals {
  add(refusal: Refusal): Promise<void>;
  /** Writes those that are not written yet. */
  flush(): Promise<void>;
  total(): number;
  /** The beginning of an item that is kept. */
  cut(raw: string): string;
}

const BATCH = 100;

/** Begins anew: those of an interrupted attempt are deleted. */
export async function openRefusals(scope: Scope, runId: number): Promise<Refusals> {
  await clearRefusals(scope, runId);
  let total = 0;
  let batch: NewRefusal[] = [];
  const flush = async () => {
    await insertRefusals(scope, batch);
    batch = [];
  };
  // A half of a surrogate pair, and NUL, cannot be stored.
  const cut = (raw: string) => raw.slice(0, LONGEST_RAW).toWellFormed().replaceAll('\0', '\uFFFD');
  return {
    async add({ code, params, line, raw }) {
      total += 1;
      if (total > MOST_REFUSALS) return;
      batch.push({ runId, code, params, line, raw: cut(raw) });
      if (batch.length === BATCH) await flush();
    },
    flush,
    total: () => total,
    cut,
  };
}
