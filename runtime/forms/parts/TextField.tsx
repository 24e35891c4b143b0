import type { ComponentProps, ReactNode } from 'react';
import type { ControlProps } from '../control-contract.ts';
import { useDeferredText } from '../use-deferred-text.ts';
import { elementOf } from './attributes.ts';
import { autocompleteOf } from './autocomplete.ts';
import styles from './parts.module.css';

interface TextFieldProps {
  control: ControlProps;
  /** Attributes for the kind of text: `type`, `inputMode`, spell checking. */
  input?: ComponentProps<'input'>;
  /** Normalizes the text on blur. */
  finish?: (text: string) => string;
  children?: (text: string) => ReactNode;
}

/** A single-line input that buffers its text while the person types. */
export function TextField({ control, input, finish, children }: TextFieldProps) {
  const { value, onChange, onBlur, readOnly } = control;
  const { text, type, flush } = useDeferredText(typeof value === 'string' ? value : undefined, onChange);

  function leave(): void {
    const finished = finish?.(text) ?? text;
    if (finished !== text) type(finished);
    flush();
    onBlur();
  }

  return (
    <>
      <input
        {...elementOf(control)}
        className={styles.field}
        type="text"
        autoComplete={autocompleteOf(control)}
        {...input}
        readOnly={readOnly}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      {children?.(text)}
    </>
  );
}
