/** Work that no visitor waits for. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Two turns of the event loop: a new connection is accepted in one, and its request read and answered in the next. */
export async function giveWay(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

/** Runs one piece of work after the other, each once visitors who came meanwhile are served. What fails is left undone. */
export function createBackground() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    run(work: () => Promise<unknown>): void {
      last = last.then(async () => {
        await giveWay();
        await work().catch(() => undefined);
      });
    },
  };
}
