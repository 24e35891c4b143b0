/** Rate limits similar log lines, so that an outage cannot fill the disk. */
import { outside } from '../backend/observe/current.ts';
import type { Log } from './log.ts';

export interface LogBounds {
  /** Lines of one kind per interval. */
  most: number;
  /** Interval in milliseconds. */
  every: number;
}

interface Kind {
  lines: number;
  /** Number of suppressed lines, and an example. */
  left: number;
  tell: (count: number) => void;
}

const standard: LogBounds = { most: 20, every: 60_000 };
/** Kinds distinguished per interval; beyond that only the code counts. */
const mostKinds = 500;
const told = 200;

/** Lines that only differ in numbers and ids are of one kind. Suppressed ones are counted, and reported at the end of the interval. */
export function boundLog(log: Log, { most, every }: LogBounds = standard): Log {
  const kinds = new Map<string, Kind>();

  function isOver(): void {
    const past = [...kinds.values()];
    kinds.clear();
    for (const { left, tell } of past) if (left > 0) tell(left);
  }

  return (level, code, message, details) => {
    const shape = `${level} ${code} ${message.slice(0, told).replace(/[0-9a-f]{8,}|\d+/gi, '#')}`;
    const key = kinds.size < mostKinds || kinds.has(shape) ? shape : `${level} ${code}`;
    // The lines of an interval belong to many requests.
    if (kinds.size === 0) outside(() => setTimeout(isOver, every).unref());
    const kind = kinds.get(key) ?? { lines: 0, left: 0, tell: () => undefined };
    kinds.set(key, kind);
    if (kind.lines < most) {
      kind.lines += 1;
      log(level, code, message, details);
      return;
    }
    kind.left += 1;
    const first = message.split('\n', 1)[0]?.slice(0, told);
    kind.tell = (count) => log(level, code, `${count} more like this: ${first}`);
  };
}
