/** A process of its own for one file of somebody else: it may be killed, and what it takes is taken from nobody. */
import { Worker } from 'node:worker_threads';
import { MOST_MEMORY_MB } from './bounds.ts';
import type { ReaderAnswer } from './reader-answer.ts';

const MB = 1024 * 1024;

// Nobody waits any more.
process.once('disconnect', () => process.exit(1));

process.once('message', (path) => {
  const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), {
    workerData: String(path),
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB / 2 },
  });
  const end = (answer: ReaderAnswer) => process.send?.(answer, () => process.exit(0));
  worker.once('message', end);
  // A heap that is full ends the thread; anything else that does is a file that its library did not expect.
  worker.once('error', (error) => {
    const full = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    end({ fault: full ? 'RESUME_FILE_TOO_LARGE' : 'RESUME_FILE_BROKEN', values: {} });
  });
  // Buffers are not of the heap: only the process as a whole shows them.
  setInterval(() => {
    if (process.memoryUsage.rss() > MOST_MEMORY_MB * MB) end({ fault: 'RESUME_FILE_TOO_LARGE', values: {} });
  }, 25);
});
