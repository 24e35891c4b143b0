/**
 * Which process of a group leaves because of its memory, one at a time, and how often each has. Kept as files in `DATA_DIR/restarts`:
 * the processes of a group share it, and it works without the database.
 */
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MINUTE_MS } from '../../runtime/core/durations.ts';

export interface Restarts {
  /** How often a process at this place has left because of its memory. */
  count(): number;
  /** True if this process may leave now, which is then counted. False while another one of the group is being replaced. */
  takeTurn(): boolean;
  /** A process at this place serves again: the next one of the group may leave. */
  isBack(): void;
}

export interface Place {
  /** Processes that stand in for each other: those of one pinned brand, or of all brands. */
  group: string;
  /** The process and those that take its place, such as its port. */
  name: string;
}

/** Of a process: its port, and under PM2 its number among those that share it. */
export function placeOf(
  settings: { brand: string | null; port: number },
  env: Readonly<Record<string, string | undefined>>,
): Place {
  const number = env.NODE_APP_INSTANCE;
  return { group: settings.brand ?? 'all', name: `${settings.port}${number ? `-${number}` : ''}` };
}

/** A process that was not replaced by then does not keep the others from leaving. */
const REPLACED_WITHIN_MS = 5 * MINUTE_MS;

/** Writes nothing yet. `takeTurn` throws if the folder cannot be written to. */
export function openRestarts(dataDir: string, { group, name }: Place, now: () => number = Date.now): Restarts {
  const folder = path.join(dataDir, 'restarts');
  const turn = path.join(folder, `${group}.leaving`);
  const counted = path.join(folder, `${name}.count`);
  const count = () => Number(readText(counted)) || 0;
  return {
    count,
    takeTurn() {
      mkdirSync(folder, { recursive: true });
      const begun = statSync(turn, { throwIfNoEntry: false })?.mtimeMs;
      if (begun !== undefined && now() - begun > REPLACED_WITHIN_MS) rmSync(turn, { force: true });
      try {
        writeFileSync(turn, name, { flag: 'wx' });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      }
      writeFileSync(counted, `${count() + 1}\n`);
      return true;
    },
    isBack() {
      if (readText(turn) === name) rmSync(turn, { force: true });
    },
  };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}
