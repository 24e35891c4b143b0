import { useCallback, useEffect, useRef, useState } from 'react';

export interface Loaded<T> {
  data: T | null;
  error: unknown;
  /** It came at least once; it may be null by itself. */
  isLoaded: boolean;
  /** Asks again; what is there stays meanwhile. */
  again(): void;
  /** Takes over what is known already. */
  set(data: T): void;
}

/** Loads something when the page is there, and anew when `key` changes; null waits. */
export function useLoaded<T>(key: string | null, load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'again' | 'set'>>({
    data: null,
    error: null,
    isLoaded: false,
  });
  const [round, setRound] = useState(0);
  const latest = useRef(load);
  const newest = useRef(0);
  useEffect(() => {
    latest.current = load;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    if (key === null) return;
    newest.current += 1;
    const mine = newest.current;
    latest.current().then(
      (data) => mine === newest.current && setState({ data, error: null, isLoaded: true }),
      (error: unknown) => mine === newest.current && setState((before) => ({ ...before, error })),
    );
  }, [key, round]);
  const again = useCallback(() => setRound((before) => before + 1), []);
  const set = useCallback((data: T) => setState({ data, error: null, isLoaded: true }), []);
  return { ...state, again, set };
}
