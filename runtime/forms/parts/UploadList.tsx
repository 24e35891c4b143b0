import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ControlProps, FilePurpose, SentFile } from '../control-contract.ts';
import { Announcement } from './Announcement.tsx';
import { limitsOf } from './check-file.ts';
import { FilePicker } from './FilePicker.tsx';
import { PendingFiles } from './PendingFiles.tsx';
import styles from './parts.module.css';
import { numberIn } from './schema-parts.ts';
import { useUploads } from './use-uploads.ts';

/** Props of a rendered entry: it carries `data-upload` with its number. */
export interface UploadEntry<Entry> {
  entry: Entry;
  at: number;
  onMove(step: 1 | -1): void;
  onRemove(): void;
}

interface UploadListProps<Entry> {
  control: ControlProps;
  purpose: FilePurpose;
  entries: readonly Entry[];
  /** Label of the add button. */
  addLabel: string;
  /** What is stored for an uploaded file. */
  entryOf(sent: SentFile): Entry;
  nameOf(entry: Entry, at: number): string;
  /** Announced once an entry is removed. */
  removedText(entry: Entry): string;
  children(drawn: UploadEntry<Entry>): ReactNode;
}

/** Sortable uploads: add, move and remove, also by keyboard. */
export function UploadList<Entry>(props: UploadListProps<Entry>) {
  const { control, purpose, entries, addLabel, entryOf, nameOf, removedText, children } = props;
  const { onChange, onBlur, schema, pointer, label, tools } = control;
  const { t } = tools;
  // Two uploads may finish before the next render.
  const latest = useRef(entries);
  latest.current = entries;
  const picker = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const [isOver, setOver] = useState(false);
  const most = numberIn(schema, 'maxItems') ?? Number.POSITIVE_INFINITY;

  useEffect(() => {
    const wanted = focusNext.current;
    if (wanted === null) return;
    focusNext.current = null;
    (list.current?.querySelector<HTMLElement>(wanted) ?? picker.current)?.focus();
  });

  function keep(next: readonly Entry[]): void {
    latest.current = [...next];
    onChange(next.length > 0 ? next : undefined);
  }

  const uploads = useUploads({
    pointer,
    purpose,
    limits: limitsOf(purpose, schema),
    tools,
    onSent: (sent) => {
      keep([...latest.current, entryOf(sent)]);
      setSaid(t('files.sent', { name: sent.name }));
      onBlur();
    },
  });
  const room = most - entries.length - uploads.pending.filter(({ progress }) => progress !== null).length;

  function add(chosen: readonly File[]): void {
    uploads.send(chosen.slice(0, room));
    setOver(chosen.length > room);
  }

  function move(entry: Entry, at: number, step: 1 | -1): void {
    const to = at + step;
    if (to < 0 || to >= entries.length) return;
    focusNext.current = `[data-upload="${to}"] [data-move="${step}"]`;
    setSaid(t('list.moved', { title: nameOf(entry, at), number: to + 1, count: entries.length }));
    keep(entries.toSpliced(at, 1).toSpliced(to, 0, entry));
  }

  function remove(entry: Entry, at: number): void {
    focusNext.current = `[data-upload="${Math.min(at, entries.length - 2)}"] [data-remove]`;
    setOver(false);
    setSaid(removedText(entry));
    keep(entries.toSpliced(at, 1));
  }

  return (
    <div className={styles.stack}>
      {entries.length > 0 && (
        <ul ref={list} className={`${styles.plain} ${styles.stack}`} aria-label={t('chips.chosen', { label })}>
          {entries.map((entry, at) =>
            children({
              entry,
              at,
              onMove: (step) => move(entry, at, step),
              onRemove: () => remove(entry, at),
            }),
          )}
        </ul>
      )}
      <PendingFiles uploads={uploads} tools={tools} onDropped={() => picker.current?.focus()} />
      <FilePicker
        control={control}
        purpose={purpose}
        isMany
        isFull={room <= 0}
        label={addLabel}
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
