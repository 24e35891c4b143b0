/**
 * Loaded before everything else (`--import`): re-executes the process, with the same id, with settings of the C library's allocator. By
 * default it retains freed buffers of pages and responses, 100 to 170 MB after a busy minute (decision 0012). Linux only.
 */
import { isMainThread } from 'node:worker_threads';
import { ALLOCATOR, ALLOCATOR_MARK } from './allocator-settings.ts';

/** A process of PM2 would lose the channel through which it gets its connections; PM2 is started with the settings instead. */
const hasChannel = process.channel !== undefined;

if (process.env[ALLOCATOR_MARK] === undefined) {
  if (process.platform === 'linux' && isMainThread && !hasChannel && process.execve) {
    const words = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
    process.execve(process.execPath, words, { ...process.env, ...ALLOCATOR, [ALLOCATOR_MARK]: '1' });
  }
} else {
  // The library has read them. They must not be inherited by PostgreSQL and other child processes.
  for (const name of Object.keys(ALLOCATOR)) delete process.env[name];
}
