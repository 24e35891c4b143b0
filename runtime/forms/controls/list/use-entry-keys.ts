import { useRef } from 'react';

export interface EntryKeys {
  all: readonly number[];
  /** Returns the new key. */
  insert(at: number): number;
  move(from: number, to: number): void;
  remove(at: number): void;
}

/** Keys for entries without an id: an entry keeps its key wherever it moves and however it changes. */
export function useEntryKeys(count: number): EntryKeys {
  const next = useRef(0);
  const keys = useRef<number[]>([]);
  // A list of a different length was changed from outside, for example by a loaded draft.
  if (keys.current.length > count) keys.current = keys.current.slice(0, count);
  while (keys.current.length < count) keys.current = [...keys.current, next.current++];

  return {
    all: keys.current,
    insert(at) {
      const key = next.current++;
      keys.current = keys.current.toSpliced(at, 0, key);
      return key;
    },
    move(from, to) {
      const [key = 0] = keys.current.slice(from, from + 1);
      keys.current = keys.current.toSpliced(from, 1).toSpliced(to, 0, key);
    },
    remove(at) {
      keys.current = keys.current.toSpliced(at, 1);
    },
  };
}
