import { useEffect, useRef, useState } from 'react';
import styles from './SuggestionList.module.css';

/** One entry of the list: something to fill in, or something to do. */
export interface Suggestion {
  key: string;
  text: string;
  /** What it is, and how often it occurs. */
  detail?: string | undefined;
  isAction?: boolean;
  choose: () => void;
}

export interface SuggestionListProps {
  /** The plain text input that becomes a combobox. */
  input: HTMLInputElement;
  id: string;
  label: string;
  /** Null while there is nothing to suggest. */
  suggestions: readonly Suggestion[] | null;
  /** Read out by screen readers. */
  status: string;
  /** Shown below the list. */
  note?: string | null;
  close: () => void;
  /** Suggests again after the list was closed. */
  open: () => void;
}

/** The list of an editable combobox (ARIA pattern with manual selection) for an existing text input. */
export function SuggestionList({ input, id, label, suggestions, status, note, close, open }: SuggestionListProps) {
  const [active, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const count = suggestions?.length ?? 0;
  const isOpen = count > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts without an active option.
  useEffect(() => setActive(-1), [suggestions]);

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', id);
    input.setAttribute('aria-expanded', String(isOpen));
    if (isOpen && active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [input, id, isOpen, active]);

  const keys = useRef((_event: KeyboardEvent) => {});
  keys.current = (event) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    const chosen = suggestions?.[active];
    if (step !== undefined && !isOpen) open();
    else if (step !== undefined) setActive((at) => ((at + step + 1 + count + 1) % (count + 1)) - 1);
    else if (event.key === 'Enter' && isOpen && chosen) chosen.choose();
    else if (event.key === 'Escape' && (isOpen || note)) close();
    else return;
    event.preventDefault();
  };

  const leave = useRef(close);
  leave.current = close;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => keys.current(event);
    const onLeave = () => leave.current();
    input.addEventListener('keydown', onKey);
    input.addEventListener('blur', onLeave);
    return () => {
      input.removeEventListener('keydown', onKey);
      input.removeEventListener('blur', onLeave);
    };
  }, [input]);

  return (
    <>
      <p className={styles.status} role="status">
        {note ?? status}
      </p>
      <div className={`${styles.popup} field-popup`} hidden={!isOpen && !note}>
        {/* A scrollable list would be a tab stop of its own, and disappears once the input loses focus. */}
        <div className={styles.list} id={id} ref={list} role="listbox" aria-label={label} tabIndex={-1}>
          {suggestions?.map(({ key, text, detail, isAction, choose }, at) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and refers to the active option
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the input select
            <div
              className={styles.option}
              id={`${id}-${at}`}
              key={key}
              role="option"
              aria-selected={at === active}
              data-action={isAction || undefined}
              // Keeps the focus in the input; otherwise the list would close before the click arrives.
              onPointerDown={(event) => event.preventDefault()}
              onClick={choose}
            >
              <span className={styles.text}>{text}</span>
              {/* The space keeps the words apart for screen readers. */}
              {detail && <span className={styles.detail}> {detail}</span>}
            </div>
          ))}
        </div>
        {note && (
          <p className={styles.note} aria-hidden="true">
            {note}
          </p>
        )}
      </div>
    </>
  );
}
