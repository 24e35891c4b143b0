/** Files that run in `npm test` and in the sweeps: each time with another part of their tests. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    isSweep?: boolean;
  }
}

/** For `describe.runIf` and `it.skipIf`. */
export const isSweep = (): boolean => inject('isSweep') ?? false;

/** `npm test` takes one of several, the sweeps take the others. */
export function shareOf<Row>(rows: readonly Row[], isOfTest: (row: Row, at: number) => boolean): Row[] {
  return rows.filter((row, at) => isOfTest(row, at) !== isSweep());
}
