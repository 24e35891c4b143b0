/**
 * A queue in memory in front of a service of others. Nobody waits for it; while the service is down, the latest events
 * wait, the others are lost, and one line an hour says so.
 */
import { HOUR_MS, MINUTE_MS } from '../../runtime/core/durations.ts';
import type { ErrorLog } from '../guards/mask-error.ts';

/** Published in docs/limits.md. */
export const RELAY_LIMITS = {
  /** Events that wait for one service. */
  waiting: 500,
  /** Services that a process knows at a time. */
  services: 200,
  /** Events in one request. */
  batch: 20,
  /** Time for one request. */
  requestMs: 10_000,
  /** Time between two attempts while the service is down, doubled each time. */
  firstPauseMs: 1_000,
  longestPauseMs: 5 * MINUTE_MS,
  /** Services take events of the last three days. */
  oldestMs: 48 * HOUR_MS,
} as const;

/** How often a service that is down is mentioned. */
const MENTIONED_MS = HOUR_MS;

/** What became of one event. */
export type Delivery = 'taken' | 'refused' | 'again';

export interface RelayOptions<Item> {
  /** For the log. */
  name: string;
  /** Sends events; one result for each. Rejects if none arrived. */
  deliver(items: readonly Item[]): Promise<readonly Delivery[]>;
  log: ErrorLog;
  now?: () => number;
  /** Resolves after this time; ends early with the relay. */
  wait?: (ms: number) => Promise<void>;
}

export interface Relay<Item> {
  push(item: Item): void;
  /** Number of events that wait. */
  waiting(): number;
}

/** Sends batches one after the other. */
export function createRelay<Item>(options: RelayOptions<Item>): Relay<Item> {
  const { name, deliver, log, now = Date.now, wait = pause } = options;
  let queue: { item: Item; at: number }[] = [];
  let isRunning = false;
  let lost = 0;
  let mentioned = Number.NEGATIVE_INFINITY;

  function mention(why: string): void {
    if (now() - mentioned < MENTIONED_MS) return;
    mentioned = now();
    log(
      'warn',
      'RELAY_FAILED',
      `${name}: ${why}. Events lost since the last such line: ${lost}; waiting: ${queue.length}.`,
    );
    lost = 0;
  }

  async function run(): Promise<void> {
    let step = RELAY_LIMITS.firstPauseMs as number;
    while (queue.length > 0) {
      const { kept, old } = byAge(queue, now() - RELAY_LIMITS.oldestMs);
      lost += old;
      queue = kept;
      const batch = queue.splice(0, RELAY_LIMITS.batch);
      if (batch.length === 0) return;
      const { results, why } = await attempt(batch.map(({ item }) => item));
      const again = batch.filter((_, at) => results[at] === 'again');
      lost += results.filter((one) => one === 'refused').length;
      queue = [...again, ...queue];
      trim();
      if (why !== null) mention(why);
      if (again.length === 0) step = RELAY_LIMITS.firstPauseMs;
      else {
        await wait(step);
        step = Math.min(step * 2, RELAY_LIMITS.longestPauseMs);
      }
    }
  }

  async function attempt(items: readonly Item[]): Promise<{ results: readonly Delivery[]; why: string | null }> {
    try {
      const results = await deliver(items);
      const bad = results.filter((one) => one !== 'taken').length;
      return { results, why: bad === 0 ? null : `it did not take ${bad} of ${items.length} events` };
    } catch (error) {
      return { results: items.map(() => 'again'), why: error instanceof Error ? error.message : String(error) };
    }
  }

  function trim(): void {
    const over = queue.length - RELAY_LIMITS.waiting;
    if (over <= 0) return;
    queue.splice(0, over);
    lost += over;
  }

  return {
    push(item) {
      queue.push({ item, at: now() });
      trim();
      if (isRunning) return;
      isRunning = true;
      void run().finally(() => {
        isRunning = false;
      });
    },
    waiting: () => queue.length,
  };
}

function byAge<Item>(queue: readonly { item: Item; at: number }[], since: number) {
  const kept = queue.filter(({ at }) => at >= since);
  return { kept, old: queue.length - kept.length };
}

/** Keeps no process alive. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}
