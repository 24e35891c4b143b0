import { useState } from 'react';
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
  const [said, setSaid] = useState<{ text: string; value: Value | undefined } | null>(null);
  const given = said && Object.is(said.value, value) ? said.text : write(value);
  const { text, type, flush } = useDeferredText(given, (typed) => {
    const meant = typed === undefined ? undefined : read(typed);
    setSaid({ text: typed ?? '', value: meant });
    onChange(meant);
  });

  function leave(): void {
    flush();
    setSaid(null);
  }

  return { text, type, leave };
}
