import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { FormTools } from '../../control-contract.ts';
import { Icon } from '../../parts/Icon.tsx';
import { buttonsFor, type ToolButton } from './buttons.ts';
import styles from './RichText.module.css';

interface ToolbarProps {
  editor: Editor;
  /** Id of the text it controls. */
  controls: string;
  tools: Pick<FormTools, 't' | 'toolbar'>;
  disabled: boolean;
  onDialog(name: 'link' | 'media'): void;
}

/** A single tab stop; arrows, Home and End move within it (ARIA toolbar). */
export function Toolbar({ editor, controls, tools, disabled, onDialog }: ToolbarProps) {
  const { t, toolbar } = tools;
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState('heading');
  const buttons = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      buttonsFor(now, toolbar).map((button) => ({
        button,
        isOn: button.isOn?.(now),
        isOff: disabled || (button.isOff?.(now) ?? false),
      })),
  });
  const names = buttons.map(({ button }) => button.name);
  const current = names.includes(stop) ? stop : names[0];

  function press(event: KeyboardEvent): void {
    const places = [...(bar.current?.querySelectorAll('button') ?? [])];
    const at = names.indexOf(stop);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: places.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    places[(to + places.length) % places.length]?.focus();
  }

  function use({ dialog, run }: ToolButton): void {
    if (dialog) onDialog(dialog);
    else run?.(editor);
  }

  return (
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      aria-label={t('richText.toolbar')}
      aria-controls={controls}
      onKeyDown={press}
    >
      {buttons.map(({ button, isOn, isOff }) => (
        <button
          key={button.name}
          type="button"
          className={styles.tool}
          data-tool={button.name}
          tabIndex={button.name === current ? 0 : -1}
          {...(isOn !== undefined && { 'aria-pressed': isOn })}
          // Not disabled: the focus would be lost, and arrow keys would skip it.
          aria-disabled={isOff || undefined}
          {...(button.icon && { 'aria-label': t(`richText.${button.name}`), title: t(`richText.${button.name}`) })}
          onFocus={() => setStop(button.name)}
          // Keeps the selection in the text while the button is clicked.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (!isOff) use(button);
          }}
        >
          {button.icon ? <Icon name={button.icon} /> : t(`richText.${button.name}`)}
        </button>
      ))}
    </div>
  );
}
