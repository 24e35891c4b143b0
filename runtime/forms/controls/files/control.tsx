import { useEffect, useRef, useState } from 'react';
import type { ControlProps } from '../../control-contract.ts';
import { Announcement } from '../../parts/Announcement.tsx';
import { FilePicker } from '../../parts/FilePicker.tsx';
import { PendingFiles } from '../../parts/PendingFiles.tsx';
import styles from '../../parts/parts.module.css';
import { numberIn, purposeOf } from '../../parts/schema-parts.ts';
import { type StoredFile, storedFiles } from '../../parts/stored-file.ts';
import { useUploads } from '../../parts/use-uploads.ts';
import { FileLine } from './FileLine.tsx';

/** Several files, in an order of their own. */
export function FilesControl(control: ControlProps) {
  const { value, onChange, onBlur, schema, readOnly, disabled, label, errorsAt, tools } = control;
  const { t } = tools;
  const files = storedFiles(value);
  // Two files may arrive before anything is drawn again.
  const latest = useRef(files);
  latest.current = files;
  const picker = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const [isOver, setOver] = useState(false);
  const purpose = purposeOf(schema, 'ATTACHMENT');
  const most = numberIn(schema, 'maxItems') ?? Number.POSITIVE_INFINITY;

  useEffect(() => {
    const wanted = focusNext.current;
    if (wanted === null) return;
    focusNext.current = null;
    (list.current?.querySelector<HTMLElement>(wanted) ?? picker.current)?.focus();
  });

  function keep(next: readonly StoredFile[]): void {
    latest.current = [...next];
    onChange(next.length > 0 ? next : undefined);
  }

  const uploads = useUploads({
    purpose,
    tools,
    onSent: ({ id, name, size }) => {
      keep([...latest.current, { id, name, size }]);
      setSaid(t('files.sent', { name }));
      onBlur();
    },
  });
  const room = most - files.length - uploads.pending.filter(({ progress }) => progress !== null).length;

  function add(chosen: readonly File[]): void {
    uploads.send(chosen.slice(0, room));
    setOver(chosen.length > room);
  }

  function move(at: number, step: 1 | -1): void {
    const to = at + step;
    const file = files[at];
    if (!file || to < 0 || to >= files.length) return;
    focusNext.current = `[data-file="${to}"] [data-move="${step}"]`;
    keep(files.toSpliced(at, 1).toSpliced(to, 0, file));
    setSaid(t('list.moved', { title: file.name, number: to + 1, count: files.length }));
  }

  function remove(at: number): void {
    focusNext.current = `[data-file="${Math.min(at, files.length - 2)}"] [data-remove]`;
    setOver(false);
    setSaid(t('files.removed', { name: files[at]?.name ?? '' }));
    keep(files.toSpliced(at, 1));
  }

  return (
    <div className={styles.stack}>
      {files.length > 0 && (
        <ul ref={list} className={`${styles.plain} ${styles.stack}`} aria-label={t('chips.chosen', { label })}>
          {files.map((file, at) => (
            <FileLine
              key={file.id ?? file.name}
              file={file}
              at={at}
              count={files.length}
              errors={[...errorsAt(`/${at}`), ...errorsAt(`/${at}/name`), ...errorsAt(`/${at}/size`)]}
              isFixed={readOnly || disabled}
              onMove={(step) => move(at, step)}
              onRemove={() => remove(at)}
              tools={tools}
            />
          ))}
        </ul>
      )}
      <PendingFiles uploads={uploads} tools={tools} onDropped={() => picker.current?.focus()} />
      <FilePicker
        control={control}
        purpose={purpose}
        isMany
        isFull={room <= 0}
        label={t('files.add')}
        onFiles={add}
        buttonRef={picker}
      />
      {isOver && (
        <p className={styles.error} role="alert">
          {t('files.tooMany', { count: most })}
        </p>
      )}
      <Announcement>{said}</Announcement>
    </div>
  );
}
