/** The stand-in of `odd-cleaner.ts`, on a machine where a process takes a second to start. */
import { setTimeout } from 'node:timers/promises';

await setTimeout(1000);
await import('./odd-cleaner.ts');
