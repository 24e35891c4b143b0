/** Lets a bounded number of renders (pages, feeds, sitemaps) run, a bounded number wait, and refuses the rest, so that overload ends with the load. */
export class OverloadedError extends Error {
  override name = 'OverloadedError';
}

export interface RenderGate {
  /** Runs `work` when there is room. Rejects with OverloadedError when the queue is full or the wait is too long. */
  run<T>(work: () => Promise<T>): Promise<T>;
  waiting(): number;
}

/** `concurrency` run at once, `queue` wait, each at most `maxWait` milliseconds. */
export function createRenderGate(options: { concurrency: number; queue: number; maxWait: number }): RenderGate {
  let running = 0;
  const queue = new Set<{ start: () => void }>();

  function enter(): Promise<void> {
    if (running < options.concurrency) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.size >= options.queue)
      return Promise.reject(new OverloadedError('Too many pages are waiting to be rendered.'));
    return new Promise((resolve, reject) => {
      const place = {
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        queue.delete(place);
        reject(new OverloadedError('The page waited too long to be rendered.'));
      }, options.maxWait);
      queue.add(place);
    });
  }

  function leave(): void {
    const [next] = queue;
    if (!next) {
      running -= 1;
      return;
    }
    // The place is handed on, so `running` stays as it is.
    queue.delete(next);
    next.start();
  }

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
    waiting: () => queue.size,
  };
}
