/** Keeps in memory what systems have asked, and writes it every few seconds. No request waits for it. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { inTransaction } from '../../../database/transaction.ts';
import { reasonOf } from '../../../guards/error-text.ts';
import { addCalls, type NewCall } from './call-store.ts';

const FLUSH_MS = 5_000;
/** Between two writes; what is more is not listed. */
const MOST_WAITING = 10_000;

export interface CallLog {
  note(call: NewCall): void;
  /** Writes what was noted. What could not be written is kept for the next time. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface CallLogOptions {
  pool: pg.Pool;
  log(message: string): void;
}

/** Writes when it is closed, too: a process that is killed loses what came since the last write. */
export function createCallLog({ pool, log }: CallLogOptions): CallLog {
  let waiting: NewCall[] = [];
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  async function write(): Promise<void> {
    if (waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    try {
      await inTransaction(pool, (client) => addCalls(drizzle(client), batch));
    } catch (error) {
      waiting = [...batch, ...waiting].slice(0, MOST_WAITING);
      log(`Requests of partners could not be written: ${reasonOf(error)}`);
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  return {
    note(call) {
      if (waiting.length < MOST_WAITING) waiting.push(call);
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
