/** How a run leaves visitors half of the time: the database knows no priorities, so each batch is followed by a pause of its length. */
import { setTimeout as wait } from 'node:timers/promises';

/** A batch that waited for a lock says nothing about the load. */
const LONGEST_PAUSE_MS = 1000;

/** Does the work, and waits as long as that took. Rejects when the work does, or when the signal is aborted. */
export async function paced(
  signal: AbortSignal,
  work: () => Promise<void>,
  pause = (ms: number): Promise<unknown> => wait(ms, undefined, { signal }),
): Promise<void> {
  const began = performance.now();
  await work();
  signal.throwIfAborted();
  await pause(Math.min(performance.now() - began, LONGEST_PAUSE_MS));
}
