import { useReducer, useRef } from 'react';
import { type DeferredText, useDeferredText } from '../use-deferred-text.ts';

interface Writing<Value> {
  /** The text shown while nobody is typing. */
  write(value: Value | undefined): string;
  /** Never called with an empty string. */
  read(text: string): Value | undefined;
}

export interface TypedValue {
  text: string;
  type: DeferredText['type'];
  /** Call on blur: commits what was typed and shows it as formatted by `write`. */
  leave(): void;
}

/** A value that people type as text: the typed text is left alone until blur. */
export function useTypedValue<Value>(
  value: Value | undefined,
  onChange: (value: Value | undefined) => void,
  { write, read }: Writing<Value>,
): TypedValue {
  // A ref rather than state: the value comes back synchronously, before a state set in a transition would.
  const said = useRef<{ text: string; value: Value | undefined } | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const given = said.current && Object.is(said.current.value, value) ? said.current.text : write(value);
  const { text, type, flush } = useDeferredText(given, (typed) => {
    const meant = typed === undefined ? undefined : read(typed);
    said.current = { text: typed ?? '', value: meant };
    onChange(meant);
  });

  function leave(): void {
    flush();
    said.current = null;
    redraw();
  }

  return { text, type, leave };
}
