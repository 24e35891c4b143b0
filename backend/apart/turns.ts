/** Lets few pieces of work run at once. The others wait, and begin in the order in which they came. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T | null>;

/** `atOnce` run, `mostWaiting` wait; resolves with null, without doing the work, for what comes beyond that. */
export function createTurns({ atOnce, mostWaiting = Number.POSITIVE_INFINITY }: TurnLimits): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= mostWaiting) return null;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // The next one takes over the place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

interface TurnLimits {
  atOnce: number;
  mostWaiting?: number;
}
