/** How a run leaves visitors part of the time: the database knows no priorities, so each batch is followed by a pause. */
import { setTimeout as wait } from 'node:timers/promises';

/** Of the time that the batch took. */
const PAUSE = 1;
/** A batch that waited for a lock says nothing about the load. */
const LONGEST_PAUSE_MS = 1000;

/** Does the work, and pauses in proportion to how long it took. Rejects when the work does, or when the signal is aborted. */
export async function paced(
  signal: AbortSignal,
  work: () => Promise<void>,
  pause = (ms: number): Promise<unknown> => wait(ms, undefined, { signal }),
): Promise<void> {
  const began = performance.now();
  await work();
  signal.throwIfAborted();
  await pause(Math.min((performance.now() - began) * PAUSE, LONGEST_PAUSE_MS));
}
