/** Every task there is. A worker runs all of them. */
import type { Task } from './work.ts';

export const tasks: readonly Task[] = [];
