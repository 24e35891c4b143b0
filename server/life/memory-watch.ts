/**
 * Lets a process leave that has used more memory than it may for a while. Its process manager starts the next one; meanwhile the others
 * of its group serve, and no request is lost (`leave.ts`).
 */
import { errorText } from '../../backend/guards/error-text.ts';
import type { Log } from '../log.ts';
import type { Restarts } from './restarts.ts';

export interface WatchOptions {
  /** In bytes. */
  limit: number;
  restarts: Restarts;
  /** Shuts this process down gracefully. */
  leave(): void;
  log: Log;
  /** Resident memory in bytes; default: that of this process. */
  used?: () => number;
  /** Milliseconds between two looks. */
  every?: number;
}

const EVERY_MS = 5000;
/** Looks in a row that must find too much: a peak that passes is none of its business. */
const LOOKS = 3;
const MB = 1024 * 1024;

/** Starts watching; returns what ends it. */
export function watchMemory({ limit, restarts, leave, log, every = EVERY_MS, ...options }: WatchOptions): () => void {
  const used = options.used ?? process.memoryUsage.rss;
  let above = 0;
  let hasFailed = false;

  const timer = setInterval(() => {
    const bytes = used();
    above = bytes > limit ? above + 1 : 0;
    if (above < LOOKS || !mayLeave()) return;
    clearInterval(timer);
    const reason = `${Math.round(bytes / MB)} MB are more than MEMORY_LIMIT_MB (${limit / MB}): this process stops for the next one.`;
    log('warn', 'MEMORY_LIMIT', reason, { restarts: restarts.count() });
    leave();
  }, every).unref();

  function mayLeave(): boolean {
    try {
      return restarts.takeTurn();
    } catch (error) {
      if (!hasFailed) log('error', 'MEMORY_LIMIT', `This process uses too much memory, but stays: ${errorText(error)}`);
      hasFailed = true;
      return false;
    }
  }

  return () => clearInterval(timer);
}
