/**
 * Loaded before everything else (`--import`): re-executes the process, with the same id, with settings of the C library's allocator. By
 * default it retains freed buffers of pages and responses, 100 to 170 MB after a busy minute (decision 0012). Linux only.
 */
import { isMainThread } from 'node:worker_threads';

const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  /** In bytes; larger blocks are returned to the system as soon as they are freed. Rendering and compressing a page takes smaller ones. */
  MALLOC_MMAP_THRESHOLD_: '1048576',
  /** In bytes; more than a page takes, which would otherwise be returned and requested for every one. */
  MALLOC_TRIM_THRESHOLD_: '2097152',
};

const MARK = 'ALLOCATOR_SET';

if (process.env[MARK] === undefined) {
  if (process.platform === 'linux' && isMainThread && process.execve) {
    const words = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
    process.execve(process.execPath, words, { ...process.env, ...ALLOCATOR, [MARK]: '1' });
  }
} else {
  // The library has read them. They must not be inherited by PostgreSQL and other child processes.
  for (const name of Object.keys(ALLOCATOR)) delete process.env[name];
}
