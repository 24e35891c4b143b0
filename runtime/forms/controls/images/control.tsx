import { useEffect, useRef, useState } from 'react';
import type { ControlProps } from '../../control-contract.ts';
import { Announcement } from '../../parts/Announcement.tsx';
import { FilePicker } from '../../parts/FilePicker.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { PendingFiles } from '../../parts/PendingFiles.tsx';
import { PictureLine } from '../../parts/PictureLine.tsx';
import styles from '../../parts/parts.module.css';
import { itemsOf, numberIn, purposeOf } from '../../parts/schema-parts.ts';
import { type StoredImage, storedImages } from '../../parts/stored-file.ts';
import { useUploads } from '../../parts/use-uploads.ts';

/** Several pictures in the order in which they are shown. */
export function ImagesControl(control: ControlProps) {
  const { value, onChange, onBlur, schema, label, tools } = control;
  const { t } = tools;
  const images = storedImages(value);
  // Two pictures may arrive before anything is drawn again.
  const latest = useRef(images);
  latest.current = images;
  const picker = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<string | null>(null);
  const [said, setSaid] = useState('');
  const [isOver, setOver] = useState(false);
  const items = itemsOf(schema);
  const purpose = purposeOf(schema, 'GALLERY');
  const most = numberIn(schema, 'maxItems') ?? Number.POSITIVE_INFINITY;

  useEffect(() => {
    const wanted = focusNext.current;
    if (wanted === null) return;
    focusNext.current = null;
    (list.current?.querySelector<HTMLElement>(wanted) ?? picker.current)?.focus();
  });

  function keep(next: readonly StoredImage[]): void {
    latest.current = [...next];
    onChange(next.length > 0 ? next : undefined);
  }

  const uploads = useUploads({
    purpose,
    tools,
    onSent: ({ id, name, url, width, height }) => {
      keep([...latest.current, { id, url, width, height }]);
      setSaid(t('files.sent', { name }));
      onBlur();
    },
  });
  const room = most - images.length - uploads.pending.filter(({ progress }) => progress !== null).length;
  const nameOf = (at: number) => images[at]?.alt ?? t('image.number', { number: at + 1 });

  function move(at: number, step: 1 | -1): void {
    const to = at + step;
    const image = images[at];
    if (!image || to < 0 || to >= images.length) return;
    focusNext.current = `[data-image="${to}"] [data-move="${step}"]`;
    setSaid(t('list.moved', { title: nameOf(at), number: to + 1, count: images.length }));
    keep(images.toSpliced(at, 1).toSpliced(to, 0, image));
  }

  function remove(at: number): void {
    focusNext.current = `[data-image="${Math.min(at, images.length - 2)}"] [data-remove]`;
    setOver(false);
    setSaid(t('image.removed'));
    keep(images.toSpliced(at, 1));
  }

  const mover = (at: number, step: 1 | -1, isEnd: boolean) => (
    <button
      type="button"
      data-move={step}
      className={`${styles.button} ${styles.quiet} ${styles.icon}`}
      aria-label={t(step < 0 ? 'list.up' : 'list.down', { title: nameOf(at) })}
      aria-disabled={isEnd}
      onClick={() => move(at, step)}
    >
      <Icon name={step < 0 ? 'up' : 'down'} />
    </button>
  );

  return (
    <div className={styles.stack}>
      {images.length > 0 && (
        <ul ref={list} className={`${styles.plain} ${styles.stack}`} aria-label={t('chips.chosen', { label })}>
          {images.map((image, at) => (
            <li key={image.id ?? image.url} data-image={at}>
              <PictureLine
                control={{ ...control, label: nameOf(at) }}
                image={image}
                pointer={`/${at}`}
                schema={items}
                onRemove={() => remove(at)}
              >
                {images.length > 1 && mover(at, -1, at === 0)}
                {images.length > 1 && mover(at, 1, at === images.length - 1)}
              </PictureLine>
            </li>
          ))}
        </ul>
      )}
      <PendingFiles uploads={uploads} tools={tools} onDropped={() => picker.current?.focus()} />
      <FilePicker
        control={control}
        purpose={purpose}
        isMany
        isFull={room <= 0}
        label={t('image.add')}
        onFiles={(files) => {
          setOver(files.length > room);
          uploads.send(files.slice(0, room));
        }}
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
