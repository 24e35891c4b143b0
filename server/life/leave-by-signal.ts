/** SIGTERM and SIGINT: the first one shuts the process down gracefully, a second one immediately. */
import { constants } from 'node:os';

/** npm forwards a terminal's signal, which the process has received already. */
const ECHO_MS = 300;

/** The process exits with 0 when `stop` is done. Returns what shuts it down in the same way without a signal. */
export function leaveBySignal(stop: () => Promise<void>): () => void {
  let isLeaving = false;
  let told: number | undefined;

  function leave(): void {
    if (isLeaving) return;
    isLeaving = true;
    // Connections break when the database stops, which need not be reported any more.
    process.on('uncaughtException', () => undefined);
    void stop().then(() => process.exit(0));
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (told !== undefined) {
        if (performance.now() - told > ECHO_MS) process.exit(128 + constants.signals[signal]);
        return;
      }
      // The first signal to a process that is leaving already changes nothing.
      told = performance.now();
      leave();
    });
  }
  return leave;
}
