import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormHold } from './hold.ts';

/** Milliseconds without a key after which a form learns what was typed. */
const pause = 250;

export interface DeferredText {
  text: string;
  /** For each key press; costs the control alone. */
  type(text: string): void;
  /** Hands on what is typed at once; call it on blur. */
  flush(): void;
}

/**
 * Text that is typed fluidly: kept here while keys are pressed, handed on in a pause, on `flush`, before the form is
 * sent and when the control goes. A value from outside replaces it. An empty text is handed on as undefined.
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

  // What comes back is mostly what was handed on; only a value of another hand replaces what stands there.
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
