import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormHold } from './hold.ts';

/** Milliseconds without a key press after which the form is updated. */
const pause = 250;

export interface DeferredText {
  text: string;
  /** For each key press; re-renders only the control. */
  type(text: string): void;
  /** Commits the typed text immediately; call it on blur. */
  flush(): void;
}

/**
 * Buffered text input: kept here while typing, committed after a pause, on `flush`, before the form is
 * submitted and on unmount. A value from outside replaces it. An empty string is committed as undefined.
 */
export function useDeferredText(
  value: string | undefined,
  onChange: (value: string | undefined) => void,
): DeferredText {
  const given = value ?? '';
  const [text, setText] = useState(given);
  const [known, setKnown] = useState(given);
  const pending = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const hold = useFormHold();

  // The value that comes back is usually the committed one; only a value from outside replaces the text.
  if (given !== known) {
    setKnown(given);
    if (pending.current === null) setText(given);
  }

  const hand = useEffectEvent((typed: string) => onChange(typed === '' ? undefined : typed));

  function flush(): void {
    const waiting = pending.current;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    pending.current = null;
    hand(waiting.text);
  }

  function type(typed: string): void {
    setText(typed);
    clearTimeout(pending.current?.timer);
    pending.current = { text: typed, timer: setTimeout(() => startTransition(flush), pause) };
  }

  const leave = useEffectEvent(flush);
  useEffect(() => {
    const forget = hold.beforeSend(() => leave());
    return () => {
      forget();
      leave();
    };
  }, [hold]);

  return { text, type, flush };
}
