import { useEffect, useEffectEvent, useState } from 'react';

/** Debounce in milliseconds. */
const pause = 200;

export interface Suggestions<Found> {
  /** Null until there is an answer. */
  found: readonly Found[] | null;
  hasFailed: boolean;
}

/** Debounced results of `ask` for a text. Late answers are dropped. With null nothing is asked. */
export function useSuggestions<Found>(
  text: string | null,
  ask: (text: string) => Promise<readonly Found[]>,
): Suggestions<Found> {
  const [answer, setAnswer] = useState<Suggestions<Found>>({ found: null, hasFailed: false });
  const find = useEffectEvent(ask);

  useEffect(() => {
    if (text === null) return setAnswer({ found: null, hasFailed: false });
    let isWanted = true;
    const timer = setTimeout(() => {
      find(text).then(
        (found) => isWanted && setAnswer({ found, hasFailed: false }),
        () => isWanted && setAnswer({ found: null, hasFailed: true }),
      );
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [text]);

  return answer;
}
