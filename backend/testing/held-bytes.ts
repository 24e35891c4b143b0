/** Memory that is still retained. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Heap size in bytes after garbage collection. */
export function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}
