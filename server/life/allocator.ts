/**
 * Loaded before all else (`--import`): begins the process anew, under the same number, with settings of the C library's allocator. By
 * default it keeps what buffers of pages and answers took, 100 to 170 MB after a busy minute (decision 0012). Linux alone has these settings.
 */
import { isMainThread } from 'node:worker_threads';

const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  /** Bytes; larger pieces go back to the system as soon as they are free. */
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '262144',
};

const MARK = 'ALLOCATOR_SET';

if (process.env[MARK] === undefined) {
  if (process.platform === 'linux' && isMainThread && process.execve) {
    const words = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
    process.execve(process.execPath, words, { ...process.env, ...ALLOCATOR, [MARK]: '1' });
  }
} else {
  // The library has read them. They are not for PostgreSQL and other programs that this one starts.
  for (const name of Object.keys(ALLOCATOR)) delete process.env[name];
}
