/** The same message a thousand times is a few lines and a number: an outage must not fill the disk. */
import type { Log } from './log.ts';

export interface LogBounds {
  /** Lines of one kind in a while. */
  most: number;
  /** The while, in milliseconds. */
  every: number;
}

interface Kind {
  lines: number;
  /** What was not written, and an example of it. */
  left: number;
  tell: (count: number) => void;
}

const standard: LogBounds = { most: 20, every: 60_000 };
/** Kinds that are told apart in a while; beyond them the code alone counts. */
const mostKinds = 500;
const told = 200;

/** Lines that differ in numbers and ids alone are of one kind. What is left out is counted, and told when the while is over. */
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
    if (kinds.size === 0) setTimeout(isOver, every).unref();
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
