/** Announces outdated cached pages to all processes on one database. One channel, through LISTEN and NOTIFY. */
import { setTimeout as pause } from 'node:timers/promises';
import { openLine } from '../database/line.ts';
import { CHANNEL } from './tag-store.ts';

/** Stands for every tag: sent to listeners when notifications may have been missed. */
export const ALL_TAGS = '*';
/** Announces a queued mail. No page has this tag. */
export const MAIL_TAG = 'mail';

export type TagListener = (tags: readonly string[]) => void;

export interface Bus {
  /** Calls back with the tags of every change, including those of this process. Returns a function that stops it. */
  onTags(listener: TagListener): () => void;
  /** False from the moment the connection breaks until listeners have heard `ALL_TAGS`. */
  isListening(): boolean;
  close(): Promise<void>;
}

/** In milliseconds. */
export interface BusPatience {
  /** Until the first reconnection attempt; doubled after each failure. */
  firstRetry: number;
  longestRetry: number;
  /** Interval of connection checks, and their timeout. */
  checkEvery: number;
  answerWithin: number;
}

const standard: BusPatience = { firstRetry: 200, longestRetry: 10_000, checkEvery: 15_000, answerWithin: 5_000 };

/** Listens on a separate connection and reconnects when it breaks or stops responding, announcing `ALL_TAGS`. One attempt at a time. */
export async function openBus(
  url: string,
  log: (message: string) => void,
  { firstRetry, longestRetry, checkEvery, answerWithin }: BusPatience = standard,
): Promise<Bus> {
  const listeners = new Set<TagListener>();
  const closing = new AbortController();
  const { signal } = closing;

  const tell = (tags: readonly string[]) => {
    for (const listener of listeners) listener(tags);
  };
  const connect = () =>
    openLine({ url, channel: CHANNEL, checkEvery, answerWithin, heard: (payload) => tell(readTags(payload)) });

  let line = await connect();
  let isListening = true;

  async function follow(): Promise<void> {
    while (!signal.aborted) {
      const reason = await line.lost;
      isListening = false;
      if (signal.aborted) return;
      log(`The bus lost its connection: ${reason}`);
      await reconnect();
    }
  }

  async function reconnect(): Promise<void> {
    let said = '';
    for (let wait = firstRetry; ; wait = Math.min(wait * 2, longestRetry)) {
      await pause(wait, undefined, { signal, ref: false });
      try {
        line = await connect();
        break;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== said) log(`The bus could not connect: ${reason}`);
        said = reason;
      }
    }
    if (signal.aborted) return line.close();
    log('The bus is connected again.');
    tell([ALL_TAGS]);
    isListening = true;
  }

  // Only ends when aborted.
  const followed = follow().catch(() => undefined);
  return {
    onTags(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isListening: () => isListening,
    async close() {
      closing.abort();
      await line.close();
      await followed;
    },
  };
}

function readTags(payload: string | undefined): string[] {
  try {
    const tags: unknown = JSON.parse(payload ?? '');
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  } catch {
    return [];
  }
}
