import { useEffect, useRef } from 'react';
import { useTexts } from '../../runtime/page/texts.tsx';
import styles from './JobManager.module.css';

interface DeletePanelProps {
  title: string;
  isBusy: boolean;
  onDelete(): void;
  onClose(): void;
}

/** Asks once more: what is deleted does not come back. */
export function DeletePanel({ title, isBusy, onDelete, onClose }: DeletePanelProps) {
  const t = useTexts('job-manager');
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div className={styles.panel} role="group" aria-label={t('deed.of.delete', { title })}>
      <p>{t('delete.question', { title })}</p>
      <div className={styles.line}>
        <button type="button" className={`button ${styles.danger}`} disabled={isBusy} onClick={onDelete}>
          {t('delete.submit')}
        </button>
        <button type="button" className="button button-quiet" ref={keep} onClick={onClose}>
          {t('keep')}
        </button>
      </div>
    </div>
  );
}
