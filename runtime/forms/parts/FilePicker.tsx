import { type DragEvent, type RefObject, useRef, useState } from 'react';
import type { ControlProps, FilePurpose } from '../control-contract.ts';
import { acceptOf, limitsOf, listOf } from './check-file.ts';
import styles from './FilePicker.module.css';
import { Icon } from './Icon.tsx';
import parts from './parts.module.css';

interface FilePickerProps {
  control: ControlProps;
  purpose: FilePurpose;
  isMany: boolean;
  /** The maximum number of files is reached. */
  isFull: boolean;
  label: string;
  onFiles(files: readonly File[]): void;
  buttonRef?: RefObject<HTMLButtonElement | null>;
}

/** Accepts files through a button, drag and drop, and on phones the camera. */
export function FilePicker({ control, purpose, isMany, isFull, label, onFiles, buttonRef }: FilePickerProps) {
  const { id, labelId, readOnly, disabled, describedBy, tools } = control;
  const { t, locale } = tools;
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isOff = readOnly || disabled || isFull;
  const hint = `${id}-kinds`;
  const limits = limitsOf(purpose, control.schema);

  function take(list: FileList | null): void {
    const taken = [...(list ?? [])].slice(0, isMany ? undefined : 1);
    if (taken.length > 0 && !isOff) onFiles(taken);
  }

  function drag(event: DragEvent, over: boolean): void {
    event.preventDefault();
    setOver(over && !isOff);
  }

  const input = (ref: RefObject<HTMLInputElement | null>, capture: boolean) => (
    <input
      ref={ref}
      className={parts.hidden}
      type="file"
      tabIndex={-1}
      aria-hidden="true"
      accept={capture ? 'image/*' : acceptOf(limits)}
      multiple={isMany && !capture}
      {...(capture && { capture: 'environment' as const })}
      disabled={isOff}
      onChange={(event) => {
        take(event.target.files);
        // Selecting the same file again must fire another change event.
        event.target.value = '';
      }}
    />
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target; the buttons do the same by keyboard
    <div
      className={styles.zone}
      data-over={isOver}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        take(event.dataTransfer.files);
      }}
    >
      <noscript>
        <input
          className={parts.field}
          type="file"
          name={control.pointer}
          aria-labelledby={labelId}
          aria-describedby={hint}
          accept={acceptOf(limits)}
          multiple={isMany}
        />
      </noscript>
      <div className={`${parts.row} ${parts.scripted}`}>
        <button
          ref={buttonRef}
          id={id}
          type="button"
          className={parts.button}
          aria-describedby={describedBy ? `${describedBy} ${hint}` : hint}
          disabled={isOff}
          onClick={() => files.current?.click()}
        >
          <Icon name="upload" />
          <span id={`${id}-do`}>{label}</span>
          <span className={parts.hidden}>: {control.label}</span>
        </button>
        <button
          type="button"
          className={`${parts.button} ${styles.camera}`}
          aria-describedby={labelId}
          disabled={isOff}
          onClick={() => camera.current?.click()}
        >
          <Icon name="camera" />
          {t('files.camera')}
        </button>
        <span className={styles.drop} aria-hidden="true">
          {t(isMany ? 'files.drop' : 'files.dropOne')}
        </span>
      </div>
      <p id={hint} className={parts.note}>
        {t('files.rules', { kinds: listOf(limits.kinds, locale), most: limits.megabytes })}
      </p>
      {input(files, false)}
      {input(camera, true)}
    </div>
  );
}
