import type { ComponentProps, ReactNode } from 'react';
import type { ControlProps } from '../control-contract.ts';
import { useDeferredText } from '../use-deferred-text.ts';
import { elementOf } from './attributes.ts';
import { autocompleteOf } from './autocomplete.ts';
import styles from './parts.module.css';

interface TextFieldProps {
  control: ControlProps;
  /** Attributes of the kind of text: `type`, `inputMode`, what browsers may do with the spelling. */
  input?: ComponentProps<'input'>;
  /** What is made of the text when the person has left it. */
  finish?: (text: string) => string;
  children?: (text: string) => ReactNode;
}

/** One line of text, kept here while it is typed. */
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
