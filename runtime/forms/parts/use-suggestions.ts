import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds without a key before anything is asked. */
const pause = 200;

export interface Suggestions<Found> {
  /** Null while nothing was asked or no answer is there. */
  found: readonly Found[] | null;
  hasFailed: boolean;
}

/** What `ask` finds for a text, after a pause. Answers that come late are dropped. A text of null asks nothing. */
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
