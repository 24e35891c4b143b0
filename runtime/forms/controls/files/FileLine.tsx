import type { FormTools } from '../../control-contract.ts';
import { sizeText } from '../../parts/check-file.ts';
import { Icon } from '../../parts/Icon.tsx';
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

/** A file that has arrived. */
export function FileLine({ file, at, count, errors, isFixed, onMove, onRemove, tools }: FileLineProps) {
  const { t, locale } = tools;
  const move = (step: 1 | -1, isLast: boolean) => (
    <button
      type="button"
      data-move={step}
      className={`${styles.button} ${styles.quiet} ${styles.icon}`}
      aria-label={t(step < 0 ? 'list.up' : 'list.down', { title: file.name })}
      aria-disabled={isLast}
      onClick={() => onMove(step)}
    >
      <Icon name={step < 0 ? 'up' : 'down'} />
    </button>
  );
  return (
    <li data-file={at} className={pending.file} data-failed={errors.length > 0}>
      <Icon name="file" />
      <div className={pending.text}>
        <span className={pending.name}>{file.name}</span>{' '}
        <span className={styles.hint}>{sizeText(file.size, locale)}</span>
        {errors.length > 0 && <p className={styles.error}>{errors.join(' ')}</p>}
      </div>
      {!isFixed && count > 1 && (
        <>
          {move(-1, at === 0)}
          {move(1, at === count - 1)}
        </>
      )}
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
