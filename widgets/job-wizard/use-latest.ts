import { useEffect, useEffectEvent, useState } from 'react';

export interface Latest<T> {
  /** The latest answer; older ones are ignored. */
  value: T | null;
  /** Whether it is out of date with the current input. */
  isOld: boolean;
  /** The error of the last attempt. */
  failed: unknown;
}

interface Asking<T> {
  /** Runs again whenever this changes. */
  of: unknown;
  /** Debounce in milliseconds. */
  pause: number;
  ask(): Promise<T>;
  isActive?: boolean;
}

/** The backend's answer about something that changes while typing, debounced. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the subject triggers another query
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
