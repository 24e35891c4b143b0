import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import type { ControlProps } from '../control-contract.ts';
import { Announcement } from './Announcement.tsx';
import { elementOf } from './attributes.ts';
import styles from './parts.module.css';

export interface ComboboxOption {
  key: string;
  label: string;
  hint?: string;
}

interface ComboboxProps<Option extends ComboboxOption> {
  control: ControlProps;
  /** Label of the input if the rendered label does not belong to it. */
  label?: string;
  text: string;
  onText(text: string): void;
  /** Available options; null while there is no search. */
  options: readonly Option[] | null;
  /** Announced to screen readers when it changes. */
  status: string;
  onPick(option: Option): void;
  /** Enter without an active option; returns true if it was handled. */
  onEnter?(): boolean;
  /** Backspace at the beginning of the input. */
  onBack?(): void;
  onFocus?(): void;
  onLeave(): void;
  inputRef?: RefObject<HTMLInputElement | null>;
  autoComplete?: string;
  placeholder?: string;
}

/** Editable combobox with a list (ARIA 1.2, manual selection): arrows move, Enter selects, Escape closes. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { control, label, text, options, status, inputRef } = props;
  const list = useId();
  const [active, setActive] = useState(-1);
  const [isClosed, setClosed] = useState(true);
  const [known, setKnown] = useState(options);
  if (options !== known) {
    setKnown(options);
    setActive(-1);
  }
  const isOpen = !isClosed && options !== null && options.length > 0;
  const current = isOpen ? options[active] : undefined;

  function pick(option: Option): void {
    setClosed(true);
    props.onPick(option);
  }

  function move(step: number): void {
    if (!isOpen) {
      setClosed(false);
      return;
    }
    const places = options.length + 1;
    setActive((at) => ((at + 1 + step + places) % places) - 1);
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && current) pick(current);
    else if (key === 'Enter' && props.onEnter?.()) setClosed(true);
    else if (key === 'Escape' && isOpen) setClosed(true);
    else {
      if (key === 'Backspace' && event.currentTarget.selectionEnd === 0) props.onBack?.();
      return;
    }
    // Neither the form nor a surrounding dialog may handle the key.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.combobox}>
      <input
        {...elementOf(control)}
        ref={inputRef}
        className={styles.field}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-activedescendant={current ? `${list}-${active}` : undefined}
        {...(label === undefined ? { 'aria-labelledby': control.labelId } : { 'aria-label': label })}
        autoComplete={props.autoComplete ?? 'off'}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={props.placeholder}
        readOnly={control.readOnly}
        value={text}
        onChange={(event) => {
          setClosed(false);
          props.onText(event.target.value);
        }}
        onKeyDown={press}
        onFocus={props.onFocus}
        onBlur={() => {
          setClosed(true);
          props.onLeave();
        }}
      />
      {/* A scrollable list would be a tab stop of its own, and disappears once the input loses focus. */}
      <div className={styles.list} id={list} role="listbox" aria-label={control.label} hidden={!isOpen} tabIndex={-1}>
        {isOpen &&
          options.map((option, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and refers to the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the input select
            <div
              key={option.key}
              id={`${list}-${at}`}
              ref={at === active ? showLine : undefined}
              className={styles.option}
              role="option"
              aria-selected={at === active}
              data-active={at === active}
              // Keeps the focus in the input; otherwise the list would close before the click arrives.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              {option.label}
              {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
            </div>
          ))}
      </div>
      <Announcement>{isClosed ? '' : status}</Announcement>
    </div>
  );
}

function showLine(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}
