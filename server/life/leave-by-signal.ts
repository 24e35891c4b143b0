/** SIGTERM and SIGINT: the first one ends the process in good order, a second one at once. */
import { constants } from 'node:os';

/** npm passes on the signal of a terminal that the process got already. */
const ECHO_MS = 300;

/** The process ends with 0 when `stop` is done. */
export function leaveBySignal(stop: () => Promise<void>): void {
  let begun: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (begun !== undefined) {
        if (performance.now() - begun > ECHO_MS) process.exit(128 + constants.signals[signal]);
        return;
      }
      begun = performance.now();
      // Connections break when the database ends; that is no news any more.
      process.on('uncaughtException', () => undefined);
      void stop().then(() => process.exit(0));
    });
  }
}
