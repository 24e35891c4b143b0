import { useRef, useState } from 'react';
import type { ControlProps } from '../../control-contract.ts';
import { Announcement } from '../../parts/Announcement.tsx';
import { FilePicker } from '../../parts/FilePicker.tsx';
import { PendingFiles } from '../../parts/PendingFiles.tsx';
import styles from '../../parts/parts.module.css';
import { purposeOf } from '../../parts/schema-parts.ts';
import { storedFile } from '../../parts/stored-file.ts';
import { useUploads } from '../../parts/use-uploads.ts';
import { FileLine } from '../files/FileLine.tsx';

/** A single file; another upload replaces it. */
export function FileControl(control: ControlProps) {
  const { value, onChange, onBlur, schema, pointer, readOnly, disabled, errorsAt, tools } = control;
  const { t } = tools;
  const file = storedFile(value);
  const picker = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const purpose = purposeOf(schema, 'DOCUMENT');
  const uploads = useUploads({
    pointer,
    purpose,
    tools,
    onSent: ({ id, name, size }) => {
      onChange({ id, name, size });
      setSaid(t('files.sent', { name }));
      onBlur();
    },
  });

  function replace(files: readonly File[]): void {
    for (const { key } of uploads.pending) uploads.drop(key);
    uploads.send(files);
  }

  return (
    <div className={styles.stack}>
      {file && (
        <ul className={styles.plain}>
          <FileLine
            file={file}
            at={0}
            count={1}
            errors={[...errorsAt('/name'), ...errorsAt('/size')]}
            isFixed={readOnly || disabled}
            onMove={() => undefined}
            onRemove={() => {
              setSaid(t('files.removed', { name: file.name }));
              onChange(undefined);
              picker.current?.focus();
            }}
            tools={tools}
          />
        </ul>
      )}
      <PendingFiles uploads={uploads} tools={tools} onDropped={() => picker.current?.focus()} />
      <FilePicker
        control={control}
        purpose={purpose}
        isMany={false}
        isFull={false}
        label={t(file ? 'files.replace' : 'files.choose')}
        onFiles={replace}
        buttonRef={picker}
      />
      <Announcement>{said}</Announcement>
    </div>
  );
}
