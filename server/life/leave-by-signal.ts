/** SIGTERM and SIGINT: the first one shuts the process down gracefully, a second one immediately. */
import { constants } from 'node:os';

/** npm forwards a terminal's signal, which the process has received already. */
const ECHO_MS = 300;

/** The process exits with 0 when `stop` is done. */
export function leaveBySignal(stop: () => Promise<void>): void {
  let begun: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (begun !== undefined) {
        if (performance.now() - begun > ECHO_MS) process.exit(128 + constants.signals[signal]);
        return;
      }
      begun = performance.now();
      // Connections break when the database stops, which need not be reported any more.
      process.on('uncaughtException', () => undefined);
      void stop().then(() => process.exit(0));
    });
  }
}
