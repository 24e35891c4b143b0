import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { PendingFile } from './parts/pending-file.ts';

/**
 * Failed uploads by the pointer of their field. A multi-step form keeps them, since controls unmount with their step.
 */
export interface RefusedFiles {
  at(pointer: string): readonly PendingFile[];
  keep(pointer: string, files: readonly PendingFile[]): void;
  clear(): void;
}

const none: readonly PendingFile[] = [];

export const RefusedFilesContext = createContext<RefusedFiles>({
  at: () => none,
  keep: () => undefined,
  clear: () => undefined,
});

/** Outside a multi-step form nothing is kept. */
export function useRefusedFiles(): RefusedFiles {
  return useContext(RefusedFilesContext);
}

/** For the component that renders the steps. */
export function useKeptRefusedFiles(): RefusedFiles {
  const [all, setAll] = useState<ReadonlyMap<string, readonly PendingFile[]>>(new Map());
  const keep = useCallback((pointer: string, files: readonly PendingFile[]) => {
    setAll((before) => {
      if (files.length === 0 && !before.has(pointer)) return before;
      return new Map(before).set(pointer, files);
    });
  }, []);
  const clear = useCallback(() => setAll(new Map()), []);
  return useMemo(() => ({ at: (pointer) => all.get(pointer) ?? none, keep, clear }), [all, keep, clear]);
}
