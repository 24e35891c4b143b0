import { Dialog, Portal } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { SmallInput } from '../parts/controls.tsx';
import styles from './Palette.module.css';

export interface PaletteItem {
  key: string;
  label: string;
  hint?: string | undefined;
  mark?: ReactNode;
  address: string;
}

export interface PaletteGroup {
  key: string;
  /** None for a single group. */
  label?: string;
  items: readonly PaletteItem[];
}

interface PaletteProps {
  id: string;
  title: string;
  label: string;
  text: string;
  onText(text: string): void;
  groups: readonly PaletteGroup[];
  /** Said when there is nothing to choose from. */
  empty: string;
  onPick(item: PaletteItem): void;
  onClose(): void;
}

/** A field over a list to choose from: arrows move, Enter chooses, Escape leaves. */
export function Palette({ id, title, label, text, onText, groups, empty, onPick, onClose }: PaletteProps) {
  const [at, setAt] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const items = groups.flatMap((group) => group.items.map((item) => ({ ...item, option: `${group.key}-${item.key}` })));
  const index = Math.min(at, Math.max(0, items.length - 1));
  const current = items[index];
  const pick = (item: PaletteItem) => {
    onClose();
    onPick(item);
  };

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0) {
      event.preventDefault();
      const next = (index + step + items.length) % items.length;
      setAt(next);
      document.getElementById(`${id}-${items[next]?.option}`)?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && current) {
      event.preventDefault();
      pick(current);
    }
  }

  return (
    <Dialog.Root
      open
      size="sm"
      motionPreset="none"
      initialFocusEl={() => field.current}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Portal>
        <Dialog.Backdrop className="chakra" />
        <Dialog.Positioner className="chakra">
          <Dialog.Content className={styles.palette}>
            <Dialog.Title className="visually-hidden">{title}</Dialog.Title>
            <SmallInput
              ref={field}
              type="search"
              role="combobox"
              aria-label={label}
              placeholder={label}
              aria-expanded="true"
              aria-controls={`${id}-list`}
              aria-activedescendant={current && `${id}-${current.option}`}
              autoComplete="off"
              value={text}
              onChange={(event) => {
                setAt(0);
                onText(event.target.value);
              }}
              onKeyDown={move}
            />
            <div id={`${id}-list`} role="listbox" aria-label={title} className={styles.list}>
              {groups.map((group) => (
                // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by this role alone.
                <div key={group.key} role="group" aria-label={group.label ?? title}>
                  {group.label && <div className={styles.group}>{group.label}</div>}
                  {group.items.map((item) => {
                    const option = `${group.key}-${item.key}`;
                    return (
                      // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles keys.
                      <div
                        key={item.key}
                        id={`${id}-${option}`}
                        role="option"
                        tabIndex={-1}
                        aria-selected={option === current?.option}
                        className={styles.option}
                        onClick={() => pick(item)}
                      >
                        {item.mark}
                        <span>{item.label}</span>
                        {item.hint && <span className={styles.hint}>{item.hint}</span>}
                      </div>
                    );
                  })}
                </div>
              ))}
            </div>
            <p role="status" className={styles.empty}>
              {items.length === 0 ? empty : ''}
            </p>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
