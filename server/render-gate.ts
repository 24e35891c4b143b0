/** Limits concurrent and queued renders (pages, feeds, sitemaps), and refuses the rest, so that the server recovers when the load ends. */
import { networkOf } from '../backend/guards/network.ts';
import { current, outside } from '../backend/observe/current.ts';
import { giveWay } from './cache/background.ts';

export class OverloadedError extends Error {
  override name = 'OverloadedError';

  /** Without a stack: a crowd brings thousands in a second, and where each comes from is clear. */
  constructor(message: string) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

export interface RenderGate {
  /**
   * Runs `work` when there is room. Rejects with OverloadedError when the queue is full or the wait is too long. `address` is
   * the client's IP address, empty for work that none waits for, which has its turn after all others: a full queue makes room for a client
   * with fewer queued renders than others. What all who waited for have left is not run any more.
   */
  run<T>(address: string, work: () => Promise<T>): Promise<T>;
  waiting(): number;
  running(): number;
}

interface Waiting {
  network: string;
  /** Whether nobody waits for it. */
  isBehind: boolean;
  /** Whether it would be known by now that the client has left: a crowd that is gone leaves many requests that are still unread. */
  isRead: boolean;
  /** Whether the request that asked for it is over. */
  isLeft(): boolean;
  start(): void;
  refuse(): void;
}

/** `concurrency` run at once, `queue` wait, each at most `maxWait` milliseconds. */
export function createRenderGate(options: { concurrency: number; queue: number; maxWait: number }): RenderGate {
  let running = 0;
  const queue = new Set<Waiting>();
  const perNetwork = new Map<string, number>();
  let isSwept = false;

  function enter(address: string): Promise<void> {
    const network = networkOf(address);
    if (isFull() && !makeRoomFor(network)) {
      return Promise.reject(new OverloadedError('Too many pages are waiting to be rendered.'));
    }
    return new Promise((resolve, reject) => {
      const leaveQueue = (one: Waiting) => {
        clearTimeout(timer);
        queue.delete(one);
        count(network, -1);
      };
      const { isOver = () => false } = current();
      const isBehind = address === '';
      const waiting: Waiting = {
        network,
        isBehind,
        isRead: false,
        isLeft: isBehind ? () => false : isOver,
        start() {
          leaveQueue(waiting);
          running += 1;
          resolve();
        },
        refuse() {
          leaveQueue(waiting);
          reject(new OverloadedError('The page waited too long to be rendered.'));
        },
      };
      const timer = setTimeout(waiting.refuse, options.maxWait);
      queue.add(waiting);
      count(network, 1);
      void giveWay().then(() => {
        waiting.isRead = true;
        fill();
      });
    });
  }

  /** What waits for a moment although there is room does not count. */
  function isFull(): boolean {
    return running + queue.size >= options.concurrency + options.queue;
  }

  function count(network: string, by: 1 | -1): void {
    const now = (perNetwork.get(network) ?? 0) + by;
    if (now === 0) perNetwork.delete(network);
    else perNetwork.set(network, now);
  }

  /** Drops what its clients no longer wait for; looked for once in a turn of the event loop, because many may ask in one. */
  function sweep(): void {
    if (isSwept) return;
    isSwept = true;
    outside(() => setImmediate(() => (isSwept = false)));
    for (const one of queue) if (one.isLeft()) one.refuse();
  }

  /** Otherwise drops the latest of the network with most queued ones, if that leaves it with no fewer than the new one's network has. */
  function makeRoomFor(network: string): boolean {
    sweep();
    if (!isFull()) return true;
    const own = perNetwork.get(network) ?? 0;
    // No network can have more than this.
    if (queue.size - perNetwork.size + 1 < own + 2) return false;
    const [greediest, most] = [...perNetwork].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0]);
    if (most < own + 2) return false;
    const latest = [...queue].findLast((one) => one.network === greediest);
    latest?.refuse();
    return latest !== undefined;
  }

  /** The first that may start. */
  function find(fits: (one: Waiting) => boolean): Waiting | undefined {
    for (const one of queue) if (one.isRead && fits(one) && !one.isLeft()) return one;
    return undefined;
  }

  /** Starts what waits while there is room. */
  function fill(): void {
    while (running < options.concurrency && queue.size > 0) {
      sweep();
      const next = find((one) => !one.isBehind) ?? find(() => true);
      if (!next) return;
      next.start();
    }
  }

  return {
    async run(address, work) {
      await enter(address);
      try {
        return await work();
      } finally {
        running -= 1;
        fill();
      }
    },
    waiting: () => queue.size,
    running: () => running,
  };
}
