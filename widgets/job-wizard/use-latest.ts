import { useEffect, useEffectEvent, useState } from 'react';

export interface Latest<T> {
  /** The last answer that came; older ones are passed over. */
  value: T | null;
  /** It is not that of what is typed now. */
  isOld: boolean;
  /** The last try failed. */
  failed: unknown;
}

interface Asking<T> {
  /** Asked again whenever it is another one. */
  of: unknown;
  /** Milliseconds without a change before it is asked. */
  pause: number;
  ask(): Promise<T>;
  isActive?: boolean;
}

/** What the backend says of something that changes while it is typed, asked in the pauses. */
export function useLatest<T>({ of, pause, ask, isActive = true }: Asking<T>): Latest<T> {
  const [latest, setLatest] = useState<{ of: unknown; value: T | null; failed: unknown }>({
    of: undefined,
    value: null,
    failed: null,
  });
  const look = useEffectEvent((isHere: () => boolean) => {
    ask().then(
      (value) => isHere() && setLatest({ of, value, failed: null }),
      (failed: unknown) => isHere() && setLatest((before) => ({ ...before, of, failed })),
    );
  });
  const isFirst = latest.value === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another matter only
  useEffect(() => {
    if (!isActive) return;
    let isHere = true;
    const timer = setTimeout(() => look(() => isHere), isFirst ? 0 : pause);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [of, isActive, pause]);
  return { value: latest.value, isOld: latest.of !== of, failed: latest.failed };
}
