import { useCallback, useEffect, useRef, useState } from 'react';

interface Source<Found> {
  /** After the last key, in milliseconds. */
  delay: number;
  minLength: number;
  /** Suggested while the field is empty; null for nothing. */
  first: () => Found | null;
  find: (text: string) => Promise<Found>;
}

/** Debounced suggestions for the text in `input`; null without any. Late answers are dropped. */
export function useSuggestions<Found>(input: HTMLInputElement, source: Source<Found>) {
  const [found, setFound] = useState<Found | null>(null);
  const latest = useRef(source);
  latest.current = source;
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const ask = useCallback(
    (pause: number) => {
      clearTimeout(timer.current);
      asked.current += 1;
      const mine = asked.current;
      const text = input.value.trim();
      if (text === '') return setFound(latest.current.first());
      if (text.length < latest.current.minLength) return setFound(null);
      timer.current = setTimeout(async () => {
        // If the lookup fails, a plain text field remains, which the server understands as well.
        const answer = await latest.current.find(text).catch(() => null);
        if (mine === asked.current) setFound(answer);
      }, pause);
    },
    [input],
  );

  useEffect(() => {
    const type = () => ask(latest.current.delay);
    const offer = () => input.value.trim() === '' && ask(0);
    input.addEventListener('input', type);
    input.addEventListener('focus', offer);
    if (document.activeElement === input && (input.value === '' || input.value !== input.defaultValue)) type();
    return () => {
      clearTimeout(timer.current);
      input.removeEventListener('focus', offer);
      input.removeEventListener('input', type);
    };
  }, [input, ask]);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    asked.current += 1;
    setFound(null);
  }, []);
  return { found, close, open: () => ask(0) };
}
