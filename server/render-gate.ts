/** Limits concurrent and queued renders (pages, feeds, sitemaps), and refuses the rest, so that the server recovers when the load ends. */
import { networkOf } from '../backend/guards/network.ts';
import { current } from '../backend/observe/current.ts';

export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

export interface RenderGate {
  /**
   * Runs `work` when there is room. Rejects with OverloadedError when the queue is full or the wait is too long. `address` is
   * the client's IP address, empty for work that none waits for: a full queue makes room for a client with fewer queued renders than others.
   * What a client that has left was waiting for has its turn after all others: somebody else may want the same page.
   */
  run<T>(address: string, work: () => Promise<T>): Promise<T>;
  waiting(): number;
  running(): number;
}

interface Waiting {
  network: string;
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

  function enter(address: string): Promise<void> {
    if (running < options.concurrency) {
      running += 1;
      return Promise.resolve();
    }
    const network = networkOf(address);
    if (queue.size >= options.queue && !makeRoomFor(network)) {
      return Promise.reject(new OverloadedError('Too many pages are waiting to be rendered.'));
    }
    return new Promise((resolve, reject) => {
      const leaveQueue = (one: Waiting) => {
        clearTimeout(timer);
        queue.delete(one);
        count(network, -1);
      };
      const { isOver = () => false } = current();
      const waiting: Waiting = {
        network,
        isLeft: isOver,
        start() {
          leaveQueue(waiting);
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
    });
  }

  function count(network: string, by: 1 | -1): void {
    const now = (perNetwork.get(network) ?? 0) + by;
    if (now === 0) perNetwork.delete(network);
    else perNetwork.set(network, now);
  }

  /**
   * Drops a render that its client no longer waits for; otherwise the latest of the network with most queued ones, if that leaves it with
   * no fewer than the new one's network has.
   */
  function makeRoomFor(network: string): boolean {
    const left = [...queue].find((one) => one.isLeft());
    if (left) {
      left.refuse();
      return true;
    }
    const [greediest, most] = [...perNetwork].reduce((one, other) => (other[1] > one[1] ? other : one), ['', 0]);
    if (most < (perNetwork.get(network) ?? 0) + 2) return false;
    const latest = [...queue].findLast((one) => one.network === greediest);
    latest?.refuse();
    return latest !== undefined;
  }

  function leave(): void {
    const [first] = queue;
    const next = first?.isLeft() ? ([...queue].find((one) => !one.isLeft()) ?? first) : first;
    // The slot is passed on, so `running` stays the same.
    if (next) next.start();
    else running -= 1;
  }

  return {
    async run(address, work) {
      await enter(address);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    waiting: () => queue.size,
    running: () => running,
  };
}
