/** A separate process for one untrusted file: it can be killed, and its memory is limited. */
import { Worker } from 'node:worker_threads';
import { MOST_MEMORY_MB } from './bounds.ts';
import type { ReaderAnswer, TextAnswer } from './reader-answer.ts';

const MB = 1024 * 1024;

// The parent no longer waits.
process.once('disconnect', () => process.exit(1));

process.once('message', (order) => {
  const worker = new Worker(new URL('./reader-thread.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB / 2 },
  });
  const end = (answer: ReaderAnswer | TextAnswer) => process.send?.(answer, () => process.exit(0));
  worker.once('message', end);
  // A full heap ends the thread; any other crash is due to a file that the library cannot handle.
  worker.once('error', (error) => {
    const full = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    end({ fault: full ? 'RESUME_FILE_TOO_LARGE' : 'RESUME_FILE_BROKEN', values: {} });
  });
  // Buffers are not part of the heap: only the memory of the whole process includes them.
  setInterval(() => {
    if (process.memoryUsage.rss() > MOST_MEMORY_MB * MB) end({ fault: 'RESUME_FILE_TOO_LARGE', values: {} });
  }, 25);
});
