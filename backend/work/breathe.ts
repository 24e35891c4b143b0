/** Background work in a process that serves visitors: between two batches, it waits until nobody waits for it. */
import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 5;
/** A timer that is later than this means that the process is busy. */
const LATE_MS = 10;
const MOST_PAUSES = 20;

/** A pause; a longer one while the event loop is late, but never more than a fraction of a second. */
export async function breathe(): Promise<void> {
  for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
    const before = performance.now();
    await setTimeout(PAUSE_MS);
    if (performance.now() - before < PAUSE_MS + LATE_MS) return;
  }
}
