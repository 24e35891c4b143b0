import type { FormTools } from '../../control-contract.ts';
import { sizeText } from '../../parts/check-file.ts';
import { Icon } from '../../parts/Icon.tsx';
import { MoveButtons } from '../../parts/MoveButtons.tsx';
import pending from '../../parts/PendingFiles.module.css';
import styles from '../../parts/parts.module.css';
import type { StoredFile } from '../../parts/stored-file.ts';

interface FileLineProps {
  file: StoredFile;
  at: number;
  count: number;
  errors: readonly string[];
  isFixed: boolean;
  onMove(step: 1 | -1): void;
  onRemove(): void;
  tools: FormTools;
}

/** An uploaded file. */
export function FileLine({ file, at, count, errors, isFixed, onMove, onRemove, tools }: FileLineProps) {
  const { t, locale } = tools;
  return (
    <li data-upload={at} className={pending.file} data-failed={errors.length > 0}>
      <Icon name="file" />
      <div className={pending.text}>
        <span className={pending.name}>{file.name}</span>{' '}
        <span className={styles.hint}>{sizeText(file.size, locale)}</span>
        {errors.length > 0 && <p className={styles.error}>{errors.join(' ')}</p>}
      </div>
      {!isFixed && <MoveButtons at={at} count={count} title={file.name} onMove={onMove} tools={tools} />}
      {!isFixed && (
        <button
          type="button"
          data-remove=""
          className={`${styles.button} ${styles.quiet} ${styles.icon}`}
          aria-label={t('files.remove', { name: file.name })}
          onClick={onRemove}
        >
          <Icon name="bin" />
        </button>
      )}
    </li>
  );
}
