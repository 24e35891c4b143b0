import type { FormTools } from '../control-contract.ts';
import { sizeText } from './check-file.ts';
import { Icon } from './Icon.tsx';
import styles from './PendingFiles.module.css';
import parts from './parts.module.css';
import type { Uploads } from './use-uploads.ts';

interface PendingFilesProps {
  uploads: Uploads;
  tools: FormTools;
  /** Called when a row is removed whose button had the focus. */
  onDropped(): void;
}

/** Pending uploads with a progress bar, and failed ones with the reason. */
export function PendingFiles({ uploads, tools, onDropped }: PendingFilesProps) {
  const { t, locale } = tools;
  if (uploads.pending.length === 0) return null;
  return (
    <ul className={`${parts.plain} ${parts.stack}`} aria-label={t('files.pending')}>
      {uploads.pending.map(({ key, file, progress, reason, canRetry }) => (
        <li key={key} className={styles.file} data-failed={reason !== null}>
          <div className={styles.text}>
            <span className={styles.name}>{file.name}</span>{' '}
            <span className={parts.hint}>{sizeText(file.size, locale)}</span>
            {progress !== null && (
              <progress
                className={styles.bar}
                max={1}
                value={progress}
                aria-label={t('files.progress', { name: file.name })}
              />
            )}
            {reason !== null && (
              <p className={parts.error} role="alert">
                {reason}
              </p>
            )}
          </div>
          {reason !== null && canRetry && (
            <button
              type="button"
              className={parts.button}
              aria-label={t('files.retryFile', { name: file.name })}
              onClick={() => uploads.retry(key)}
            >
              {t('files.retry')}
            </button>
          )}
          <button
            type="button"
            className={`${parts.button} ${parts.quiet} ${parts.icon}`}
            aria-label={t(progress === null ? 'files.dismiss' : 'files.cancel', { name: file.name })}
            onClick={() => {
              uploads.drop(key);
              onDropped();
            }}
          >
            <Icon name="cross" />
          </button>
        </li>
      ))}
    </ul>
  );
}
