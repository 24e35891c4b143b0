import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { FormTools } from '../control-contract.ts';
import { Icon } from './Icon.tsx';
import styles from './parts.module.css';

export interface Chip {
  key: string;
  label: string;
}

interface ChipsProps {
  chips: readonly Chip[];
  label: string;
  canRemove: boolean;
  onRemove(chip: Chip): void;
  /** Where the focus goes when the last one is removed. */
  field: RefObject<HTMLElement | null>;
  listRef: RefObject<HTMLUListElement | null>;
  t: FormTools['t'];
}

/** Selected values. Each can be removed with its button, Delete or Backspace; arrow keys move between them. */
export function Chips({ chips, label, canRemove, onRemove, field, listRef, t }: ChipsProps) {
  const next = useRef<number | null>(null);

  // A removed chip must not lose the focus.
  useEffect(() => {
    const at = next.current;
    if (at === null) return;
    next.current = null;
    const buttons = buttonsOf(listRef.current);
    (buttons[Math.min(at, buttons.length - 1)] ?? field.current)?.focus();
  });

  if (chips.length === 0) return null;

  function remove(chip: Chip, at: number): void {
    next.current = at;
    onRemove(chip);
  }

  function press(event: KeyboardEvent<HTMLButtonElement>, chip: Chip, at: number): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') remove(chip, at);
    else if (step !== undefined) buttonsOf(listRef.current)[at + step]?.focus();
    else return;
    event.preventDefault();
  }

  return (
    <ul ref={listRef} className={styles.chips} aria-label={label}>
      {chips.map((chip, at) => (
        <li key={chip.key} className={styles.chip}>
          {chip.label}
          {canRemove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={t('chips.remove', { label: chip.label })}
              onClick={() => remove(chip, at)}
              onKeyDown={(event) => press(event, chip, at)}
            >
              <Icon name="cross" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Focuses the last chip. */
export function focusLastChip(list: HTMLUListElement | null): void {
  buttonsOf(list).at(-1)?.focus();
}

function buttonsOf(list: HTMLUListElement | null): HTMLButtonElement[] {
  return [...(list?.querySelectorAll('button') ?? [])];
}
