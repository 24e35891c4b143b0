/** Restarts a server that exited unexpectedly: killed, or stopped by a full disk. */
import { setTimeout as pause } from 'node:timers/promises';

/** In milliseconds. */
export interface Pauses {
  /** Between two checks that it runs. */
  look: number;
  /** After the first failed attempt; doubled after each further one. */
  first: number;
  longest: number;
}

export type Report = (level: 'info' | 'error', code: 'DATABASE_ENDED' | 'DATABASE_BACK', message: string) => void;

interface KeepUpOptions {
  isUp(): boolean;
  /** Starts it, or finds it already started. Rejects with a reason. */
  start(): Promise<void>;
  /** Why it exited, as far as its log says. */
  lastWords(): string;
  report: Report;
  pauses?: Pauses;
}

export interface KeptUp {
  /** An explanation while it is down. */
  fault(): string | null;
  /** From now on the server may exit. */
  stop(): void;
}

const standard: Pauses = { look: 1000, first: 1000, longest: 60_000 };

/** Watches the server until `stop`. */
export function keepUp({ isUp, start, lastWords, report, pauses = standard }: KeepUpOptions): KeptUp {
  const stopping = new AbortController();
  const { signal } = stopping;
  let fault: string | null = null;
  const wait = (milliseconds: number) => pause(milliseconds, undefined, { signal, ref: false });

  async function bringBack(): Promise<void> {
    let said = '';
    for (let tries = 1, rest = pauses.first; ; tries += 1, rest = Math.min(rest * 2, pauses.longest)) {
      try {
        await start();
        report('info', 'DATABASE_BACK', `The embedded PostgreSQL runs again (tries: ${tries}).`);
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        fault = `The embedded PostgreSQL has ended and could not be started again (tries: ${tries}).`;
        if (reason !== said)
          report('error', 'DATABASE_ENDED', `The embedded PostgreSQL could not be started again: ${reason}`);
        said = reason;
      }
      await wait(rest);
    }
  }

  async function watch(): Promise<void> {
    for (;;) {
      await wait(pauses.look);
      if (isUp()) continue;
      fault = 'The embedded PostgreSQL has ended and is being started again.';
      report(
        'error',
        'DATABASE_ENDED',
        `The embedded PostgreSQL has ended; it is started again. ${lastWords()}`.trim(),
      );
      await bringBack();
      fault = null;
    }
  }

  // Only the abort signal ends the loop.
  watch().catch(() => undefined);
  return { fault: () => fault, stop: () => stopping.abort() };
}
