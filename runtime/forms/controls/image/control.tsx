import { lazy, Suspense, useRef, useState } from 'react';
import type { ControlProps } from '../../control-contract.ts';
import { Announcement } from '../../parts/Announcement.tsx';
import { limitsOf, refusalOf } from '../../parts/check-file.ts';
import { aspectOf } from '../../parts/crop.ts';
import { FilePicker } from '../../parts/FilePicker.tsx';
import { PendingFiles } from '../../parts/PendingFiles.tsx';
import { PictureLine } from '../../parts/PictureLine.tsx';
import styles from '../../parts/parts.module.css';
import { purposeOf } from '../../parts/schema-parts.ts';
import { storedImage } from '../../parts/stored-file.ts';
import { useUploads } from '../../parts/use-uploads.ts';

const CropDialog = lazy(async () => ({ default: (await import('../../parts/CropDialog.tsx')).CropDialog }));

/** A single image, cropped to its display ratio, with alternative text. */
export function ImageControl(control: ControlProps) {
  const { value, onChange, onBlur, schema, pointer, tools } = control;
  const { t } = tools;
  const image = storedImage(value);
  const picker = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [said, setSaid] = useState('');
  const purpose = purposeOf(schema, 'GALLERY');
  const uploads = useUploads({
    pointer,
    purpose,
    tools,
    onSent: ({ id, name, url, width, height }) => {
      onChange({ id, url, width, height, ...(image?.alt !== undefined && { alt: image.alt }) });
      setSaid(t('files.sent', { name }));
      onBlur();
    },
  });

  function choose([file]: readonly File[]): void {
    if (!file) return;
    for (const { key } of uploads.pending) uploads.drop(key);
    if (refusalOf(file, limitsOf(purpose), tools) === null) setChosen(file);
    else uploads.send([file]);
  }

  return (
    <div className={styles.stack}>
      {image && (
        <PictureLine
          control={control}
          image={image}
          pointer=""
          schema={schema}
          onRemove={() => {
            setSaid(t('image.removed'));
            onChange(undefined);
            picker.current?.focus();
          }}
        />
      )}
      <PendingFiles uploads={uploads} tools={tools} onDropped={() => picker.current?.focus()} />
      <FilePicker
        control={control}
        purpose={purpose}
        isMany={false}
        isFull={false}
        label={t(image ? 'image.replace' : 'image.choose')}
        onFiles={choose}
        buttonRef={picker}
      />
      {chosen && (
        <Suspense>
          <CropDialog
            file={chosen}
            aspect={aspectOf(purpose)}
            t={t}
            onDone={(file) => {
              setChosen(null);
              uploads.send([file]);
            }}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
      <Announcement>{said}</Announcement>
    </div>
  );
}
