import { useReducer, useRef } from 'react';
import { type DeferredText, useDeferredText } from '../use-deferred-text.ts';

interface Writing<Value> {
  /** As it stands in the field while nobody types. */
  write(value: Value | undefined): string;
  /** Never called with an empty text. */
  read(text: string): Value | undefined;
}

export interface TypedValue {
  text: string;
  type: DeferredText['type'];
  /** Call on blur: hands on what is typed, and from then on the field shows it as `write` has it. */
  leave(): void;
}

/** A value that people type as text: what they wrote stays as it is until they leave the field. */
export function useTypedValue<Value>(
  value: Value | undefined,
  onChange: (value: Value | undefined) => void,
  { write, read }: Writing<Value>,
): TypedValue {
  // Not a state: the value comes back at once, a state set in a transition would come after it.
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
